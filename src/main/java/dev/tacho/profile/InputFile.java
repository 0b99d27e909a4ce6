package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file that a profile names. Blocks for a moment. */
public final class InputFile {
    /** 100 MiB: what a file holds is kept in memory. */
    static final long MAX_BYTES = 100L << 20;
    private static final Texts TEXTS = Texts.of("profile");

    private InputFile() {
    }

    /** What a file is for, in the words of messages. */
    public enum Purpose {
        BODY("body"), LINES("lines"), DATA("data"), CERTIFICATE("certificate"), KEY("key"), LAUNCH("launch");

        private final String words;

        Purpose(String key) {
            this.words = TEXTS.get("input." + key);
        }
    }

    /**
     * The file, after everything that can be said without reading it.
     *
     * @throws IOException in the user's words: not given, not there, not readable, not a file, too large
     */
    static Path checked(String path, Purpose purpose) throws IOException {
        if (path.isBlank()) {
            throw new IOException(TEXTS.get("input.none", purpose.words));
        }
        Path file;
        try {
            file = Path.of(path);
        } catch (InvalidPathException e) {
            throw new IOException(TEXTS.get("input.badPath", path, purpose.words), e);
        }
        if (!Files.exists(file)) {
            throw new IOException(TEXTS.get("input.missing", file.toAbsolutePath().normalize(), purpose.words));
        }
        if (!Files.isRegularFile(file)) {
            throw new IOException(TEXTS.get("input.notFile", path, purpose.words));
        }
        if (!Files.isReadable(file)) {
            throw new IOException(TEXTS.get("input.unreadable", path));
        }
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException(TEXTS.get("input.tooLarge", path));
        }
        return file;
    }

    /** At most the first {@code limit} bytes; fails as {@link #checked} does. */
    static byte[] start(String path, Purpose purpose, int limit) throws IOException {
        Path file = checked(path, purpose);
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(limit);
        } catch (IOException e) {
            throw new IOException(TEXTS.get("input.unreadable", path), e);
        }
    }

    /** All of it; fails as {@link #checked} does. */
    public static byte[] whole(String path, Purpose purpose) throws IOException {
        return start(path, purpose, (int) MAX_BYTES);
    }
}
