package dev.tacho.report;

import dev.tacho.chart.Comparison;
import dev.tacho.chart.Figure;
import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.result.Candidate;
import dev.tacho.result.Result;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A picture of several results; the key is what {@code tacho compare --chart} takes. */
public enum ComparisonChart {
    /** Requests/s of each, the fastest first, with error bars. */
    RANKED("ranked", 0.5),
    /** Over time. */
    THROUGHPUT("throughput", 0.42),
    /** Over time. */
    LATENCY("latency", 0.42),
    PERCENTILES("percentiles", 0.5);

    private static final double EACH_BAR = 0.06;
    private static final double AROUND_BARS = 0.2;

    private final String key;
    private final double aspect;

    ComparisonChart(String key, double aspect) {
        this.key = key;
        this.aspect = aspect;
    }

    public String key() {
        return key;
    }

    public static Optional<ComparisonChart> ofKey(String key) {
        return Arrays.stream(values()).filter(chart -> chart.key.equals(key)).findFirst();
    }

    /** That suits a picture of {@code width}, both in pixels: bars need room one below the other. */
    int height(List<Result> results, int width) {
        double bars = AROUND_BARS + EACH_BAR * Candidate.ranked(results).size();
        return (int) Math.round(width * (this == RANKED ? bars : aspect));
    }

    Figure figure(List<Result> results) {
        return switch (this) {
            case RANKED -> Comparison.ranked(results);
            case THROUGHPUT -> Comparison.overlay(results, Panel.THROUGHPUT);
            case LATENCY -> Comparison.overlay(results, Panel.LATENCY);
            case PERCENTILES -> Comparison.percentiles(results);
        };
    }
}
