package dev.tacho.ui.live;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Quantiles;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import java.util.List;

/**
 * Where a run stands after its latest tick. Means and percentiles are of the measured window only.
 *
 * @param phase               the part of the run it is in
 * @param progress            0 to 1, of requests or of time, whichever ends first
 * @param secondsLeft         at the pace so far; NaN while it cannot be told
 * @param rpsNow              whole responses per second over the last second, also of the warm-up
 * @param plannedNow          requests per second that should go out, over the same time; NaN where nothing is planned
 * @param rpsMean             whole responses per second since the window began
 * @param p50Nanos            median response time since the window began
 * @param p99Nanos            response time that 99 % did not exceed since the window began
 * @param service             service times since the window began; none where nothing is planned
 * @param lag                 how late requests went out in the last tick; none where nothing is planned
 * @param p50NowNanos         median response time of the last tick alone
 * @param p99NowNanos         response time that 99 % did not exceed in the last tick alone
 * @param counts              since the window began
 * @param connections         open at the last tick
 * @param opened              connections opened since the warm-up began, whose connections the window goes on using
 * @param generatorCpuPercent of one core, over the last tick
 */
public record Numbers(Phase phase, double progress, double secondsLeft, double rpsNow, double plannedNow,
                      double rpsMean, long p50Nanos, long p99Nanos, Quantiles service, Quantiles lag,
                      long p50NowNanos, long p99NowNanos, Counts counts, int connections, long opened,
                      double generatorCpuPercent) {
    /** Before the first tick. */
    public static final Numbers NONE = new Numbers(Phase.MEASURED, 0, Double.NaN, 0, Double.NaN, 0, 0, 0,
            Quantiles.NONE, Quantiles.NONE, 0, 0, Counts.NONE, 0, 0, 0);

    /** "Now" is the mean over this much of the latest ticks: one tick alone jumps too much to be read. */
    private static final double NOW_SECONDS = 1;

    /** @param ticks since the first request, the latest of which is not yet in {@code before} */
    static Numbers after(Numbers before, List<Tick> ticks, Limits limits) {
        Tick tick = ticks.getLast();
        boolean warming = tick.phase() == Phase.WARM_UP;
        Counts counts = warming ? Counts.NONE : before.counts.plus(tick.counts());
        double elapsed = tick.endSeconds();
        double window = window(ticks);
        return new Numbers(tick.phase(), limits.progress(counts.ended(), elapsed),
                limits.secondsLeft(counts.ended(), elapsed), rateNow(ticks), plannedNow(ticks),
                window > 0 ? counts.completed() / window : 0, warming ? 0 : tick.soFar().p50Nanos(),
                warming ? 0 : tick.soFar().p99Nanos(),
                !warming && (tick.planned() || before.service.count() > 0) ? tick.serviceSoFar() : Quantiles.NONE,
                tick.lag(), tick.response().p50Nanos(), tick.response().p99Nanos(), counts,
                tick.connections(), before.opened + tick.counts().connectionsOpened(),
                tick.generatorCpuPercent());
    }

    /** Seconds of the measured window so far. */
    private static double window(List<Tick> ticks) {
        long nanos = 0;
        for (int i = ticks.size() - 1; i >= 0 && ticks.get(i).phase() != Phase.WARM_UP; i--) {
            nanos += ticks.get(i).phase() == Phase.MEASURED ? ticks.get(i).spanNanos() : 0;
        }
        return nanos / 1e9;
    }

    private static double plannedNow(List<Tick> ticks) {
        double planned = 0;
        double seconds = 0;
        for (int i = ticks.size() - 1; i >= 0 && seconds < NOW_SECONDS - 0.001; i--) {
            planned += ticks.get(i).plannedPerSecond() * ticks.get(i).spanNanos() / 1e9;
            seconds += ticks.get(i).spanNanos() / 1e9;
        }
        return seconds > 0 ? planned / seconds : Double.NaN;
    }

    private static double rateNow(List<Tick> ticks) {
        long completed = 0;
        double seconds = 0;
        for (int i = ticks.size() - 1; i >= 0 && seconds < NOW_SECONDS - 0.001; i--) {
            completed += ticks.get(i).responses();
            seconds += ticks.get(i).spanNanos() / 1e9;
        }
        return seconds > 0 ? completed / seconds : 0;
    }

    /** The last word: what the finished run's own figures say, which also hold what came after the last tick. */
    Numbers ended(Result result) {
        Distribution response = result.latency(Metric.RESPONSE);
        boolean whole = result.ending() == Result.Ending.COMPLETED;
        return new Numbers(phase, whole ? 1 : progress, 0, rpsNow, plannedNow, result.requestsPerSecond(),
                response.percentileNanos(50), response.percentileNanos(99), service, lag, p50NowNanos, p99NowNanos,
                result.counts(), 0, Math.max(opened, result.counts().connectionsOpened()), generatorCpuPercent);
    }
}
