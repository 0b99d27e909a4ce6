package dev.tacho.measure;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;

/**
 * Distributions of one interval after another.
 *
 * @param start     of the first one; others count from it
 * @param intervals in order of time
 */
public record IntervalLog(Instant start, List<Entry> intervals) {
    private static final double NANOS_PER_MILLI = 1e6;

    /**
     * @param tag       what kind of interval it is; empty for the usual one, which is all that most readers show
     * @param from      seconds since the start
     * @param to        likewise, its end
     * @param histogram as {@link Distribution#encoded()}
     */
    public record Entry(String tag, double from, double to, String histogram) {
    }

    /**
     * HdrHistogram's interval log, the {@code .hlog} that its HistogramLogProcessor and HistogramLogAnalyzer read:
     * histograms in nanoseconds, the column of maxima in milliseconds.
     *
     * @throws IllegalArgumentException if an entry's histogram is not an encoded distribution
     */
    public String text() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        HistogramLogWriter writer = new HistogramLogWriter(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        double seconds = start.toEpochMilli() / 1e3;
        writer.outputLogFormatVersion();
        // As its outputStartTime does, but that would add the date in the words and the zone of this machine.
        writer.outputComment(String.format(Locale.ROOT, "[StartTime: %.3f (seconds since epoch), %s]", seconds, start));
        writer.outputBaseTime(start.toEpochMilli());
        writer.outputLegend();
        for (Entry entry : intervals) {
            Histogram histogram = decode(entry.histogram());
            histogram.setTag(entry.tag().isEmpty() ? null : entry.tag());
            writer.outputIntervalHistogram(entry.from(), entry.to(), histogram, NANOS_PER_MILLI);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static Histogram decode(String text) {
        try {
            return Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(Base64.getDecoder().decode(text)), 0);
        } catch (DataFormatException | RuntimeException e) {
            throw new IllegalArgumentException("not an encoded distribution", e);
        }
    }
}
