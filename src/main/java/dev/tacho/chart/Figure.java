package dev.tacho.chart;

import java.util.List;
import java.util.stream.Collectors;

/** A picture as data: title, panels, series, axes, caption. All panels share one x axis. */
public final class Figure {
    final String title;
    final String subtitle;
    final String caption;
    final Axis x;
    final double[] xs;
    final List<Plot> plots;
    final List<Shade> shades;
    final List<Entry> legend;

    /**
     * A stretch of the x axis that does not count, in all panels.
     *
     * @param name shown in the uppermost panel, where there is room
     */
    record Shade(double from, double to, String name) {
    }

    /** One line of a legend that all panels share. */
    record Entry(String name, Ink ink, Pen pen) {
    }

    /**
     * @param title    empty for no block of titles
     * @param subtitle under the title; may be empty
     * @param caption  under the panels; may be empty
     * @param xs       ascending; each series has a value for each
     * @param plots    top to bottom
     * @param shades   from left to right
     * @param legend   over the panels, in place of one for each; may be empty
     */
    Figure(String title, String subtitle, String caption, Axis x, double[] xs, List<Plot> plots, List<Shade> shades,
           List<Entry> legend) {
        this.title = title;
        this.subtitle = subtitle;
        this.caption = caption;
        this.x = x;
        this.xs = xs;
        this.plots = List.copyOf(plots);
        this.shades = List.copyOf(shades);
        this.legend = List.copyOf(legend);
    }

    /** Each panel has its own legend, where it needs one. */
    Figure(String title, String subtitle, String caption, Axis x, double[] xs, List<Plot> plots, List<Shade> shades) {
        this(title, subtitle, caption, x, xs, plots, shades, List.of());
    }

    /** All of it counts. */
    Figure(String title, String subtitle, String caption, Axis x, double[] xs, List<Plot> plots) {
        this(title, subtitle, caption, x, xs, plots, List.of());
    }

    /** Empty where the place it is shown in says it. */
    public String title() {
        return title;
    }

    /** All that it says but for the numbers. */
    String words() {
        return title + subtitle + caption + String.join("", x.titles()) + plots.stream().map(plot -> plot.title()
                + plot.message() + plot.series().stream().map(Series::name).collect(Collectors.joining())
                + plot.bars().stream().map(Plot.Bar::name).collect(Collectors.joining())).collect(Collectors.joining())
                + legend.stream().map(Entry::name).collect(Collectors.joining());
    }

    /** The panels alone, for a screen that says the rest itself. */
    public Figure bare() {
        return new Figure("", "", "", x, xs, plots, shades, legend);
    }
}
