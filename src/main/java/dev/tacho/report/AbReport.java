package dev.tacho.report;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Load;
import dev.tacho.profile.RequestSpec;
import dev.tacho.result.Result;
import java.util.List;
import java.util.Locale;

/**
 * ab's report to the letter, as ab -q prints it, but for the banner. Its arithmetic is ab's too: whole milliseconds,
 * {@code sorted[n * p / 100]}, and its own idea of a failed request, in which a status is none.
 */
final class AbReport {
    private static final int[] PERCENTS = {50, 66, 75, 80, 90, 95, 98, 99};
    private static final int KIB = 1024;

    private final StringBuilder text = new StringBuilder();
    private final Result result;
    private final Counts counts;

    private AbReport(Result result) {
        this.result = result;
        this.counts = result.counts();
    }

    static String of(Result result) {
        AbReport report = new AbReport(result);
        report.head();
        report.requests();
        report.rates();
        if (report.counts.completed() > 0) {
            report.connectionTimes();
        }
        if (report.counts.completed() > 1) {
            report.percentages();
        }
        return report.text.toString();
    }

    private void head() {
        line("This is Tacho, Version %s, in the form of ApacheBench", result.environment().tacho());
        line("Licensed under the Apache License, Version 2.0");
        line("https://www.apache.org/licenses/LICENSE-2.0");
        line("");
        line("Benchmarking %s (be patient).....done", result.document().host());
        line("");
        line("");
        line("Server Software:        %s", result.document().serverSoftware());
        line("Server Hostname:        %s", result.document().host());
        line("Server Port:            %d", result.document().port());
        line("");
        line("Document Path:          %s", result.document().path());
        line("Document Length:        %s", result.profile().checks().sameLength()
                ? result.document().bodyBytes() + " bytes" : "Variable");
        line("");
    }

    private void requests() {
        line("Concurrency Level:      %d", concurrency());
        line("Time taken for tests:   %.3f seconds", result.seconds());
        line("Complete requests:      %d", counts.completed());
        long connect = failed(Failure.DNS, Failure.CONNECT_REFUSED, Failure.CONNECT_TIMEOUT,
                Failure.CONNECT_UNREACHABLE, Failure.CONNECT_NO_PORT, Failure.TOO_MANY_FILES, Failure.CONNECT_OTHER,
                Failure.TLS);
        long receive = failed(Failure.CLOSED_EARLY, Failure.TRUNCATED, Failure.RESET);
        // ab looks at no body but for its length; another body than the expected one comes nearest to that.
        long length = failed(Failure.LENGTH, Failure.BODY);
        long exceptions = failed(Failure.TIMEOUT, Failure.PROTOCOL);
        long failed = connect + receive + length + exceptions;
        line("Failed requests:        %d", failed);
        if (failed > 0) {
            line("   (Connect: %d, Receive: %d, Length: %d, Exceptions: %d)", connect, receive, length, exceptions);
        }
        lineIfAny("Write errors:           %d", failed(Failure.SEND));
        lineIfAny("Non-2xx responses:      %d", counts.statuses().entrySet().stream()
                .filter(entry -> entry.getKey() / 100 != 2).mapToLong(entry -> entry.getValue()).sum());
        if (result.profile().connection().keepAlive()) {
            line("Keep-Alive requests:    %d", counts.keptAlive());
        }
        line("Total transferred:      %d bytes", counts.bytesReceived());
        if (hasBody()) {
            line("Total body sent:        %d", counts.bytesSent());
        }
        line("HTML transferred:       %d bytes", counts.bytesBody());
    }

    private long failed(Failure... causes) {
        return List.of(causes).stream().mapToLong(counts::failed).sum();
    }

    private void rates() {
        double seconds = result.seconds();
        long done = counts.completed();
        if (seconds <= 0 || done == 0) {
            return;
        }
        line("Requests per second:    %.2f [#/sec] (mean)", done / seconds);
        line("Time per request:       %.3f [ms] (mean)", concurrency() * seconds * 1000 / done);
        line("Time per request:       %.3f [ms] (mean, across all concurrent requests)", seconds * 1000 / done);
        line("Transfer rate:          %.2f [Kbytes/sec] received", counts.bytesReceived() / seconds / KIB);
        if (hasBody()) {
            line("                        %.2f kb/s sent", counts.bytesSent() / seconds / KIB);
            line("                        %.2f kb/s total",
                    (counts.bytesReceived() + counts.bytesSent()) / seconds / KIB);
        }
    }

    private void connectionTimes() {
        Distribution connects = result.latency(Metric.CONNECT);
        AbRow connect = AbRow.of(connects, Math.max(0, counts.completed() - connects.count()));
        AbRow processing = AbRow.of(result.latency(Metric.SERVICE), 0);
        AbRow waiting = AbRow.of(result.latency(Metric.WAIT), 0);
        AbRow total = AbRow.of(result.latency(Metric.RESPONSE), 0);
        line("");
        line("Connection Times (ms)");
        line("              min  mean[+/-sd] median   max");
        line("Connect:    %s", connect);
        line("Processing: %s", processing);
        line("Waiting:    %s", waiting);
        line("Total:      %s", total);
        text.append(connect.doubt("the initial connection time"));
        text.append(processing.doubt("the processing time"));
        text.append(waiting.doubt("the waiting time"));
        text.append(total.doubt("the total time"));
    }

    private void percentages() {
        Distribution total = result.latency(Metric.RESPONSE);
        line("");
        line("Percentage of the requests served within a certain time (ms)");
        for (int percent : PERCENTS) {
            line("  %d%%  %5d", percent, AbRow.millis(AbRow.sorted(total, 0, total.count() * percent / 100)));
        }
        line(" 100%%  %5d (longest request)", AbRow.millis(total.maxNanos()));
    }

    private int concurrency() {
        return result.profile().load().concurrency();
    }

    private boolean hasBody() {
        return !(result.profile().request().body() instanceof RequestSpec.Body.None);
    }

    private void lineIfAny(String format, long count) {
        if (count > 0) {
            line(format, count);
        }
    }

    private void line(String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
