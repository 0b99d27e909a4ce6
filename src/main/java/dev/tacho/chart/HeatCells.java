package dev.tacho.chart;

import dev.tacho.chart.Sheet.Frame;
import java.awt.geom.Path2D;

/** The cells of a heat map as one path for each colour. Their edges lie on those of pixels, so no seam shows. */
final class HeatCells {
    private final Frame frame;
    private final double density;

    /** @param density device pixels per logical one */
    HeatCells(Frame frame, double density) {
        this.frame = frame;
        this.density = density;
    }

    /** By level of {@link Ramp}; a level without a cell has an empty path. */
    Path2D[] paths(Heat heat) {
        Ruler key = frame.right().orElseThrow();
        Ruler upright = frame.left().orElseThrow();
        Path2D[] paths = new Path2D[Ramp.LEVELS];
        for (int level = 0; level < paths.length; level++) {
            paths[level] = new Path2D.Double();
        }
        for (int column = 0; column < heat.xs().length - 1; column++) {
            double x1 = snapped(frame.x(heat.xs()[column]));
            double x2 = Math.max(snapped(frame.x(heat.xs()[column + 1])), x1 + 1 / density);
            for (int row = 0; row < heat.ys().length - 1; row++) {
                if (heat.count(column, row) > 0) {
                    int level = Ramp.level(key.fraction(heat.count(column, row)));
                    double y1 = snapped(frame.y(upright, heat.ys()[row + 1]));
                    double y2 = Math.max(snapped(frame.y(upright, heat.ys()[row])), y1 + 1 / density);
                    cell(paths[level], x1, y1, x2, y2);
                }
            }
        }
        return paths;
    }

    private static void cell(Path2D path, double x1, double y1, double x2, double y2) {
        path.moveTo(x1, y1);
        path.lineTo(x2, y1);
        path.lineTo(x2, y2);
        path.lineTo(x1, y2);
        path.closePath();
    }

    private double snapped(double position) {
        return Math.rint(position * density) / density;
    }
}
