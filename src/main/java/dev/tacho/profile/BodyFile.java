package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The file that a request takes its body from. Blocks for a moment. */
public final class BodyFile {
    /** 100 MiB: the body is held in memory, once. */
    static final long MAX_BYTES = 100L << 20;
    private static final Texts TEXTS = Texts.of("profile");

    private BodyFile() {
    }

    /**
     * Its bytes.
     *
     * @throws IOException in the user's words: not there, not readable, not a file, too large
     */
    public static byte[] read(RequestSpec.Body.FromFile body) throws IOException {
        Path file = checked(body);
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new IOException(TEXTS.get("body.unreadable", body.path()), e);
        }
    }

    /** The file, after everything that can be said without reading it. */
    static Path checked(RequestSpec.Body.FromFile body) throws IOException {
        if (body.path().isBlank()) {
            throw new IOException(TEXTS.get("body.noFile"));
        }
        Path file;
        try {
            file = Path.of(body.path());
        } catch (InvalidPathException e) {
            throw new IOException(TEXTS.get("body.badPath", body.path()), e);
        }
        if (!Files.exists(file)) {
            throw new IOException(TEXTS.get("body.missing", file.toAbsolutePath().normalize()));
        }
        if (!Files.isRegularFile(file)) {
            throw new IOException(TEXTS.get("body.notFile", body.path()));
        }
        if (!Files.isReadable(file)) {
            throw new IOException(TEXTS.get("body.unreadable", body.path()));
        }
        if (Files.size(file) > MAX_BYTES) {
            throw new IOException(TEXTS.get("body.tooLarge", body.path()));
        }
        return file;
    }
}
