package dev.tacho.chart;

import dev.tacho.chart.Raster.Reading;
import dev.tacho.chart.Raster.Value;
import dev.tacho.chart.Sheet.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads a painted figure: from a place on the sheet to the nearest data. */
record Cursor(Figure figure, Look look, Sheet sheet) {

    Optional<Reading> at(double x, double y) {
        if (sheet.frames().isEmpty() || figure.xs.length == 0) {
            return Optional.empty();
        }
        Frame first = sheet.frames().getFirst();
        double bottom = sheet.frames().getLast().y2();
        if (!(x >= first.x1() && x <= first.x2() && y >= first.y1() && y <= bottom)) {
            return Optional.empty();
        }
        int index = nearest(figure.xs, first.x().value((x - first.x1()) / (first.x2() - first.x1())));
        List<Value> values = new ArrayList<>();
        for (Plot plot : figure.plots) {
            for (Series series : plot.series()) {
                double[] xs = series.xs(figure);
                double value = xs.length > 0 ? series.value(nearest(xs, figure.xs[index])) : Double.NaN;
                // Of a stack only what is in it there.
                if (xs.length > 0 && (series.pen() != Pen.AREA || Double.isFinite(value))) {
                    values.add(new Value(series.name(), series.ink().rgb(look), plot.axis(series).read(value)));
                }
            }
            plot.heat().ifPresent(heat -> cell(plot, heat, index, y).ifPresent(values::add));
        }
        return Optional.of(new Reading(first.x(figure.xs[index]), first.y1(), bottom,
                figure.x.read(figure.xs[index]), values));
    }

    /** What the colour at height {@code y} says. */
    private Optional<Value> cell(Plot plot, Heat heat, int column, double y) {
        Frame frame = sheet.frames().get(figure.plots.indexOf(plot));
        Ruler upright = frame.left().orElseThrow();
        double value = upright.value((frame.y2() - y) / (frame.y2() - frame.y1()));
        int found = Arrays.binarySearch(heat.ys(), value);
        int row = found >= 0 ? found : -found - 2;
        if (row < 0 || row >= heat.ys().length - 1) {
            return Optional.empty();
        }
        Axis axis = plot.left().orElseThrow();
        double count = heat.count(column, row);
        int level = Ramp.level(frame.right().orElseThrow().fraction(count));
        return Optional.of(new Value(axis.read(heat.ys()[row]) + " – " + axis.read(heat.ys()[row + 1]),
                (count > 0 ? Ramp.color(level, look) : Ink.GRID.color(look)).getRGB() & 0xffffff,
                heat.key().read(count)));
    }

    private static int nearest(double[] xs, double value) {
        int found = Arrays.binarySearch(xs, value);
        if (found >= 0) {
            return found;
        }
        int after = -found - 1;
        if (after == 0) {
            return 0;
        } else if (after == xs.length) {
            return after - 1;
        }
        return value - xs[after - 1] <= xs[after] - value ? after - 1 : after;
    }
}
