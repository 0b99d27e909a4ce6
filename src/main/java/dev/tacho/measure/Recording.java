package dev.tacho.measure;

/**
 * The recorders of one run and their running totals, of the measured window and of the warm-up before it. Everything
 * but {@link #loop} and {@link #warmUpLoop} belongs to the sampler's thread.
 */
public final class Recording {
    private final Totals measured;
    private final Totals warmUp;

    public Recording(int loops) {
        this(loops, Extras.NONE);
    }

    /** @param extras of the measured window; nothing of a warm-up is kept one by one */
    public Recording(int loops, Extras extras) {
        measured = new Totals(loops, extras);
        warmUp = new Totals(loops, Extras.NONE);
    }

    /** What event loop {@code index} records requests with that were due in the measured window. */
    public LoopRecorder loop(int index) {
        return measured.loop(index);
    }

    /** What event loop {@code index} records requests with that were due before the measured window. */
    public LoopRecorder warmUpLoop(int index) {
        return warmUp.loop(index);
    }

    /** Takes what has happened since the last call and adds it to the totals. */
    public Interval takeInterval() {
        return measured.takeInterval();
    }

    /** Likewise, together with the interval taken last, as if both had been one. */
    public Interval extendInterval() {
        return measured.extendInterval();
    }

    /** Likewise of the requests due before the measured window, which are in no other figure. */
    public Interval takeWarmUpInterval() {
        return warmUp.takeInterval();
    }

    /** What the requests due before the measured window came to since the last call, without their times. */
    public Counts takeWarmUpCounts() {
        return warmUp.takeCounts();
    }

    /** All intervals taken so far. */
    public Counts counts() {
        return measured.counts();
    }

    /** All intervals taken so far, in short. */
    public Quantiles soFar(Metric metric) {
        return measured.soFar(metric);
    }

    /** Likewise of the warm-up. */
    public Quantiles warmUpSoFar(Metric metric) {
        return warmUp.soFar(metric);
    }

    /** All intervals taken so far. */
    public Distribution distribution(Metric metric) {
        return measured.distribution(metric);
    }

    /**
     * What was logged, empty without a log; only when all loops have ended.
     *
     * @param runStart the instant that entries count from
     */
    public RequestLog log(long runStart) {
        return measured.log(runStart);
    }
}
