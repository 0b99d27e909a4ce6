package dev.tacho.measure;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/** The recorders of one run and their running total. Everything but {@link #loop} belongs to the sampler's thread. */
public final class Recording {
    private final List<LoopRecorder> loops;
    private final List<LoopRecorder> warmUp;
    private final Map<Metric, Histogram> totals = new EnumMap<>(Metric.class);
    private final Map<Metric, Histogram> spares = new EnumMap<>(Metric.class);
    private Counts counts = Counts.NONE;

    public Recording(int loops) {
        this.loops = recorders(loops);
        this.warmUp = recorders(loops);
        for (Metric metric : Metric.values()) {
            totals.put(metric, empty());
        }
    }

    private static List<LoopRecorder> recorders(int loops) {
        return IntStream.range(0, loops).mapToObj(i -> new LoopRecorder()).toList();
    }

    private static Histogram empty() {
        return new Histogram(1, LoopRecorder.MAX_NANOS, LoopRecorder.SIGNIFICANT_DIGITS);
    }

    /** The recorder that belongs to event loop {@code index}. */
    public LoopRecorder loop(int index) {
        return loops.get(index);
    }

    /** What event loop {@code index} records requests with that were due before the measured window. */
    public LoopRecorder warmUpLoop(int index) {
        return warmUp.get(index);
    }

    /** Takes what has happened since the last call and adds it to the totals. */
    public Interval takeInterval() {
        Quantiles response = Quantiles.NONE;
        for (Metric metric : Metric.values()) {
            Histogram interval = take(metric);
            if (interval.getTotalCount() > 0) {
                totals.get(metric).add(interval);
            }
            if (metric == Metric.RESPONSE) {
                response = Quantiles.of(new Distribution(interval));
            }
        }
        Counts now = loops.stream().map(LoopRecorder::counts).reduce(Counts.NONE, Counts::plus);
        Interval interval = new Interval(now.minus(counts), response);
        counts = now;
        return interval;
    }

    /** The interval of all loops in one histogram, which is reused at the next call. */
    private Histogram take(Metric metric) {
        if (loops.size() == 1) {
            return loops.getFirst().takeInterval(metric);
        }
        Histogram merged = spares.computeIfAbsent(metric, m -> empty());
        merged.reset();
        for (LoopRecorder loop : loops) {
            merged.add(loop.takeInterval(metric));
        }
        return merged;
    }

    /** All intervals taken so far. */
    public Counts counts() {
        return counts;
    }

    /** The response times of all intervals taken so far, in short. */
    public Quantiles response() {
        return Quantiles.of(new Distribution(totals.get(Metric.RESPONSE)));
    }

    /** All intervals taken so far. */
    public Distribution distribution(Metric metric) {
        return new Distribution(totals.get(metric).copy());
    }
}
