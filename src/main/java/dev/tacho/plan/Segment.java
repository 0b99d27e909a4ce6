package dev.tacho.plan;

/**
 * A stretch of time in which the rate moves evenly.
 *
 * @param startNanos from the start of the run
 * @param endNanos   likewise, exclusive
 * @param startRate  requests per second
 * @param endRate    likewise
 * @param startSum   the rate summed up over all before: how many requests are due by then
 */
record Segment(long startNanos, long endNanos, double startRate, double endRate, double startSum) {
    private static final double NANOS_PER_SECOND = 1e9;
    /** What sums of a few products of doubles are off by at most; a request does not jump over a border for it. */
    private static final double ROUNDING = 1e-13;
    private static final double FINEST = 1e-9;

    /** The rate summed up to its end; whole if it is so but for rounding. */
    double endSum() {
        double sum = sumAt(endNanos);
        double whole = Math.rint(sum);
        return Math.abs(sum - whole) <= Math.max(FINEST, ROUNDING * sum) ? whole : sum;
    }

    /** The rate summed up to an instant of it. */
    double sumAt(long nanos) {
        double seconds = (nanos - startNanos) / NANOS_PER_SECOND;
        return startSum + seconds * (startRate + slope() * seconds / 2);
    }

    /**
     * When the sum leaves {@code sum}, which lies between its start and its end. Solves
     * {@code startRate · t + slope · t² / 2 = sum − startSum} in the form that does not cancel, whichever way the rate
     * moves.
     */
    long due(double sum) {
        double more = sum - startSum;
        if (more <= 0) {
            return startNanos;
        }
        double root = Math.sqrt(Math.max(0, startRate * startRate + 2 * slope() * more));
        double nanos = 2 * more / (startRate + root) * NANOS_PER_SECOND;
        return Math.min(startNanos + Math.round(nanos), endNanos - 1);
    }

    private double slope() {
        return endNanos == startNanos ? 0 : (endRate - startRate) / ((endNanos - startNanos) / NANOS_PER_SECOND);
    }
}
