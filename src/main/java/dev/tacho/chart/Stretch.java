package dev.tacho.chart;

import dev.tacho.measure.Distribution;
import dev.tacho.measure.Quantiles;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.target.TargetSample;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/**
 * Some successive ticks of the measured window as one, so that a line by which runs are told apart, dashed perhaps,
 * does not go up and down in each pixel.
 *
 * @param endSeconds since the window began
 * @param ticks      at least one
 */
record Stretch(double endSeconds, List<Tick> ticks) {
    private static final int MOST = 240;

    /** Those of a run; single ticks where files of earlier versions do not tell enough to join them. */
    static List<Stretch> of(Result result) {
        List<Tick> window = result.ticks().stream().filter(tick -> tick.phase() == Tick.Phase.MEASURED).toList();
        boolean joinable = window.stream()
                .noneMatch(tick -> tick.response().count() > 0 && tick.responseHistogram().isEmpty());
        int size = joinable ? Math.max(1, Math.ceilDiv(window.size(), MOST)) : 1;
        List<Stretch> stretches = new ArrayList<>();
        for (int i = 0; i < window.size(); i += size) {
            List<Tick> part = window.subList(i, Math.min(i + size, window.size()));
            long start = window.getFirst().endNanos() - window.getFirst().spanNanos();
            stretches.add(new Stretch((part.getLast().endNanos() - start) / 1e9, part));
        }
        return stretches;
    }

    double requestsPerSecond() {
        long span = ticks.stream().mapToLong(Tick::spanNanos).sum();
        return span > 0 ? ticks.stream().mapToLong(Tick::responses).sum() * 1e9 / span : 0;
    }

    /**
     * In nanoseconds; NaN without a response.
     *
     * @param ofTick the same percentile of a single tick
     */
    double percentile(double percent, ToLongFunction<Quantiles> ofTick) {
        if (ticks.stream().allMatch(tick -> tick.response().count() == 0)) {
            return Double.NaN;
        }
        return ticks.size() == 1 ? ofTick.applyAsLong(ticks.getFirst().response())
                : Distribution.merged(ticks.stream().map(Tick::responseHistogram).filter(text -> !text.isEmpty())
                .map(Distribution::decode).toList()).percentileNanos(percent);
    }

    /** The mean of what was seen of the server; NaN if it was not. */
    double target(ToDoubleFunction<TargetSample> figure) {
        return ticks.stream().flatMap(tick -> tick.target().stream()).mapToDouble(figure).average()
                .orElse(Double.NaN);
    }
}
