package dev.tacho.profile;

import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.util.List;
import java.util.Optional;

/** A line of curl, such as browsers copy of a request. It makes one request, so the load is the usual one. */
final class CurlLine {
    private static final String WITH_VALUE = "XHdubAexmEFTowKcrtCDyYzQPU";
    private static final String FORM = "application/x-www-form-urlencoded";
    private static final String JSON = "application/json";

    private final LineOptions options;
    private final Draft draft = new Draft();
    private final StringBuilder data = new StringBuilder();
    private boolean hasData;
    private boolean dataInQuery;
    private boolean head;
    private String certificate = "";
    private String key = "";

    CurlLine(List<String> arguments) {
        options = new LineOptions("curl", arguments);
        draft.verify = true;
    }

    Translation read() {
        while (options.more()) {
            String option = options.nextLetter(WITH_VALUE);
            if (!request(option) && !connection(option) && !harmless(option)) {
                draft.urlOr(option);
            }
        }
        finish();
        return draft.translation("curl");
    }

    private boolean request(String option) {
        switch (option) {
            case "-X", "--request" -> draft.method = options.value();
            case "-I", "--head" -> head = true;
            case "-G", "--get" -> dataInQuery = true;
            case "-H", "--header" -> draft.header(option, options.value());
            case "-A", "--user-agent" -> header("User-Agent");
            case "-e", "--referer" -> header("Referer");
            case "-b", "--cookie" -> draft.cookies.add(Draft.literal(options.value()));
            case "-u", "--user" -> draft.basicAuth = Optional.of(options.value());
            case "--compressed" -> draft.headers.add(new Header("Accept-Encoding", "deflate, gzip"));
            case "-d", "--data", "--data-ascii", "--data-binary" -> data(options.value(), true);
            case "--data-raw" -> data(options.value(), false);
            case "--json" -> {
                data(options.value(), true);
                draft.contentType = JSON;
                draft.headers.add(new Header("Accept", JSON));
            }
            case "--url" -> draft.url = options.value();
            case "-F", "--form", "-T", "--upload-file", "--data-urlencode" -> {
                options.value();
                draft.untranslated(option, "line.form");
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void header(String name) {
        draft.headers.add(new Header(name, Draft.literal(options.value())));
    }

    private void data(String value, boolean maybeFile) {
        if (draft.contentType.equals(RequestSpec.DEFAULT_CONTENT_TYPE)) {
            draft.contentType = FORM;
        }
        if (maybeFile && value.startsWith("@")) {
            draft.body = new Body.FromFile(value.substring(1));
        } else {
            data.append(hasData ? "&" : "").append(value);
            hasData = true;
        }
    }

    private boolean connection(String option) {
        switch (option) {
            case "-k", "--insecure" -> draft.verify = false;
            case "-x", "--proxy" -> draft.route = new Route.Proxy(options.value().replaceFirst("^http://", "")
                    .replaceFirst("/$", ""));
            case "--unix-socket" -> draft.route = new Route.UnixSocket(options.value());
            case "-L", "--location" -> draft.followRedirects = true;
            case "-0", "--http1.0" -> draft.http = Http.HTTP_1_0;
            case "-m", "--max-time" -> draft.timeoutSeconds = options.seconds();
            case "-E", "--cert" -> certificate = options.value();
            case "--key" -> key = options.value();
            case "--no-keepalive", "--http1.1", "--tcp-nodelay" -> { }
            case "--http2", "--http2-prior-knowledge", "--http3" -> draft.untranslated(option, "line.http2");
            case "--resolve", "--connect-to", "--cacert", "--capath", "--retry", "--connect-timeout", "--interface",
                    "--ciphers", "-U", "--proxy-user", "-c", "--cookie-jar", "-r", "--range" -> {
                options.value();
                draft.untranslated(option, "line.none");
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    /** What is about curl's own output. */
    private boolean harmless(String option) {
        switch (option) {
            case "-s", "--silent", "-S", "--show-error", "-v", "--verbose", "-i", "--include", "-f", "--fail", "-N",
                    "--no-buffer", "-#", "--progress-bar", "-O", "--remote-name" -> { }
            case "-o", "--output", "-w", "--write-out", "-D", "--dump-header" -> options.value();
            default -> {
                return false;
            }
        }
        return true;
    }

    private void finish() {
        if (hasData && dataInQuery) {
            draft.url += (draft.url.indexOf('?') >= 0 ? "&" : "?") + data;
        } else if (hasData) {
            draft.body = new Body.Inline(Draft.literal(data.toString()));
        }
        // The header says it too, and once is enough.
        draft.headers.stream().filter(header -> header.name().equalsIgnoreCase("Content-Type")).findFirst()
                .ifPresent(header -> draft.contentType = header.value());
        draft.headers.removeIf(header -> header.name().equalsIgnoreCase("Content-Type"));
        if (head && draft.method.isEmpty()) {
            draft.method = "HEAD";
        }
        if (!certificate.isEmpty()) {
            draft.certificate = Optional.of(new ClientCertificate(certificate, key.isEmpty() ? certificate : key));
        }
    }
}
