package dev.tacho.measure;

/**
 * The figures of one distribution that are kept for every tick, in nanoseconds; all 0 when {@code count} is 0.
 *
 * @param count     how many samples
 * @param meanNanos their mean
 * @param p50Nanos  what half of them did not exceed
 * @param p90Nanos  likewise 90 %
 * @param p99Nanos  likewise 99 %
 * @param p999Nanos likewise 99.9 %
 * @param maxNanos  the largest
 */
public record Quantiles(long count, long meanNanos, long p50Nanos, long p90Nanos, long p99Nanos, long p999Nanos,
                        long maxNanos) {
    public static final Quantiles NONE = new Quantiles(0, 0, 0, 0, 0, 0, 0);

    static Quantiles of(Distribution distribution) {
        return distribution.count() == 0 ? NONE : new Quantiles(distribution.count(),
                Math.round(distribution.meanNanos()), distribution.percentileNanos(50),
                distribution.percentileNanos(90), distribution.percentileNanos(99), distribution.percentileNanos(99.9),
                distribution.maxNanos());
    }
}
