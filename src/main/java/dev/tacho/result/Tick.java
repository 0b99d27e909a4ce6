package dev.tacho.result;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Quantiles;
import dev.tacho.target.MachineSample;
import dev.tacho.target.TargetSample;
import java.util.Optional;

/**
 * One step of a run's clock: what happened since the step before.
 *
 * @param phase               the part of the run it lies in
 * @param endNanos            end of the interval, from the start of the run
 * @param spanNanos           its length
 * @param counts              of this interval alone
 * @param leftovers           whole responses of this interval to requests that were due in the warm-up, when that is
 *                            over; they are in no other figure
 * @param response            response times of this interval alone
 * @param soFar               response times from the start of the warm-up, or else of the window, to the end of this
 *                            interval
 * @param service             service times of this interval alone; empty in files of earlier versions
 * @param serviceSoFar        likewise, over the same time as {@code soFar}
 * @param lag                 of this interval alone, how late requests with a planned instant were sent; empty without
 *                            a plan
 * @param plannedPerSecond    requests that were due per second of this interval; NaN where nothing was planned
 * @param connections         open at the end of the interval
 * @param generatorCpuPercent CPU of all event loops over the interval, in percent of one core
 * @param target              the server's process tree at the end of the interval, where it can be seen
 * @param machine             the whole machine over the interval; empty where it was not watched and in files of
 *                            earlier versions
 * @param responseHistogram   all response times of this interval, as {@link dev.tacho.measure.Distribution#encoded()};
 *                            empty without any and in files of earlier versions
 */
public record Tick(Phase phase, long endNanos, long spanNanos, Counts counts, long leftovers, Quantiles response,
                   Quantiles soFar, Quantiles service, Quantiles serviceSoFar, Quantiles lag, double plannedPerSecond,
                   int connections, double generatorCpuPercent, Optional<TargetSample> target,
                   Optional<MachineSample> machine, String responseHistogram) {

    /** A part of a run. */
    public enum Phase {
        /** Load that counts for nothing. */
        WARM_UP("warmUp"),
        MEASURED("measured"),
        /** No request is due any more; those that were are waited for. */
        COOL_DOWN("coolDown");

        private final String key;

        Phase(String key) {
            this.key = key;
        }

        /** As in result files. */
        public String key() {
            return key;
        }
    }

    /** Of a load without a plan, its service times and its distribution not kept. */
    public Tick(Phase phase, long endNanos, long spanNanos, Counts counts, Quantiles response, Quantiles soFar,
                int connections, double generatorCpuPercent, Optional<TargetSample> target) {
        this(phase, endNanos, spanNanos, counts, 0, response, soFar, Quantiles.NONE, Quantiles.NONE, Quantiles.NONE,
                Double.NaN, connections, generatorCpuPercent, target, Optional.empty(), "");
    }

    /** Likewise, in the measured window. */
    public Tick(long endNanos, long spanNanos, Counts counts, Quantiles response, Quantiles soFar, int connections,
                double generatorCpuPercent, Optional<TargetSample> target) {
        this(Phase.MEASURED, endNanos, spanNanos, counts, response, soFar, connections, generatorCpuPercent, target);
    }

    /** Of the warm-up, whose traffic counts for nothing. */
    public boolean warmUp() {
        return phase == Phase.WARM_UP;
    }

    /** Of a load with planned instants. */
    public boolean planned() {
        return !Double.isNaN(plannedPerSecond);
    }

    public double endSeconds() {
        return endNanos / 1e9;
    }

    /** Whole responses of this interval, whatever their requests count for: what the server did in it. */
    public long responses() {
        return counts.completed() + leftovers;
    }

    /** {@link #responses()} per second. */
    public double requestsPerSecond() {
        return spanNanos > 0 ? responses() * 1e9 / spanNanos : 0;
    }

    /** Failed requests per second of this interval. */
    public double failuresPerSecond() {
        return spanNanos > 0 ? counts.failed() * 1e9 / spanNanos : 0;
    }
}
