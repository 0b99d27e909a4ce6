package dev.tacho.measure;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/**
 * How a time was distributed over all samples, to {@link LoopRecorder#SIGNIFICANT_DIGITS} digits. Immutable: the
 * histogram inside is never written after construction.
 */
public final class Distribution {
    public static final Distribution EMPTY = new Distribution(new Histogram(1, 2, LoopRecorder.SIGNIFICANT_DIGITS));

    private final Histogram histogram;

    /** Takes over {@code histogram}; the caller must not write to it any more. */
    Distribution(Histogram histogram) {
        this.histogram = histogram;
    }

    /** How many samples. */
    public long count() {
        return histogram.getTotalCount();
    }

    /** The smallest sample, 0 without any. */
    public long minNanos() {
        return count() == 0 ? 0 : histogram.getMinValue();
    }

    /** The largest sample, 0 without any. */
    public long maxNanos() {
        return histogram.getMaxValue();
    }

    /** The arithmetic mean, 0 without a sample. */
    public double meanNanos() {
        return count() == 0 ? 0 : histogram.getMean();
    }

    /** The standard deviation of the sample (n − 1), 0 with fewer than two. */
    public double stddevNanos() {
        double n = count();
        return n < 2 ? 0 : histogram.getStdDeviation() * Math.sqrt(n / (n - 1));
    }

    /**
     * The smallest value that {@code percent} of the samples do not exceed, 0 without any.
     *
     * @param percent 0 to 100
     */
    public long percentileNanos(double percent) {
        return count() == 0 ? 0 : histogram.getValueAtPercentile(percent);
    }

    /**
     * How many more samples there would be, had each wait of at least {@code thresholdNanos} not kept its client from
     * asking again every {@code intervalNanos}: the correction for coordinated omission, after Gil Tene.
     *
     * @param intervalNanos above 0
     */
    public long omittedBeyond(long thresholdNanos, long intervalNanos) {
        long omitted = 0;
        for (HistogramIterationValue step : histogram.recordedValues()) {
            long value = step.getValueIteratedTo();
            if (value >= thresholdNanos) {
                omitted += step.getCountAtValueIteratedTo() * Math.max(0, value / intervalNanos - 1);
            }
        }
        return omitted;
    }

    /**
     * How many samples are below each of {@code limits}. Those that the resolution does not tell apart count as evenly
     * spread, so the numbers need not be whole.
     *
     * @param limits in nanoseconds, ascending
     */
    public double[] countsBelow(double... limits) {
        double[] below = new double[limits.length];
        double passed = 0;
        int next = 0;
        for (HistogramIterationValue step : histogram.recordedValues()) {
            double from = histogram.lowestEquivalentValue(step.getValueIteratedTo());
            double to = histogram.nextNonEquivalentValue(step.getValueIteratedTo());
            double here = step.getCountAtValueIteratedTo();
            for (; next < limits.length && limits[next] < to; next++) {
                below[next] = passed + here * Math.max(0, (limits[next] - from) / (to - from));
            }
            passed += here;
        }
        Arrays.fill(below, next, limits.length, passed);
        return below;
    }

    /** All samples of all {@code parts}. */
    public static Distribution merged(List<Distribution> parts) {
        Histogram all = new Histogram(parts.stream().mapToInt(part -> part.histogram
                .getNumberOfSignificantValueDigits()).max().orElse(LoopRecorder.SIGNIFICANT_DIGITS));
        parts.forEach(part -> all.add(part.histogram));
        return new Distribution(all);
    }

    /** HdrHistogram's compressed form in Base64, which its own tools read. */
    public String encoded() {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    /**
     * Reads {@link #encoded()}.
     *
     * @throws IllegalArgumentException if {@code text} is not an encoded distribution
     */
    public static Distribution decode(String text) {
        try {
            ByteBuffer buffer = ByteBuffer.wrap(Base64.getDecoder().decode(text));
            return new Distribution(Histogram.decodeFromCompressedByteBuffer(buffer, 0));
        } catch (DataFormatException | RuntimeException e) {
            throw new IllegalArgumentException("not an encoded distribution", e);
        }
    }

    /** HdrHistogram's percentile table in milliseconds, the {@code .hgrm} that its plotters read. */
    public String percentileTable() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        histogram.outputPercentileDistribution(new PrintStream(bytes, true, StandardCharsets.UTF_8), 5, 1e6);
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Distribution that && histogram.equals(that.histogram);
    }

    @Override
    public int hashCode() {
        return histogram.hashCode();
    }

    @Override
    public String toString() {
        return count() + " samples, p50 " + percentileNanos(50) + " ns, p99 " + percentileNanos(99) + " ns";
    }
}
