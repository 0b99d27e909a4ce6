package dev.tacho.run;

/**
 * When a run is sampled: at whole multiples of the tick from its start, so that late samples do not push later ones.
 *
 * @param startNanos    first request, on the run's clock
 * @param tickNanos     at least 1
 * @param durationNanos planned length; {@link dev.tacho.plan.Plan#UNLIMITED} without
 */
record TickSchedule(long startNanos, long tickNanos, long durationNanos) {

    /** The next instant to sample at, later than {@code now}; instants already missed are left out. */
    long next(long now) {
        long due = startNanos + ((now - startNanos) / tickNanos + 1) * tickNanos;
        return endsRightAt(due) ? startNanos + durationNanos + tickNanos : due;
    }

    /**
     * A sample just before the planned end would leave a sliver of a tick, whose rates would be noise. The end itself
     * makes a sample; only if it fails to come is there one a tick later.
     */
    private boolean endsRightAt(long due) {
        long untilEnd = durationNanos - (due - startNanos);
        return untilEnd < tickNanos / 2 && untilEnd > -tickNanos;
    }
}
