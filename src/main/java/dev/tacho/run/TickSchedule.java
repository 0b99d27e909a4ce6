package dev.tacho.run;

import dev.tacho.plan.Plan;
import dev.tacho.plan.Plan.Span;
import dev.tacho.result.Tick.Phase;

/**
 * When a run is sampled: at the end of each phase, and within it at whole multiples of the tick from its beginning, so
 * that late samples do not push later ones.
 *
 * @param startNanos beginning of the warm-up, or without one of the window, on the run's clock
 * @param tickNanos  at least 1
 * @param span       how long the phases are planned to be
 */
record TickSchedule(long startNanos, long tickNanos, Span span) {
    Phase first() {
        return span.warmUpNanos() > 0 ? Phase.WARM_UP : Phase.MEASURED;
    }

    static Phase after(Phase phase) {
        return phase == Phase.WARM_UP ? Phase.MEASURED : Phase.COOL_DOWN;
    }

    long windowStart() {
        return startNanos + span.warmUpNanos();
    }

    /** {@link Plan#UNLIMITED} without a limit. */
    long windowEnd() {
        return span.windowEndNanos() == Plan.UNLIMITED ? Plan.UNLIMITED : startNanos + span.windowEndNanos();
    }

    /** When the last sample of a phase is due; {@link Plan#UNLIMITED} if the end of the load ends it. */
    long end(Phase phase) {
        return switch (phase) {
            case WARM_UP -> windowStart();
            case MEASURED -> windowEnd();
            case COOL_DOWN -> Plan.UNLIMITED;
        };
    }

    /**
     * The next instant of {@code phase} to sample at. It is later than {@code now}, instants already missed being left
     * out, or else the end of the phase, which never is: what comes after belongs to the next. A sample shortly before
     * that end would leave a sliver of a tick, whose rates would be noise, so there is none.
     */
    long next(Phase phase, long now) {
        long begin = switch (phase) {
            case WARM_UP -> startNanos;
            case MEASURED -> windowStart();
            case COOL_DOWN -> windowEnd();
        };
        long due = begin + ((now - begin) / tickNanos + 1) * tickNanos;
        return due > end(phase) - tickNanos / 2 ? end(phase) : due;
    }
}
