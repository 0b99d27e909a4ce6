package dev.tacho.result;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** A file that a result names. */
final class Beside {
    private Beside() {
    }

    /**
     * One beside the result, and nowhere else, whatever was written into a result that came from another machine.
     *
     * @throws IOException in the user's words: no plain name
     */
    static Path file(Path result, Place name) throws IOException {
        Path file;
        try {
            file = Path.of(name.text());
        } catch (InvalidPathException _) {
            throw name.wrong("value.path");
        }
        if (!file.equals(file.getFileName()) || file.toString().isEmpty() || file.startsWith("..")) {
            throw name.wrong("value.path");
        }
        return result.resolveSibling(file);
    }
}
