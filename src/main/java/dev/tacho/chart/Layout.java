package dev.tacho.chart;

import dev.tacho.chart.Sheet.Anchor;
import dev.tacho.chart.Sheet.Face;
import dev.tacho.chart.Sheet.Frame;
import dev.tacho.chart.Sheet.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Divides a sheet: first the heights, which give the marks of the upright axes, whose widest label then gives the left
 * and right edge that all plots share.
 */
final class Layout {
    private static final double LEAST_PLOT = 12;

    private final Figure figure;
    private final Type type;
    private final int width;
    private final int height;
    private final double margin;
    private final SheetParts parts = new SheetParts();

    private Layout(Figure figure, int width, int height) {
        this.figure = figure;
        this.width = width;
        this.height = height;
        type = Type.of(width, height);
        margin = type.px(figure.title.isEmpty() ? 10 : 30);
    }

    static Sheet of(Figure figure, int width, int height) {
        return new Layout(figure, width, height).sheet();
    }

    /** A plot's upper and lower edge and its upright axes. */
    private record Row(Plot plot, double y1, double y2, Optional<Ruler> left, Optional<Ruler> right) {
    }

    private Sheet sheet() {
        double top = figure.title.isEmpty() ? type.px(8) : titles();
        top = new Legend(type, parts).add(figure.legend, margin, top, width - 2 * margin);
        double bottom = figure.caption.isEmpty() ? height - type.px(8) : caption();
        List<Row> rows = rows(top, bottom - type.px(52));
        double x1 = Math.rint(margin + widest(rows, true));
        double rightEdge = width - margin - widest(rows, false);
        Ruler x = ruler(rightEdge - x1);
        double overhang = x.marks().isEmpty() ? 0 : labelWidth(x.marks().getLast().label()) / 2;
        double x2 = Math.rint(Math.max(x1 + LEAST_PLOT, Math.min(rightEdge, width - type.px(6) - overhang)));
        x = ruler(x2 - x1);

        PlotFurniture furniture = new PlotFurniture(type, parts, margin, width);
        List<Frame> frames = new ArrayList<>();
        for (Row row : rows) {
            Frame frame = new Frame(x1, row.y1, x2, row.y2, x, row.left, row.right);
            furniture.shade(figure, row.plot, frame, frames.isEmpty());
            furniture.add(row.plot, frame, figure.legend.isEmpty());
            frames.add(frame);
        }
        if (!frames.isEmpty()) {
            furniture.addElapsed(figure.x, frames.getLast());
        }
        return parts.sheet(width, height, frames);
    }

    private double titles() {
        double y = type.px(22);
        y = paragraph(figure.title, type.title(), Ink.TITLE, y, 1.2);
        if (!figure.subtitle.isEmpty()) {
            y = paragraph(figure.subtitle, type.subtitle(), Ink.MUTED, y + type.px(4), 1.3);
        }
        return y + type.px(20);
    }

    /** Sets lines from {@code y} down and gives the lower edge of the last. */
    private double paragraph(String text, Face face, Ink ink, double y, double leading) {
        for (String line : Lettering.wrap(text, face, width - 2 * margin)) {
            y += face.size() * leading;
            String shown = line.endsWith(Wording.SEPARATOR.strip()) ? line.substring(0, line.length() - 2) : line;
            parts.labels.add(new Label(shown.replace('\u00a0', ' '), margin, y, Anchor.START, false, face, ink));
        }
        return y;
    }

    /** Sets the caption at the bottom and gives the upper edge of the room it takes. */
    private double caption() {
        Face face = type.caption();
        int lines = Lettering.wrap(figure.caption, face, width - 2 * margin).size();
        double top = height - type.px(22) - lines * face.size() * 1.45;
        paragraph(figure.caption, face, Ink.MUTED, top + face.size() * 0.2, 1.45);
        return top - type.px(8);
    }

    private List<Row> rows(double top, double bottom) {
        double header = type.px(34);
        double gap = type.px(14);
        int count = figure.plots.size();
        double weights = figure.plots.stream().mapToDouble(Plot::weight).sum();
        double free = Math.max(count * LEAST_PLOT, bottom - top - count * header - (count - 1) * gap);
        List<Row> rows = new ArrayList<>();
        double y = top;
        for (Plot plot : figure.plots) {
            double y1 = Math.rint(y + header);
            double y2 = Math.rint(y1 + Math.max(LEAST_PLOT, free * plot.weight() / weights));
            Optional<Ruler> left = plot.left().map(axis -> axis.ruler(y2 - y1, _ -> type.label().size()));
            int intervals = left.map(ruler -> ruler.marks().size() - 1).orElse(1);
            Optional<Ruler> right = plot.heat().map(heat -> heat.key().ruler(y2 - y1, _ -> type.label().size()))
                    .or(() -> plot.right().map(axis -> axis.ruler(intervals)));
            rows.add(new Row(plot, y1, y2, left, right));
            y = y2 + gap;
        }
        return rows;
    }

    /** The room that labels and title of the upright axes take on one side. */
    private double widest(List<Row> rows, boolean leftSide) {
        double widest = 0;
        for (Row row : rows) {
            Optional<Ruler> ruler = leftSide ? row.left : row.right;
            if (ruler.isPresent() && !ruler.get().marks().isEmpty()) {
                double labels = ruler.get().marks().stream().mapToDouble(mark -> labelWidth(mark.label())).max()
                        .orElse(0);
                boolean strip = !leftSide && row.plot.heat().isPresent();
                widest = Math.max(widest, labels + type.px(PlotFurniture.LABEL_GAP + 30
                        + (strip ? PlotFurniture.STRIP_ROOM : 0)));
            }
            widest = leftSide ? widest : Math.max(widest, levelNames(row));
        }
        return widest;
    }

    private double levelNames(Row row) {
        return row.plot.levels().stream().filter(level -> level.value() <= row.left.orElseThrow().high())
                .mapToDouble(level -> Lettering.width(level.name(), type.minor()) + type.px(PlotFurniture.LABEL_GAP))
                .max().orElse(0);
    }

    private Ruler ruler(double pixels) {
        return figure.x.ruler(Math.max(LEAST_PLOT, pixels), this::labelWidth);
    }

    private double labelWidth(String text) {
        return Lettering.width(text, type.label());
    }
}
