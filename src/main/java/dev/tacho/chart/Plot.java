package dev.tacho.chart;

import java.util.List;
import java.util.Optional;

/**
 * One panel.
 *
 * @param weight  its share of the height among the panels
 * @param left    the axis the grid follows; without one the panel holds nothing but its message
 * @param right   a second axis, whose marks sit on the grid of the first
 * @param series  in the order of the legend; the first is painted on top
 * @param doubt   from where on the x axis its values are not to be relied on
 * @param message shown in the middle in place of data; empty for none
 * @param heat    in place of series
 * @param levels  values of the left axis that are worth a line, where they are on it
 * @param bars    in place of series, top to bottom; their values are read on the x axis, the left one is a
 *                {@link RowsAxis}
 */
record Plot(String title, double weight, Optional<Axis> left, Optional<AmountAxis> right, List<Series> series,
            Optional<Doubt> doubt, String message, Optional<Heat> heat, List<Level> levels,
            List<Bar> bars) {

    /** @param text why, as shown */
    record Doubt(double from, String text) {
    }

    /**
     * One level bar with what is known of its exactness.
     *
     * @param low   of the error bar; equal to {@code high} for none
     * @param text  its value in words
     */
    record Bar(String name, Ink ink, double value, double low, double high, String text) {
    }

    /** @param name what the value is, beside the line */
    record Level(double value, String name) {
    }

    Plot {
        levels = List.copyOf(levels);
        series = List.copyOf(series);
        bars = List.copyOf(bars);
    }

    /** Nothing but lines. */
    Plot(String title, double weight, Optional<Axis> left, Optional<AmountAxis> right, List<Series> series) {
        this(title, weight, left, right, series, Optional.empty(), "", Optional.empty(), List.of(), List.of());
    }

    /** A panel with one axis. */
    static Plot of(String title, double weight, Axis left, List<Series> series) {
        return new Plot(title, weight, Optional.of(left), Optional.empty(), series);
    }

    /** A panel that can only say why it is empty. */
    static Plot absent(String title, String message) {
        return new Plot(title, 1, Optional.empty(), Optional.empty(), List.of()).saying(message);
    }

    Plot saying(String text) {
        return new Plot(title, weight, left, right, series, doubt, text, heat, levels, bars);
    }

    Plot doubting(Doubt reason) {
        return new Plot(title, weight, left, right, series, Optional.of(reason), message, heat, levels, bars);
    }

    Plot with(Heat map) {
        return new Plot(title, weight, left, right, series, doubt, message, Optional.of(map), levels, bars);
    }

    Plot ranking(List<Bar> ranked) {
        return new Plot(title, weight, left, right, series, doubt, message, heat, levels, ranked);
    }

    Plot with(List<Level> marked) {
        return new Plot(title, weight, left, right, series, doubt, message, heat, marked, bars);
    }

    /** The axis that {@code one} is read on, which must exist. */
    Axis axis(Series one) {
        return switch (one.side()) {
            case LEFT -> left.orElseThrow();
            case RIGHT -> right.orElseThrow();
        };
    }

    /** A legend says nothing of a single line that the axis already names. */
    boolean needsLegend() {
        return series.size() > 1;
    }
}
