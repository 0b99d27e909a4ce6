package dev.tacho.report;

import dev.tacho.chart.Figure;
import dev.tacho.chart.RunFigures;
import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.result.Result;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A picture of one result; the key is what {@code --chart} takes. */
public enum Chart {
    /** All that is over time. */
    RUN("run", 9 / 16.0),
    THROUGHPUT("throughput", 0.42),
    LATENCY("latency", 0.5),
    TARGET("target", 0.42),
    PERCENTILES("percentiles", 0.5);

    private final String key;
    private final double aspect;

    Chart(String key, double aspect) {
        this.key = key;
        this.aspect = aspect;
    }

    public String key() {
        return key;
    }

    public static Optional<Chart> ofKey(String key) {
        return Arrays.stream(values()).filter(chart -> chart.key.equals(key)).findFirst();
    }

    /** That suits a picture of {@code width}, both in pixels. */
    int height(int width) {
        return (int) Math.round(width * aspect);
    }

    Figure figure(Result result) {
        return switch (this) {
            case RUN -> RunFigures.overTime(result, List.of(Panel.values()));
            case THROUGHPUT -> RunFigures.overTime(result, List.of(Panel.THROUGHPUT));
            case LATENCY -> RunFigures.overTime(result, List.of(Panel.LATENCY));
            case TARGET -> RunFigures.overTime(result, List.of(Panel.TARGET));
            case PERCENTILES -> RunFigures.percentiles(result);
        };
    }
}
