package dev.tacho.report;

import dev.tacho.measure.Counts;
import dev.tacho.measure.RequestLog;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Profile;
import dev.tacho.result.Document;
import dev.tacho.result.Result;
import dev.tacho.text.Version;
import java.util.Locale;

/**
 * ab's report to the letter, but for the banner. Its arithmetic is ab's too: whole milliseconds,
 * {@code sorted[n * p / 100]}, and its own idea of a failed request.
 */
final class AbReport {
    private static final int[] PERCENTS = {50, 66, 75, 80, 90, 95, 98, 99};
    private static final int KIB = 1024;

    private final StringBuilder text = new StringBuilder();
    private final Result result;
    private final AbFigures figures;
    private final Counts counts;
    private final AbTimes times;
    private final AbStyle style;

    private AbReport(Result result, RequestLog log, AbStyle style) {
        this.result = result;
        this.figures = new AbFigures(result);
        this.counts = result.counts();
        this.times = AbTimes.of(result, log);
        this.style = style;
    }

    /** All of it, as {@code ab -q} prints it. */
    static String of(Result result) {
        return banner(false, result.environment().tacho())
                + benchmarking(result.document().host(), result.profile()) + ".....done\n"
                + results(result, RequestLog.EMPTY, AbStyle.PLAIN);
    }

    static String banner(boolean html) {
        return banner(html, Version.NUMBER);
    }

    private static String banner(boolean html, String version) {
        String name = "This is Tacho, Version %s, in the form of ApacheBench".formatted(version);
        String license = "Licensed under the Apache License, Version 2.0";
        String where = "https://www.apache.org/licenses/LICENSE-2.0";
        return (html ? "<p>\n %s<br>\n %s<br>\n %s<br>\n</p>\n<p>\n" : "%s\n%s\n%s\n\n")
                .formatted(name, license, where);
    }

    /** What is said before the load, without the end of its line. */
    static String benchmarking(String host, Profile profile) {
        String through = profile.connection().route() instanceof Route.Proxy(String address)
                ? "[through " + address + "] " : "";
        return "Benchmarking " + host + " " + through + "(be patient)";
    }

    /** What is said after the load. */
    static String results(Result result, RequestLog log, AbStyle style) {
        AbReport report = new AbReport(result, log, style);
        report.head();
        report.requests();
        report.rates();
        if (report.counts.completed() > 0) {
            report.connectionTimes();
        }
        if (style.percentiles() && report.counts.completed() > 1) {
            report.percentages();
        }
        return report.text.toString();
    }

    private void head() {
        Document document = result.document();
        line("");
        line("");
        line("Server Software:        %s", figures.software());
        line("Server Hostname:        %s", document.host());
        line("Server Port:            %d", document.port());
        document.tls().ifPresent(this::tls);
        line("");
        line("Document Path:          %s", document.path());
        line("Document Length:        %s", figures.length());
        line("");
    }

    private void tls(Document.Tls tls) {
        line("SSL/TLS Protocol:       %s,%s,%d,%d", tls.protocol(), tls.cipher(), tls.keyBits(), tls.cipherBits());
        if (!tls.temporaryKey().isEmpty()) {
            line("Server Temp Key:        %s", tls.temporaryKey());
        }
        if (!tls.serverName().isEmpty()) {
            line("TLS Server Name:        %s", tls.serverName());
        }
    }

    private void requests() {
        line("Concurrency Level:      %d", figures.concurrency());
        line("Time taken for tests:   %.3f seconds", result.seconds());
        line("Complete requests:      %d", counts.completed());
        line("Failed requests:        %d", figures.failed());
        if (figures.failed() > 0) {
            line("   (Connect: %d, Receive: %d, Length: %d, Exceptions: %d)", figures.connect(), figures.receive(),
                    figures.lengths(), figures.exceptions());
        }
        lineIfAny("Write errors:           %d", figures.writeErrors());
        lineIfAny("Non-2xx responses:      %d", figures.non2xx());
        if (figures.keepsAlive()) {
            line("Keep-Alive requests:    %d", counts.keptAlive());
        }
        line("Total transferred:      %d bytes", counts.bytesReceived());
        if (figures.hasBody()) {
            line("Total body sent:        %d", counts.bytesSent());
        }
        line("HTML transferred:       %d bytes", counts.bytesBody());
    }

    private void rates() {
        double seconds = result.seconds();
        long done = counts.completed();
        if (seconds <= 0 || done == 0) {
            return;
        }
        line("Requests per second:    %.2f [#/sec] (mean)", done / seconds);
        line("Time per request:       %.3f [ms] (mean)", figures.concurrency() * seconds * 1000 / done);
        line("Time per request:       %.3f [ms] (mean, across all concurrent requests)", seconds * 1000 / done);
        line("Transfer rate:          %.2f [Kbytes/sec] received", counts.bytesReceived() / seconds / KIB);
        if (figures.hasBody()) {
            line("                        %.2f kb/s sent", counts.bytesSent() / seconds / KIB);
            line("                        %.2f kb/s total",
                    (counts.bytesReceived() + counts.bytesSent()) / seconds / KIB);
        }
    }

    private void connectionTimes() {
        line("");
        line("Connection Times (ms)");
        line(style.confidence() ? "              min  mean[+/-sd] median   max" : "              min   avg   max");
        row("Connect:    %s", times.connects());
        row("Processing: %s", times.processing());
        row("Waiting:    %s", times.waiting());
        row("Total:      %s", times.totals());
        if (style.confidence()) {
            text.append(times.connects().doubt("the initial connection time"));
            text.append(times.processing().doubt("the processing time"));
            text.append(times.waiting().doubt("the waiting time"));
            text.append(times.totals().doubt("the total time"));
        }
    }

    private void row(String format, AbRow row) {
        line(format, style.confidence() ? row.toString() : row.brief());
    }

    private void percentages() {
        line("");
        line("Percentage of the requests served within a certain time (ms)");
        for (int percent : PERCENTS) {
            line("  %d%%  %5d", percent, AbRow.millis(times.percentile(percent)));
        }
        line(" 100%%  %5d (longest request)", AbRow.millis(times.percentile(100)));
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
