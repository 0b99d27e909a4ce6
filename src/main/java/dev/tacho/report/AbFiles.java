package dev.tacho.report;

import dev.tacho.measure.RequestLog;
import dev.tacho.measure.RequestLog.Entry;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The files that ab writes beside its report, and one that it does not. */
final class AbFiles {
    private static final double NANOS_PER_MILLI = 1e6;
    /** As C's ctime has it, without the end of the line. */
    private static final DateTimeFormatter CTIME = DateTimeFormatter.ofPattern("EEE MMM dd HH:mm:ss uuuu", Locale.ROOT);

    private AbFiles() {
    }

    /** {@code -e}: the total time for each percentage, in milliseconds. */
    static String percentages(AbTimes times) {
        StringBuilder csv = new StringBuilder("Percentage served,Time in ms\n");
        for (int percent = 0; percent <= 100; percent++) {
            csv.append(String.format(Locale.ROOT, "%d,%.3f\n", percent,
                    times.roundedPercentile(percent) / NANOS_PER_MILLI));
        }
        return csv.toString();
    }

    /** {@code -g}: a row for each request in whole milliseconds, sorted by total time. */
    static String gnuplot(RequestLog log, Instant start, ZoneId zone) {
        StringBuilder table = new StringBuilder("starttime\tseconds\tctime\tdtime\tttime\twait\n");
        List<Entry> sorted = log.entries().stream().sorted(Comparator.comparingLong(Entry::totalNanos)).toList();
        for (Entry entry : sorted) {
            ZonedDateTime at = start.plusNanos(entry.startNanos()).atZone(zone);
            table.append(CTIME.format(at)).append('\t').append(at.toEpochSecond());
            for (long nanos : new long[] {entry.connectNanos(), entry.processingNanos(), entry.totalNanos(),
                    entry.waitNanos()}) {
                table.append('\t').append(AbRow.millis(nanos));
            }
            table.append('\n');
        }
        return table.toString();
    }

    /** A row for each request in the order in which they began, which shows what happened when. */
    static String log(RequestLog log) {
        StringBuilder table = new StringBuilder("seconds\tconnect_ms\tprocessing_ms\ttotal_ms\twait_ms\n");
        for (Entry entry : log.entries()) {
            table.append(String.format(Locale.ROOT, "%.6f\t%.3f\t%.3f\t%.3f\t%.3f\n", entry.startNanos() / 1e9,
                    entry.connectNanos() / NANOS_PER_MILLI, entry.processingNanos() / NANOS_PER_MILLI,
                    entry.totalNanos() / NANOS_PER_MILLI, entry.waitNanos() / NANOS_PER_MILLI));
        }
        return table.toString();
    }
}
