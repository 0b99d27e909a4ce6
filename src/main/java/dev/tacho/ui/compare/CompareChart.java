package dev.tacho.ui.compare;

import dev.tacho.chart.Comparison;
import dev.tacho.chart.Figure;
import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.result.Candidate;
import dev.tacho.result.Result;
import java.util.List;
import java.util.Locale;

/** A picture of several runs. */
public enum CompareChart {
    /** Requests per second, the fastest first. */
    RANKED,
    PERCENTILES,
    /** Over time, as the other two. */
    THROUGHPUT, LATENCY, TARGET;

    private static final int SINGLE_HEIGHT = 560;
    private static final int STACK_HEIGHT = 800;
    private static final int AROUND_BARS = 220;
    private static final int EACH_BAR = 64;

    /** In the names of files and controls. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    Figure figure(List<Result> results) {
        return switch (this) {
            case RANKED -> Comparison.ranked(results);
            case PERCENTILES -> Comparison.percentiles(results);
            case THROUGHPUT -> Comparison.overlay(results, Panel.THROUGHPUT);
            case LATENCY -> Comparison.overlay(results, Panel.LATENCY);
            case TARGET -> Comparison.overlay(results, Panel.TARGET);
        };
    }

    /** That suits its panels, in pixels of the layout. */
    int height(List<Result> results) {
        return switch (this) {
            case RANKED -> AROUND_BARS + EACH_BAR * Candidate.ranked(results).size();
            case PERCENTILES, THROUGHPUT -> SINGLE_HEIGHT;
            case LATENCY, TARGET -> STACK_HEIGHT;
        };
    }
}
