package dev.tacho.target;

import dev.tacho.profile.Launch.Ready;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Whether a service is ready. Made before it starts, since a file of an earlier one may still lie there.
 *
 * @param reached may be asked again and again, on any thread
 * @param lines   takes what the service prints
 */
record Readiness(BooleanSupplier reached, Consumer<String> lines) {
    private static final Texts TEXTS = Texts.of("target");
    private static final int LAST_PORT = 65_535;
    private static final String HERE = "localhost";

    /** @throws IOException in the user's words, if {@code ready} cannot be understood */
    static Readiness of(Ready ready, CommandLines lines) throws IOException {
        return switch (ready) {
            case Ready.Started _ -> new Readiness(() -> true, _ -> { });
            case Ready.Port(String text) -> {
                int port = port(lines.fill(text));
                yield new Readiness(() -> Ports.accepts(HERE, port), _ -> { });
            }
            case Ready.File(String text) -> {
                Path file = Path.of(lines.fill(text));
                Object before = stamp(file);
                yield new Readiness(() -> Files.exists(file) && !stamp(file).equals(before), _ -> { });
            }
            case Ready.Log(String text) -> log(pattern(lines.fill(text)));
        };
    }

    private static Readiness log(Pattern pattern) {
        BoundedSearch search = new BoundedSearch(pattern);
        AtomicBoolean seen = new AtomicBoolean();
        return new Readiness(seen::get, line -> {
            if (!seen.get() && search.isIn(line)) {
                seen.set(true);
            }
        });
    }

    private static int port(String text) throws IOException {
        try {
            int port = Integer.parseInt(text);
            if (port > 0 && port <= LAST_PORT) {
                return port;
            }
        } catch (NumberFormatException _) {
            // Said below, as for a number out of range.
        }
        throw new IOException(TEXTS.get("ready.badPort", text, "{port}"));
    }

    private static Pattern pattern(String text) throws IOException {
        try {
            return Pattern.compile(text);
        } catch (PatternSyntaxException e) {
            throw new IOException(TEXTS.get("ready.badPattern", text, e.getDescription()), e);
        }
    }

    /** Tells one file of a name from another that takes its place. */
    private static Object stamp(Path file) {
        try {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return attributes.fileKey() + " " + attributes.lastModifiedTime();
        } catch (IOException _) {
            return ""; // none, or none yet
        }
    }
}
