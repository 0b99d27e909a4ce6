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
        int index = nearest(first.x().value((x - first.x1()) / (first.x2() - first.x1())));
        List<Value> values = new ArrayList<>();
        for (Plot plot : figure.plots) {
            for (Series series : plot.series()) {
                values.add(new Value(series.name(), series.ink().rgb(look),
                        plot.axis(series).read(series.ys()[index])));
            }
        }
        return Optional.of(new Reading(first.x(figure.xs[index]), first.y1(), bottom,
                figure.x.read(figure.xs[index]), values));
    }

    private int nearest(double value) {
        int found = Arrays.binarySearch(figure.xs, value);
        if (found >= 0) {
            return found;
        }
        int after = -found - 1;
        if (after == 0) {
            return 0;
        } else if (after == figure.xs.length) {
            return after - 1;
        }
        return value - figure.xs[after - 1] <= figure.xs[after] - value ? after - 1 : after;
    }
}
