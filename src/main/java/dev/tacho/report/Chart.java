package dev.tacho.report;

import dev.tacho.chart.Figure;
import dev.tacho.chart.RunFigures;
import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.measure.Metric;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
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
    /** CPU and memory of each process of the server. */
    PROCESSES("processes", 9 / 16.0),
    /** Processors and network of the machine. */
    MACHINE("machine", 9 / 16.0),
    PERCENTILES("percentiles", 0.5),
    HISTOGRAM("histogram", 0.42),
    HEAT_MAP("heatmap", 0.5);

    private static final Texts TEXTS = Texts.of("report");

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

    /** Why there is nothing worth a picture in {@code result}, in the user's words; empty when there is. */
    public Optional<String> objection(Result result) {
        return switch (this) {
            case RUN, THROUGHPUT, LATENCY -> tooShort(result);
            case TARGET, PROCESSES -> result.ticks().stream().allMatch(tick -> tick.target().isEmpty())
                    ? Optional.of(TEXTS.get("chart.noTarget")) : tooShort(result);
            case MACHINE -> result.ticks().stream().allMatch(tick -> tick.machine().isEmpty())
                    ? Optional.of(TEXTS.get("chart.noMachine")) : tooShort(result);
            case HEAT_MAP -> result.ticks().size() > 1 && result.ticks().stream()
                    .allMatch(tick -> tick.responseHistogram().isEmpty())
                    ? Optional.of(TEXTS.get("chart.noHeat")) : tooShort(result);
            case PERCENTILES, HISTOGRAM -> result.latency(Metric.RESPONSE).count() == 0
                    ? Optional.of(TEXTS.get("chart.noResponse")) : Optional.empty();
        };
    }

    /** One point in time makes no line. */
    private static Optional<String> tooShort(Result result) {
        return switch (result.ticks().size()) {
            case 0 -> Optional.of(TEXTS.get("chart.noTicks"));
            case 1 -> Optional.of(TEXTS.get("chart.oneTick"));
            default -> Optional.empty();
        };
    }

    Figure figure(Result result) {
        return switch (this) {
            case RUN -> RunFigures.overTime(result, RunFigures.OVERVIEW);
            case THROUGHPUT -> RunFigures.overTime(result, List.of(Panel.THROUGHPUT));
            case LATENCY -> RunFigures.overTime(result, List.of(Panel.LATENCY));
            case TARGET -> RunFigures.overTime(result, List.of(Panel.TARGET));
            case PROCESSES -> RunFigures.overTime(result, RunFigures.PROCESSES);
            case MACHINE -> RunFigures.overTime(result, RunFigures.MACHINE);
            case PERCENTILES -> RunFigures.percentiles(result);
            case HISTOGRAM -> RunFigures.histogram(result, true);
            case HEAT_MAP -> RunFigures.heatMap(result);
        };
    }
}
