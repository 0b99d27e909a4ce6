package dev.tacho.result;

import java.io.IOException;
import java.nio.file.Path;

/** One result in files anywhere: {@code result.json} and its ticks beside it. */
public final class ResultFile {
    private ResultFile() {
    }

    /** The JSON of {@code result} as design and scripts know it. {@code ticksPath} is what it says of its tick file. */
    public static String json(Result result, String ticksPath) {
        throw new UnsupportedOperationException("contract");
    }

    /** Writes {@code file} and its tick file beside it, each whole or not at all. */
    public static void write(Path file, Result result) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * Reads {@code file} and its tick file.
     *
     * @throws IOException in the user's words, naming the file: missing, cut, foreign, of a newer schema
     */
    public static Result read(Path file) throws IOException {
        throw new UnsupportedOperationException("contract");
    }
}
