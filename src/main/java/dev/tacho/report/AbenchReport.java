package dev.tacho.report;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import dev.tacho.result.Result;
import java.util.Locale;

/** abench's output. Its three lines about documents found are a search engine's; a plain page finds none. */
final class AbenchReport {
    private static final int[] PERCENTS = {25, 50, 75, 90, 95, 99};
    private static final double NANOS_PER_MILLI = 1e6;

    private AbenchReport() {
    }

    static String of(Result result) {
        Counts counts = result.counts();
        Distribution times = result.latency(Metric.RESPONSE);
        long connect = counts.failed(Failure.DNS) + counts.failed(Failure.CONNECT_REFUSED)
                + counts.failed(Failure.CONNECT_TIMEOUT) + counts.failed(Failure.CONNECT_UNREACHABLE)
                + counts.failed(Failure.CONNECT_NO_PORT) + counts.failed(Failure.TOO_MANY_FILES)
                + counts.failed(Failure.CONNECT_OTHER) + counts.failed(Failure.TLS);
        long timeout = counts.failed(Failure.TIMEOUT);
        long match = counts.failed(Failure.BODY);
        StringBuilder text = new StringBuilder(String.format(Locale.ROOT, """
                QPS: %.2f
                Latency: %.2f ms
                Query Success Number: %d
                Connect Failed Number: %d
                Query Failed Number: %d
                Query Timeout Number: %d
                Match Failed Number: %d
                No DocsReturn Number: 100.00%%
                Average DocsReturn Number: 0.00
                No DocsFound Number: 100.00%%
                Average Return Length(Bytes): %d
                Min Response Time: %.1f ms
                Max Response Time: %.1f ms
                """, result.requestsPerSecond(), times.meanNanos() / NANOS_PER_MILLI, counts.succeeded(), connect,
                counts.failed() - connect - timeout - match, timeout, match,
                counts.completed() == 0 ? 0 : counts.bytesBody() / counts.completed(),
                times.minNanos() / NANOS_PER_MILLI, times.maxNanos() / NANOS_PER_MILLI));
        for (int percent : PERCENTS) {
            text.append(String.format(Locale.ROOT, "%d Percentile: %.1f ms\n", percent,
                    times.percentileNanos(percent) / NANOS_PER_MILLI));
        }
        return text.toString();
    }
}
