package dev.tacho.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.junit.jupiter.api.Test;

class IntervalLogTest {
    private static final Instant START = Instant.parse("2026-01-02T03:04:05.250Z");

    @Test
    void itsOwnReaderFindsEveryIntervalAgain() {
        HistogramLogReader reader = new HistogramLogReader(new ByteArrayInputStream(
                log().text().getBytes(StandardCharsets.UTF_8)));
        Histogram first = (Histogram) reader.nextIntervalHistogram();
        assertThat(reader.getStartTimeSec()).isEqualTo(START.toEpochMilli() / 1e3);
        assertThat(first.getTag()).isEqualTo("warmUp");
        assertThat(first.getStartTimeStamp()).isEqualTo(START.toEpochMilli());
        EncodableHistogram second = reader.nextIntervalHistogram();
        assertThat(second.getTag()).isNull();
        assertThat(second.getStartTimeStamp()).isEqualTo(START.toEpochMilli() + 250);
        assertThat(second.getEndTimeStamp()).isEqualTo(START.toEpochMilli() + 500);
        assertThat(((Histogram) second).getTotalCount()).isEqualTo(2);
        assertThat(((Histogram) second).getMaxValue()).isBetween(3_000_000L, 3_010_000L);
        assertThat(reader.nextIntervalHistogram()).isNull();
    }

    @Test
    void itIsTheSameOnEveryMachine() {
        Locale before = Locale.getDefault();
        String expected = log().text();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(log().text()).isEqualTo(expected);
        } finally {
            Locale.setDefault(before);
        }
        assertThat(expected.lines().toList()).startsWith("#[Histogram log format version 1.3]",
                "#[StartTime: 1767323045.250 (seconds since epoch), 2026-01-02T03:04:05.250Z]")
                .contains("\"StartTimestamp\",\"Interval_Length\",\"Interval_Max\",\"Interval_Compressed_Histogram\"")
                .anyMatch(line -> line.startsWith("0.250,0.250,3."));
    }

    @Test
    void whatIsNoHistogramIsNotWritten() {
        assertThatThrownBy(() -> new IntervalLog(START, List.of(new IntervalLog.Entry("", 0, 1, "nonsense"))).text())
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static IntervalLog log() {
        return new IntervalLog(START, List.of(new IntervalLog.Entry("warmUp", 0, 0.25, encoded(1_000_000)),
                new IntervalLog.Entry("", 0.25, 0.5, encoded(2_000_000, 3_000_000))));
    }

    private static String encoded(long... values) {
        Histogram histogram = new Histogram(3);
        for (long value : values) {
            histogram.recordValue(value);
        }
        return new Distribution(histogram).encoded();
    }
}
