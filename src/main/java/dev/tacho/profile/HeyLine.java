package dev.tacho.profile;

import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Closed;
import dev.tacho.profile.Load.Open;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A line of hey. */
final class HeyLine {
    private static final int REQUESTS = 200;
    private static final int WORKERS = 50;
    private static final double TIMEOUT_SECONDS = 20;
    private static final double LONGEST_TIMEOUT_SECONDS = 3600;

    private final LineOptions options;
    private final Draft draft = new Draft();
    private int requests = REQUESTS;
    private int workers = WORKERS;
    private double seconds;
    private double ratePerWorker;
    private boolean compressed = true;

    HeyLine(List<String> arguments) {
        options = new LineOptions("hey", arguments);
        draft.timeoutSeconds = TIMEOUT_SECONDS;
        draft.contentType = "text/html";
        draft.followRedirects = true;
    }

    Translation read() {
        while (options.more()) {
            option(options.nextOfGo());
        }
        if (compressed) {
            draft.headers.add(new Header("Accept-Encoding", "gzip"));
        }
        // hey gives each worker the same number and leaves out the rest.
        int whole = Math.max(1, requests / Math.max(1, workers)) * workers;
        boolean paced = ratePerWorker > 0 && seconds > 0;
        if (ratePerWorker > 0 && !paced) {
            draft.untranslated("-q", "line.rateWithoutTime");
        }
        draft.load = paced ? new Open(Arrivals.CONSTANT, List.of(Stage.constant(ratePerWorker * workers, seconds)),
                workers) : new Closed(workers, seconds > 0 ? OptionalLong.empty() : OptionalLong.of(whole),
                seconds > 0 ? Optional.of(seconds) : Optional.empty());
        return draft.translation("hey");
    }

    private void option(String option) {
        switch (option) {
            case "-n" -> requests = options.number();
            case "-c" -> workers = options.number();
            case "-z" -> seconds = options.seconds();
            case "-q" -> ratePerWorker = options.number();
            case "-m" -> draft.method = options.value();
            case "-H" -> draft.header(option, options.value());
            // 0 is no limit.
            case "-t" -> {
                double timeout = options.seconds();
                draft.timeoutSeconds = timeout > 0 ? timeout : LONGEST_TIMEOUT_SECONDS;
            }
            case "-A" -> draft.headers.add(new Header("Accept", Draft.literal(options.value())));
            case "-d" -> draft.body = new Body.Inline(Draft.literal(options.value()));
            case "-D" -> draft.body = new Body.FromFile(options.value());
            case "-T" -> draft.contentType = options.value();
            case "-U" -> draft.headers.add(new Header("User-Agent", Draft.literal(options.value())));
            case "-a" -> draft.basicAuth = Optional.of(options.value());
            case "-x" -> draft.route = new Route.Proxy(options.value().replaceFirst("^http://", "")
                    .replaceFirst("/$", ""));
            case "-host" -> draft.headers.add(new Header("Host", options.value()));
            case "-disable-compression" -> compressed = false;
            case "-disable-keepalive" -> draft.keepAlive = false;
            case "-disable-redirects" -> draft.followRedirects = false;
            case "-h2" -> draft.untranslated(option, "line.http2");
            case "-cpus" -> {
                options.number();
                draft.untranslated(option, "line.threads");
            }
            case "-o" -> {
                options.value();
                draft.untranslated(option, "line.output");
            }
            default -> draft.urlOr(option);
        }
    }
}
