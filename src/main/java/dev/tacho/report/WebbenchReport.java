package dev.tacho.report;

import dev.tacho.measure.Counts;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Target;
import dev.tacho.result.Result;
import java.util.Locale;

/** webbench's output, its spelling included. It never looks at a status, so every whole response has succeeded. */
final class WebbenchReport {
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;

    private WebbenchReport() {
    }

    static String of(Result result) {
        Counts counts = result.counts();
        int clients = result.profile().load().concurrency();
        long succeeded = counts.completed();
        long failed = counts.ended() - succeeded;
        double seconds = result.seconds();
        String version = result.profile().connection().http() == Connection.Http.HTTP_1_1 ? " (using HTTP/1.1)" : "";
        return String.format(Locale.ROOT, """
                Webbench - Simple Web Benchmark 1.5
                Benchmarking: %s %s%s
                %s, running %d sec.

                Speed=%d pages/min, %d bytes/sec.
                Requests: %d susceed, %d failed.
                """, result.profile().request().method(), url(result), version,
                clients == 1 ? "1 client" : clients + " clients", Math.max(1, Math.round(seconds)),
                perSecond(succeeded + failed, seconds / 60), perSecond(counts.bytesReceived(), seconds),
                succeeded, failed);
    }

    private static long perSecond(long count, double seconds) {
        return seconds > 0 ? (long) (count / seconds) : 0;
    }

    /** The address as webbench takes it, also of a demo server, whose profile knows none. */
    static String url(Result result) {
        String host = result.document().host();
        int port = result.document().port();
        boolean secure = secure(result);
        return (secure ? "https://" : "http://") + (host.indexOf(':') >= 0 ? "[" + host + "]" : host)
                + (port == (secure ? HTTPS_PORT : HTTP_PORT) ? "" : ":" + port) + result.document().path();
    }

    static boolean secure(Result result) {
        return result.profile().target().secure();
    }
}
