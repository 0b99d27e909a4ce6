package dev.tacho.result;

import dev.tacho.files.FileTrouble;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** What a server printed, as a text file that anybody can read. */
final class ServerLog {
    /** As many as are kept while it runs. */
    private static final int MOST_LINES = 2_000;
    private static final int MAX_BYTES = 8 << 20;

    private ServerLog() {
    }

    static byte[] bytes(List<String> lines) {
        StringBuilder text = new StringBuilder();
        last(lines).forEach(line -> text.append(line).append('\n'));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static List<String> last(List<String> lines) {
        return lines.subList(Math.max(0, lines.size() - MOST_LINES), lines.size());
    }

    /**
     * The log that a result names. That it is gone takes nothing from the result's numbers, so it is then empty.
     *
     * @throws IOException in the user's words: the name is no plain one, or the file cannot be read
     */
    static List<String> read(Path result, Place server) throws IOException {
        Optional<Place> name = server.maybe("log");
        if (name.isEmpty()) {
            return List.of();
        }
        Path file = Beside.file(result, name.get());
        try (InputStream in = Files.newInputStream(file)) {
            return last(new String(in.readNBytes(MAX_BYTES), StandardCharsets.UTF_8).lines().toList());
        } catch (NoSuchFileException _) {
            return List.of();
        } catch (IOException e) {
            throw FileTrouble.reading(file, e);
        }
    }
}
