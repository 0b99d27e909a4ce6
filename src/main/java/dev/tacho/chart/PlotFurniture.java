package dev.tacho.chart;

import dev.tacho.chart.Ruler.Mark;
import dev.tacho.chart.Ruler.Rank;
import dev.tacho.chart.Sheet.Anchor;
import dev.tacho.chart.Sheet.Face;
import dev.tacho.chart.Sheet.Frame;
import dev.tacho.chart.Sheet.Key;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.chart.Sheet.Plate;
import dev.tacho.chart.Sheet.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** What stands around and behind the data of a plot: heading, legend, grid, axes. */
final class PlotFurniture {
    static final double LABEL_GAP = 9;
    /** What the key of a heat map takes between the plot and its labels. */
    static final double STRIP_ROOM = 26;
    private static final double STRIP_WIDTH = 14;
    private static final double KEY_WIDTH = 26;
    private static final double SQUARE_WIDTH = 11;
    private static final double DOUBT_LEADING = 1.3;

    private final Type type;
    private final SheetParts parts;
    private final double margin;
    private final int width;

    /** Puts all into {@code parts}. */
    PlotFurniture(Type type, SheetParts parts, double margin, int width) {
        this.type = type;
        this.parts = parts;
        this.margin = margin;
        this.width = width;
    }

    /**
     * Lays the shades of the figure under a plot.
     *
     * @param named whether their names stand in it
     */
    void shade(Figure figure, Plot plot, Frame frame, boolean named) {
        if (frame.left().isEmpty()) {
            return;
        }
        for (Figure.Shade shade : figure.shades) {
            double x1 = Math.max(frame.x1(), frame.x(shade.from()));
            double x2 = Math.min(frame.x2(), frame.x(shade.to()));
            parts.grounds.add(new Plate(x1, frame.y1(), x2, frame.y2(), Ink.SHADE));
            Face face = type.caption();
            double half = Lettering.width(shade.name(), face) / 2 + type.px(4);
            if (named && x2 - x1 >= 2 * half) {
                double middle = (x1 + x2) / 2;
                // After the load a server answers little, at the beginning it depends: where no line runs.
                boolean above = shade.from() > 0 || highest(figure, plot, shade, frame) > (frame.y1() + frame.y2()) / 2;
                double baseline = above ? frame.y1() + face.size() + type.px(8) : frame.y2() - type.px(10);
                parts.plates.add(new Plate(middle - half, baseline - face.size(), middle + half, baseline + type.px(5),
                        Ink.SHADE));
                parts.labels.add(new Label(shade.name(), middle, baseline, Anchor.MIDDLE, false, face, Ink.MUTED));
            }
        }
    }

    /** How far up a line of the left axis reaches in a shade: the smallest y, that of the axis if there is none. */
    private static double highest(Figure figure, Plot plot, Figure.Shade shade, Frame frame) {
        double highest = frame.y2();
        for (Series series : plot.series()) {
            double[] xs = series.xs(figure);
            for (int i = 0; i < xs.length && series.side() == Series.Side.LEFT; i++) {
                boolean within = xs[i] >= shade.from() && xs[i] <= shade.to();
                if (within && Double.isFinite(series.ys()[i])) {
                    highest = Math.min(highest, frame.y(frame.left().orElseThrow(), series.ys()[i]));
                }
            }
        }
        return highest;
    }

    /** @param legend whether to say which line is which */
    void add(Plot plot, Frame frame, boolean legend) {
        double legendStart = legend && plot.needsLegend() ? legend(plot, frame) : frame.x2();
        double headingEnd = frame.x1() + Lettering.width(plot.title(), type.heading());
        if (headingEnd + type.px(10) < legendStart) {
            parts.labels.add(new Label(plot.title(), frame.x1(), frame.y1() - type.px(13), Anchor.START, false,
                    type.heading(), Ink.TITLE));
        }
        if (plot.left().isEmpty()) {
            parts.grounds.add(new Plate(frame.x1(), frame.y1(), frame.x2(), frame.y2(), Ink.EMPTY_PLOT));
        }
        plot.doubt().ifPresent(doubt -> doubt(doubt, frame));
        plot.left().ifPresent(axis -> {
            grid(frame);
            scale(frame, frame.left().orElseThrow(), axis, Side.left(plot));
        });
        plot.right().ifPresent(axis -> scale(frame, frame.right().orElseThrow(), axis, Side.right(plot)));
        plot.heat().ifPresent(heat -> {
            double x2 = frame.x2() + type.px(STRIP_ROOM);
            parts.strips.add(new Sheet.Strip(x2 - type.px(STRIP_WIDTH), frame.y1(), x2, frame.y2()));
            scale(frame, frame.right().orElseThrow(), heat.key(), new Side(true, Ink.MUTED, Ink.TEXT));
        });
        plot.levels().forEach(level -> level(level, frame));
        new BarRows(type, parts).add(plot.bars(), frame);
        if (!plot.message().isEmpty()) {
            message(plot, frame);
        }
    }

    /** Which edge an axis stands at, and its colour: that of its only series where there is a second axis. */
    private record Side(boolean right, Ink title, Ink text) {

        static Side left(Plot plot) {
            return plot.right().isEmpty() ? new Side(false, Ink.MUTED, Ink.TEXT) : of(plot, Series.Side.LEFT);
        }

        static Side right(Plot plot) {
            return of(plot, Series.Side.RIGHT);
        }

        private static Side of(Plot plot, Series.Side side) {
            List<Ink> inks = plot.series().stream().filter(series -> series.side() == side).map(Series::ink).toList();
            boolean right = side == Series.Side.RIGHT;
            return inks.size() == 1 ? new Side(right, inks.getFirst(), inks.getFirst())
                    : new Side(right, Ink.MUTED, Ink.TEXT);
        }
    }

    private void grid(Frame frame) {
        List<Rule> lines = new ArrayList<>();
        Ruler ruler = frame.left().orElseThrow();
        for (Mark mark : ruler.marks()) {
            double y = frame.y(ruler, mark.value());
            lines.add(new Rule(frame.x1(), y, frame.x2(), y, mark.rank() == Rank.MAJOR ? Ink.GRID : Ink.GRID_FINE));
        }
        for (Mark mark : frame.x().marks()) {
            double x = frame.x(mark.value());
            lines.add(new Rule(x, frame.y1(), x, frame.y2(), Ink.GRID));
        }
        lines.add(new Rule(frame.x1(), frame.y2(), frame.x2(), frame.y2(), Ink.AXIS));
        lines.sort(Comparator.comparing(Rule::ink, Comparator.comparingInt(PlotFurniture::depth)));
        parts.rules.addAll(lines);
    }

    /** Fine lines lie under coarse ones, and those under the axis. */
    private static int depth(Ink ink) {
        return ink == Ink.GRID_FINE ? 0 : ink == Ink.GRID ? 1 : 2;
    }

    private void scale(Frame frame, Ruler ruler, Axis axis, Side side) {
        boolean strip = side.right && !parts.strips.isEmpty();
        double x = side.right ? frame.x2() + type.px(LABEL_GAP + (strip ? STRIP_ROOM : 0))
                : frame.x1() - type.px(LABEL_GAP);
        for (Mark mark : ruler.marks()) {
            if (!mark.label().isEmpty()) {
                boolean minor = mark.rank() == Rank.MINOR;
                Face face = minor ? type.minor() : type.label();
                double baseline = frame.y(ruler, mark.value()) + face.size() * Lettering.CAP / 2;
                parts.labels.add(new Label(mark.label(), x, baseline,
                        side.right ? Anchor.START : Anchor.END, false, face, minor ? Ink.FAINT : side.text));
            }
        }
        double middle = (frame.y1() + frame.y2()) / 2;
        double room = frame.y2() - frame.y1() + type.px(24);
        String title = axis.titles().stream().filter(text -> Lettering.width(text, type.label()) <= room).findFirst()
                .orElse("");
        if (!title.isEmpty()) {
            double baseline = side.right ? width - margin - type.px(3) : margin + type.label().size() * Lettering.CAP;
            parts.labels.add(new Label(title, baseline, middle, Anchor.MIDDLE, true, type.label(), side.title));
        }
    }

    /** Right-aligned over the plot; gives where it starts. */
    private double legend(Plot plot, Frame frame) {
        double x = frame.x2();
        double y = frame.y1() - type.px(13);
        for (Series series : plot.series().reversed()) {
            x -= Lettering.width(series.name(), type.label());
            parts.labels.add(new Label(series.name(), x, y, Anchor.START, false, type.label(), Ink.TEXT));
            double keyWidth = type.px(series.pen().filled() ? SQUARE_WIDTH : KEY_WIDTH);
            x -= keyWidth + type.px(7);
            parts.keys.add(new Key(x, y - type.label().size() * Lettering.CAP / 2, keyWidth, series.ink(),
                    series.pen()));
            x -= type.px(18);
        }
        return x;
    }

    /** A stretch of the curve that rests on few samples. */
    private void doubt(Plot.Doubt doubt, Frame frame) {
        double x = frame.x(doubt.from());
        parts.grounds.add(new Plate(x, frame.y1(), frame.x2(), frame.y2(), Ink.EMPTY_PLOT));
        Face face = type.caption();
        double room = frame.x2() - x - type.px(12);
        boolean fits = Arrays.stream(doubt.text().split(" ")).allMatch(word -> Lettering.width(word, face) <= room);
        if (fits) {
            List<String> lines = Lettering.wrap(doubt.text(), face, room);
            double half = lines.stream().mapToDouble(line -> Lettering.width(line, face)).max().orElse(0) / 2
                    + type.px(4);
            double baseline = frame.y2() - type.px(10);
            double middle = (x + frame.x2()) / 2;
            parts.plates.add(new Plate(middle - half, baseline - (lines.size() - 1) * DOUBT_LEADING * face.size()
                    - face.size(), middle + half, baseline + type.px(5), Ink.EMPTY_PLOT));
            for (String line : lines.reversed()) {
                parts.labels.add(new Label(line, middle, baseline, Anchor.MIDDLE, false, face, Ink.MUTED));
                baseline -= DOUBT_LEADING * face.size();
            }
        }
    }

    /** Its name, at the right of its line; what is beyond the axis is not shown. */
    private void level(Plot.Level level, Frame frame) {
        Ruler ruler = frame.left().orElseThrow();
        if (level.value() <= ruler.high()) {
            double baseline = frame.y(ruler, level.value()) + type.minor().size() * Lettering.CAP / 2;
            parts.labels.add(new Label(level.name(), frame.x2() + type.px(LABEL_GAP), baseline, Anchor.START, false,
                    type.minor(), Ink.MUTED));
        }
    }

    private void message(Plot plot, Frame frame) {
        List<String> lines = Lettering.wrap(plot.message(), type.subtitle(), (frame.x2() - frame.x1()) * 0.9);
        double line = type.subtitle().size() * 1.35;
        double y = (frame.y1() + frame.y2() - lines.size() * line) / 2 + line * 0.75;
        double half = lines.stream().mapToDouble(one -> Lettering.width(one, type.subtitle())).max().orElse(0) / 2
                + type.px(10);
        double middle = (frame.x1() + frame.x2()) / 2;
        parts.plates.add(new Plate(middle - half, y - line, middle + half, y + (lines.size() - 0.6) * line,
                plot.left().isEmpty() ? Ink.EMPTY_PLOT : Ink.GROUND));
        for (String one : lines) {
            parts.labels.add(new Label(one, middle, y, Anchor.MIDDLE, false, type.subtitle(),
                    Ink.MUTED));
            y += line;
        }
    }

    /** The marks of the shared axis, under the lowest plot. */
    void addElapsed(Axis axis, Frame lowest) {
        double y = lowest.y2() + type.px(12) + type.label().size() * Lettering.CAP;
        for (Mark mark : lowest.x().marks()) {
            if (!mark.label().isEmpty()) {
                parts.labels.add(new Label(mark.label(), lowest.x(mark.value()), y, Anchor.MIDDLE, false, type.label(),
                        Ink.TEXT));
            }
        }
        String title = axis.titles().stream()
                .filter(text -> Lettering.width(text, type.label()) <= lowest.x2() - lowest.x1()).findFirst()
                .orElse("");
        if (!title.isEmpty()) {
            parts.labels.add(new Label(title, (lowest.x1() + lowest.x2()) / 2, y + type.px(21), Anchor.MIDDLE, false,
                    type.label(), Ink.MUTED));
        }
    }
}
