package dev.tacho.measure;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/** The recorders of one part of a run and what has been taken of them so far. */
final class Totals {
    /** Those that an interval tells of. */
    private static final Set<Metric> TOLD = EnumSet.of(Metric.RESPONSE, Metric.SERVICE, Metric.LAG);

    private final List<LoopRecorder> loops;
    private final Map<Metric, Histogram> totals = new EnumMap<>(Metric.class);
    private final Map<Metric, Histogram> spares = new EnumMap<>(Metric.class);
    private final Histogram coarse = new Histogram(1, LoopRecorder.MAX_NANOS, Interval.DIGITS);
    private Counts counts = Counts.NONE;

    Totals(int loops) {
        this.loops = IntStream.range(0, loops).mapToObj(_ -> new LoopRecorder()).toList();
    }

    private static Histogram empty() {
        return new Histogram(1, LoopRecorder.MAX_NANOS, LoopRecorder.SIGNIFICANT_DIGITS);
    }

    LoopRecorder loop(int index) {
        return loops.get(index);
    }

    Interval takeInterval() {
        Map<Metric, Quantiles> quantiles = new EnumMap<>(Metric.class);
        String histogram = "";
        for (Metric metric : Metric.values()) {
            Histogram interval = take(metric);
            if (interval.getTotalCount() > 0) {
                totals.computeIfAbsent(metric, _ -> empty()).add(interval);
            }
            if (TOLD.contains(metric)) {
                quantiles.put(metric, Quantiles.of(new Distribution(interval)));
            }
            if (metric == Metric.RESPONSE) {
                histogram = encoded(interval);
            }
        }
        Counts now = loops.stream().map(LoopRecorder::counts).reduce(Counts.NONE, Counts::plus);
        Interval interval = new Interval(now.minus(counts), quantiles.get(Metric.RESPONSE),
                quantiles.get(Metric.SERVICE), quantiles.get(Metric.LAG), histogram);
        counts = now;
        return interval;
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
