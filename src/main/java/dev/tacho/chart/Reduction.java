package dev.tacho.chart;

import dev.tacho.chart.Sheet.Frame;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A series as few points as look the same: of each pixel column only the first, the lowest, the highest and the last.
 * The time to paint then follows the width of the picture, not the length of the run.
 */
final class Reduction {
    private static final double LEAST_COLUMN = 2;
    /** Points in a column from which on a line is no longer seen as one. */
    private static final double DENSE = 4;

    private final Frame frame;
    private final double[] xs;
    private final double[] ys;
    private final Ruler ruler;
    private final double density;

    /** @param density device pixels per logical one */
    Reduction(Frame frame, double[] xs, Series series, double density) {
        this.frame = frame;
        this.xs = xs;
        this.ys = series.ys();
        this.ruler = frame.ruler(series.side());
        this.density = density;
    }

    /** So many points to a column that a line would go up and down in each. */
    static boolean dense(double[] xs, Frame frame, double density) {
        return xs.length > 0
                && xs.length > DENSE * ((frame.x(xs[xs.length - 1]) - frame.x(xs[0])) * density + 1);
    }

    /**
     * @param line   to be stroked
     * @param filled what a stroke could not show or would take too long for: points with a gap on either side, and
     *               stretches so dense that their line would go up and down in every column
     */
    record Trace(Path2D line, Path2D filled) {
    }

    Trace trace(Pen pen, double dotSize) {
        Path2D line = new Path2D.Double();
        Path2D filled = new Path2D.Double();
        boolean banded = pen.stroke().getDashArray() == null && dense(xs, frame, density);
        int i = 0;
        while (i < ys.length) {
            if (!shown(i)) {
                i++;
                continue;
            }
            int end = i + 1;
            while (end < ys.length && shown(end)) {
                end++;
            }
            if (end - i == 1) {
                filled.append(new Ellipse2D.Double(x(i) - dotSize / 2, y(ys[i]) - dotSize / 2, dotSize,
                        dotSize), false);
            } else if (banded) {
                band(filled, i, end, pen.stroke().getLineWidth() / 2);
            } else {
                stretch(line, i, end);
            }
            i = end;
        }
        return new Trace(line, filled);
    }

    /** Points {@code from} to {@code end}, which are all there. */
    private void stretch(Path2D path, int from, int end) {
        path.moveTo(x(from), y(ys[from]));
        int i = from;
        while (i < end) {
            long column = column(i);
            int lowest = i;
            int highest = i;
            int last = i;
            while (last + 1 < end && column(last + 1) == column) {
                last++;
                lowest = ys[last] < ys[lowest] ? last : lowest;
                highest = ys[last] > ys[highest] ? last : highest;
            }
            int earlier = Math.min(lowest, highest);
            int later = Math.max(lowest, highest);
            to(path, i, from);
            to(path, earlier, i);
            to(path, later, earlier);
            to(path, last, later);
            i = last + 1;
        }
    }

    /**
     * The outline of all that a line through the points would cover. Each column has the full width of a pixel, so that
     * a single spike is as strong as any, and reaches to where the one before left off.
     */
    private void band(Path2D path, int from, int end, double half) {
        Deque<Point2D> lower = new ArrayDeque<>();
        int i = from;
        while (i < end) {
            long column = column(i);
            double lowest = ys[Math.max(from, i - 1)];
            double highest = lowest;
            for (; i < end && column(i) == column; i++) {
                lowest = Math.min(lowest, ys[i]);
                highest = Math.max(highest, ys[i]);
            }
            double x1 = column / density;
            double x2 = (i < end ? column(i) : column + 1) / density;
            if (lower.isEmpty()) {
                path.moveTo(x1, y(highest) - half);
            } else {
                path.lineTo(x1, y(highest) - half);
            }
            path.lineTo(x2, y(highest) - half);
            lower.push(new Point2D.Double(x1, y(lowest) + half));
            lower.push(new Point2D.Double(x2, y(lowest) + half));
        }
        lower.forEach(point -> path.lineTo(point.getX(), point.getY()));
        path.closePath();
    }

    private void to(Path2D path, int point, int before) {
        if (point != before) {
            path.lineTo(x(point), y(ys[point]));
        }
    }

    /** How high the highest point of each pixel column is; each point reaches back to the one before. */
    private double[] highest() {
        int count = (int) Math.ceil((frame.x2() - frame.x1()) * density);
        double[] highest = new double[Math.max(0, count)];
        for (int i = 0; i < ys.length; i++) {
            if (shown(i) && ys[i] > 0) {
                double start = i > 0 ? x(i - 1) : x(i) - (xs.length > 1 ? x(1) - x(0) : 0);
                int first = clamp(Math.round((start - frame.x1()) * density), count - 1);
                int last = Math.max(first, clamp(Math.round((x(i) - frame.x1()) * density) - 1, count - 1));
                for (int column = first; column <= last; column++) {
                    highest[column] = Math.max(highest[column], ys[i]);
                }
            }
        }
        return highest;
    }

    /** Filled from zero up, never too low to be seen. */
    Path2D columns() {
        Path2D path = new Path2D.Double();
        double[] highest = highest();
        for (int column = 0; column < highest.length; column++) {
            int start = column;
            column = levelUntil(highest, start) - 1;
            if (highest[start] > 0) {
                double x1 = left(start);
                double x2 = left(column + 1);
                double y1 = Math.min(y(highest[start]), frame.y2() - LEAST_COLUMN);
                path.append(new Rectangle2D.Double(x1, y1, x2 - x1, frame.y2() - y1), false);
            }
        }
        return path;
    }

    /** Filled from zero up, in one piece as long as there is no gap. */
    Path2D area() {
        return outline(true);
    }

    /** The upper edge of {@link #area}. */
    Path2D edge() {
        return outline(false);
    }

    private Path2D outline(boolean closed) {
        Path2D path = new Path2D.Double();
        double[] highest = highest();
        boolean drawing = false;
        for (int column = 0; column < highest.length;) {
            int end = levelUntil(highest, column);
            double y = y(highest[column]);
            boolean there = highest[column] > 0;
            if (there && !drawing) {
                path.moveTo(left(column), closed ? frame.y2() : y);
            }
            if (there) {
                path.lineTo(left(column), y);
                path.lineTo(left(end), y);
            }
            boolean ends = there && (end == highest.length || !(highest[end] > 0));
            if (ends && closed) {
                path.lineTo(left(end), frame.y2());
                path.closePath();
            }
            drawing = there && !ends;
            column = end;
        }
        return path;
    }

    /** The first column after {@code start} that is not as high. */
    private static int levelUntil(double[] highest, int start) {
        int end = start + 1;
        while (end < highest.length && highest[end] == highest[start]) {
            end++;
        }
        return end;
    }

    private double left(int column) {
        return frame.x1() + column / density;
    }

    /** Filled from zero up, each around its point and half way to the next ones. */
    Path2D bins() {
        Path2D path = new Path2D.Double();
        for (int i = 0; i < ys.length; i++) {
            if (shown(i) && ys[i] > 0) {
                double x1 = border(i - 1);
                double x2 = border(i);
                double y1 = Math.min(y(ys[i]), frame.y2() - LEAST_COLUMN);
                path.append(new Rectangle2D.Double(x1, y1, x2 - x1, frame.y2() - y1), false);
            }
        }
        return path;
    }

    /** Between point {@code i} and the next, on the edge of a device pixel, so that no seam shows. */
    private double border(int i) {
        int before = Math.clamp(i, 0, Math.max(0, xs.length - 2));
        int after = Math.min(before + 1, xs.length - 1);
        double half = (x(after) - x(before)) / 2;
        double border = i < 0 ? x(0) - half : x(Math.min(i, xs.length - 1)) + half;
        return Math.rint(Math.clamp(border, frame.x1(), frame.x2()) * density) / density;
    }

    private static int clamp(long column, int last) {
        return Math.clamp(column, 0, Math.max(0, last));
    }

    private boolean shown(int i) {
        return Double.isFinite(ys[i]);
    }

    private long column(int i) {
        return (long) Math.floor(x(i) * density);
    }

    private double x(int i) {
        return frame.x(xs[i]);
    }

    private double y(double value) {
        return frame.y(ruler, value);
    }
}
