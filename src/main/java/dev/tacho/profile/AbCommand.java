package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.Template.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** A profile as the {@code ab} command line that comes nearest to it. */
public final class AbCommand {
    /** Enough that ab does not end early, few enough that it begins: it sets aside memory for each at the start. */
    private static final long REQUESTS_PER_SECOND = 100_000;
    private static final long MAX_REQUESTS = 50_000_000;
    private static final String DEMO = "http://127.0.0.1:PORT";
    /** In the place of a port that is chosen when the server is started. */
    private static final int EXAMPLE_PORT = 8080;
    private static final String INLINE_FILE = "body.txt";
    private final List<String> words = new ArrayList<>(List.of("ab"));

    private AbCommand() {
    }

    /**
     * One line, quoted for a POSIX shell. What ab cannot do (checks, a rate, more than one request) is left out, and
     * placeholders are filled in as for the first request. Text given inline is shown as the file {@code body.txt}, the
     * demo server's port as {@code PORT}.
     */
    public static String of(Profile profile) {
        AbCommand command = new AbCommand();
        switch (profile.load()) {
            case Load.Closed load -> command.closed(load);
            case Load.Open load -> command.closed(new Load.Closed(load.concurrency(), OptionalLong.empty(),
                    load.plannedSeconds()));
        }
        command.connection(profile.connection());
        if (profile.target().secure()) {
            command.tls(profile.connection().tls());
        }
        if (!profile.checks().sameLength()) {
            command.words.add("-l");
        }
        command.request(profile.request());
        command.words.add(url(profile));
        return ShellWords.join(command.words);
    }

    /** {@code -t} goes before {@code -n}: coming after it, it would set the number of requests to 50,000. */
    private void closed(Load.Closed load) {
        load.durationSeconds().ifPresent(seconds -> option("-t", wholeSeconds(seconds)));
        if (load.requests().isPresent()) {
            option("-n", Long.toString(load.requests().getAsLong()));
        } else if (load.durationSeconds().isPresent()) {
            long enough = (long) Math.ceil(load.durationSeconds().get() * REQUESTS_PER_SECOND);
            option("-n", Long.toString(Math.max(load.concurrency(), Math.min(MAX_REQUESTS, enough))));
        }
        option("-c", Integer.toString(load.concurrency()));
    }

    private void connection(Connection connection) {
        if (connection.keepAlive()) {
            words.add("-k");
        }
        if (connection.timeoutSeconds() != Connection.DEFAULT_TIMEOUT_SECONDS) {
            option("-s", wholeSeconds(connection.timeoutSeconds()));
        }
        if (connection.route() instanceof Connection.Route.Proxy(String address)) {
            option("-X", address);
        }
        Connection.Sockets sockets = connection.sockets();
        if (sockets.localAddresses().size() == 1) {
            option("-B", sockets.localAddresses().getFirst());
        }
        if (sockets.sendBufferBytes().isPresent() && sockets.sendBufferBytes().equals(sockets.receiveBufferBytes())) {
            option("-b", Integer.toString(sockets.sendBufferBytes().getAsInt()));
        }
    }

    /** ab takes certificate and key from one file: the key must be in that of the certificate too. */
    private void tls(Connection.Tls tls) {
        if (!tls.serverName()) {
            words.add("-I");
        }
        if (!tls.ciphers().isEmpty()) {
            option("-Z", String.join(":", tls.ciphers()));
        }
        if (tls.protocols().size() == 1) {
            option("-f", tls.protocols().getFirst().replace("TLSv", "TLS"));
        }
        tls.certificate().ifPresent(certificate -> option("-E", certificate.chain()));
    }

    private void request(RequestSpec request) {
        String method = request.method();
        switch (request.body()) {
            case Body.None() -> {
                switch (method) {
                    case "GET" -> { }
                    case "HEAD" -> words.add("-i");
                    default -> option("-m", method);
                }
            }
            case Body.Inline _ -> body(request, INLINE_FILE);
            case Body.FromFile(String path) -> body(request, path);
            case Body.Lines(String path, _) -> body(request, path);
        }
        request.headers().forEach(header -> option("-H", header.name() + ": " + filled(header.value())));
        // One -C for all: its help says "repeatable", but of several ab 2.3 sends only the last.
        if (!request.cookies().isEmpty()) {
            option("-C", request.cookies().stream().map(AbCommand::filled).collect(Collectors.joining("; ")));
        }
        request.basicAuth().ifPresent(user -> option("-A", user));
    }

    /** {@code -m} goes after {@code -p}: the other way round ab refuses to mix methods. */
    private void body(RequestSpec request, String file) {
        option(request.method().equals("PUT") ? "-u" : "-p", file);
        if (!request.method().equals("PUT") && !request.method().equals("POST")) {
            option("-m", request.method());
        }
        if (!request.contentType().equals(RequestSpec.DEFAULT_CONTENT_TYPE)) {
            option("-T", request.contentType());
        }
    }

    private void option(String letter, String value) {
        words.add(letter);
        words.add(value);
    }

    /** ab knows no fractions, and takes 0 for no limit. */
    private static String wholeSeconds(double seconds) {
        return Long.toString(Math.max(1, (long) Math.ceil(seconds)));
    }

    /** ab wants a path even where a URL needs none. A URL that is not finished yet is shown as it is. */
    private static String url(Profile profile) {
        Optional<String> own = profile.request().path().map(path -> filled(path).replace(" ", "%20"));
        try {
            return switch (profile.target()) {
                case Target.Url(String text, _) -> withPath(HttpUrl.parse(text), own);
                case Target.Server server -> withPath(HttpUrl.parse(server.url(EXAMPLE_PORT)), own);
                case Target.Demo(String path) -> DEMO + HttpUrl.target(own.orElse(path));
            };
        } catch (IllegalArgumentException e) {
            return switch (profile.target()) {
                case Target.Url(String text, _) -> text;
                case Target.Server server -> server.url(EXAMPLE_PORT);
                case Target.Demo(String path) -> DEMO + path;
            };
        }
    }

    private static String withPath(HttpUrl url, Optional<String> own) {
        String target = own.map(HttpUrl::target).orElse(url.target());
        return new HttpUrl(url.secure(), url.host(), url.port(), target).toString();
    }

    /** As in the first request, but for the data file: the name of a column stands for its value. */
    private static String filled(String text) {
        try {
            return Template.parse(text).parts().stream().map(part -> switch (part) {
                case Part.Text(String plain) -> plain;
                case Part.Counter() -> "1";
                case Part.Random(long min, _) -> Long.toString(min);
                case Part.Choice(List<String> options) -> options.getFirst();
                case Part.Csv(String column) -> column;
            }).collect(Collectors.joining());
        } catch (IllegalArgumentException e) {
            return text;
        }
    }
}
