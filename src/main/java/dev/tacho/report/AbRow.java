package dev.tacho.report;

import dev.tacho.measure.Distribution;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * One row of ab's connection times, in milliseconds, rounded as ab rounds.
 *
 * @param sd        of the sample, not rounded
 * @param exactMean in nanoseconds
 */
record AbRow(long min, long mean, double sd, long median, long max, double exactMean) {
    private static final double NANOS_PER_MILLI = 1e6;

    /** @param zeros how many samples of 0 ms there are besides: requests on a connection that was open already */
    static AbRow of(Distribution times, long zeros) {
        long timed = times.count();
        long count = timed + zeros;
        if (count == 0) {
            return new AbRow(0, 0, 0, 0, 0, 0);
        }
        double mean = times.meanNanos() * timed / count;
        return new AbRow(zeros > 0 ? 0 : millis(times.minNanos()), millis(mean),
                deviation(times, count, mean) / NANOS_PER_MILLI, millis(median(times, zeros)),
                millis(times.maxNanos()), mean);
    }

    /** @param sorted every sample, in nanoseconds; at least one */
    static AbRow of(long[] sorted) {
        int count = sorted.length;
        double mean = LongStream.of(sorted).average().orElseThrow();
        double squares = LongStream.of(sorted).mapToDouble(time -> (time - mean) * (time - mean)).sum();
        double median = count > 1 && count % 2 == 1 ? (sorted[count / 2] + sorted[count / 2 + 1]) / 2.0
                : sorted[count / 2];
        return new AbRow(millis(sorted[0]), millis(mean),
                count > 1 ? Math.sqrt(squares / (count - 1)) / NANOS_PER_MILLI : 0, millis(median),
                millis(sorted[count - 1]), mean);
    }

    /** Of all samples, zeros included, from the mean and the deviation of those that are not 0. */
    private static double deviation(Distribution times, long count, double mean) {
        if (count < 2) {
            return 0;
        }
        long timed = times.count();
        double squares = Math.pow(times.stddevNanos(), 2) * Math.max(0, timed - 1)
                + timed * Math.pow(times.meanNanos(), 2);
        return Math.sqrt(Math.max(0, squares - count * mean * mean) / (count - 1));
    }

    /** ab has the two cases the wrong way round: it averages two samples when there is one in the middle. */
    private static double median(Distribution times, long zeros) {
        long count = times.count() + zeros;
        long middle = sorted(times, zeros, count / 2);
        return count > 1 && count % 2 == 1 ? (middle + sorted(times, zeros, count / 2 + 1)) / 2.0 : middle;
    }

    /** The sample at {@code index} of all, sorted, the first being 0; in nanoseconds. */
    static long sorted(Distribution times, long zeros, long index) {
        if (index < zeros || times.count() == 0) {
            return 0;
        }
        // In the middle between two ranks, where rounding cannot reach the wrong one.
        return times.percentileNanos(Math.min(100, (index - zeros + 0.5) * 100 / times.count()));
    }

    static long millis(double nanos) {
        return Math.round(nanos / NANOS_PER_MILLI);
    }

    /** ab's doubts about a row whose mean and median are far apart; empty without any. */
    String doubt(String what) {
        double distance = Math.abs(mean - median);
        if (distance > 2 * sd) {
            return "ERROR: The median and mean for " + what + " are more than twice the standard\n"
                    + "       deviation apart. These results are NOT reliable.\n";
        } else if (distance > sd) {
            return "WARNING: The median and mean for " + what + " are not within a normal deviation\n"
                    + "        These results are probably not that reliable.\n";
        }
        return "";
    }

    /** Without deviation and median. */
    String brief() {
        return String.format(Locale.ROOT, "%5d %5d%5d", min, mean, max);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%5d %4d %5.1f %6d %7d", min, mean, sd, median, max);
    }
}
