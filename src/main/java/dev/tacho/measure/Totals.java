package dev.tacho.measure;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/** The recorders of one part of a run and what has been taken of them so far. */
final class Totals {
    private final List<LoopRecorder> loops;
    private final Map<Metric, Histogram> totals = new EnumMap<>(Metric.class);
    private final Map<Metric, Histogram> spares = new EnumMap<>(Metric.class);
    private final Histogram coarse = new Histogram(1, LoopRecorder.MAX_NANOS, Interval.DIGITS);
    /** Times since the last interval began, of the metrics that ticks tell of. */
    private final Map<Metric, Histogram> since = new EnumMap<>(Map.of(Metric.RESPONSE, empty(), Metric.SERVICE, empty(),
            Metric.LAG, empty()));
    private Counts before = Counts.NONE;
    private Counts counts = Counts.NONE;

    Totals(int loops, Extras extras) {
        this.loops = IntStream.range(0, loops).mapToObj(_ -> new LoopRecorder(extras)).toList();
    }

    private static Histogram empty() {
        return new Histogram(1, LoopRecorder.MAX_NANOS, LoopRecorder.SIGNIFICANT_DIGITS);
    }

    LoopRecorder loop(int index) {
        return loops.get(index);
    }

    RequestLog log(long runStart) {
        return RequestLog.of(loops.stream().map(LoopRecorder::log).filter(Objects::nonNull).toList(), runStart);
    }

    Interval takeInterval() {
        since.values().forEach(Histogram::reset);
        before = counts;
        return extendInterval();
    }

    /** The last interval once more, with what has happened since it was taken. */
    Interval extendInterval() {
        for (Metric metric : Metric.values()) {
            Histogram interval = take(metric);
            if (interval.getTotalCount() > 0) {
                totals.computeIfAbsent(metric, _ -> empty()).add(interval);
            }
            if (since.containsKey(metric)) {
                since.get(metric).add(interval);
            }
        }
        counts = counted();
        return new Interval(counts.minus(before), quantiles(Metric.RESPONSE), quantiles(Metric.SERVICE),
                quantiles(Metric.LAG), encoded(since.get(Metric.RESPONSE)));
    }

    private Quantiles quantiles(Metric metric) {
        return Quantiles.of(new Distribution(since.get(metric)));
    }

    /** Of an interval its counts alone. */
    Counts takeCounts() {
        before = counts;
        counts = counted();
        return counts.minus(before);
    }

    private Counts counted() {
        return loops.stream().map(LoopRecorder::counts).reduce(Counts.NONE, Counts::plus);
    }

    private String encoded(Histogram interval) {
        if (interval.getTotalCount() == 0) {
            return "";
        }
        coarse.reset();
        coarse.add(interval);
        return new Distribution(coarse).encoded();
    }

    /** The interval of all loops in one histogram, which is reused at the next call. */
    private Histogram take(Metric metric) {
        if (loops.size() == 1) {
            return loops.getFirst().takeInterval(metric);
        }
        Histogram merged = spares.computeIfAbsent(metric, _ -> empty());
        merged.reset();
        for (LoopRecorder loop : loops) {
            merged.add(loop.takeInterval(metric));
        }
        return merged;
    }

    Counts counts() {
        return counts;
    }

    Quantiles soFar(Metric metric) {
        Histogram total = totals.get(metric);
        return total == null ? Quantiles.NONE : Quantiles.of(new Distribution(total));
    }

    Distribution distribution(Metric metric) {
        Histogram total = totals.get(metric);
        return total == null ? Distribution.EMPTY : new Distribution(total.copy());
    }
}
