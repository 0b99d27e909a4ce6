package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Body;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A profile as the {@code ab} command line that comes nearest to it. */
public final class AbCommand {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");
    /** Enough that ab does not end early, few enough that it begins: it sets aside memory for each at the start. */
    private static final long REQUESTS_PER_SECOND = 100_000;
    private static final long MAX_REQUESTS = 50_000_000;
    private static final String INLINE_FILE = "body.txt";
    private final List<String> words = new ArrayList<>(List.of("ab"));

    private AbCommand() {
    }

    /**
     * One line, quoted for a POSIX shell. What ab cannot do (checks, for example) is left out. Text given inline is
     * shown as the file {@code body.txt}, the demo server's port as {@code PORT}.
     */
    public static String of(Profile profile) {
        AbCommand command = new AbCommand();
        switch (profile.load()) {
            case Load.Closed load -> command.closed(load);
            case Load.Open load -> command.closed(new Load.Closed(load.concurrency(), OptionalLong.empty(),
                    load.plannedSeconds()));
        }
        command.connection(profile.connection());
        if (!profile.checks().sameLength()) {
            command.words.add("-l");
        }
        command.request(profile.request());
        command.words.add(url(profile.target()));
        return command.words.stream().map(AbCommand::quoted).collect(Collectors.joining(" "));
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
        request.headers().forEach(header -> option("-H", header.name() + ": " + header.value()));
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
    private static String url(Target target) {
        try {
            return switch (target) {
                case Target.Url(String text) -> HttpUrl.parse(text).toString();
                case Target.Demo(String path) -> "http://127.0.0.1:PORT" + HttpUrl.target(path);
            };
        } catch (IllegalArgumentException e) {
            return switch (target) {
                case Target.Url(String text) -> text;
                case Target.Demo(String path) -> "http://127.0.0.1:PORT" + path;
            };
        }
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
