package dev.tacho.result;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** What is wrong inside a file of results, in the user's words: which file, what is the matter, what to do. */
final class Trouble {
    private static final Texts TEXTS = Texts.of("result");

    private Trouble() {
    }

    static IOException folder(Path file) {
        return new IOException(TEXTS.get("read.folder", file));
    }

    static IOException foreign(Path file) {
        return new IOException(TEXTS.get("read.foreign", file));
    }

    static IOException empty(String source) {
        return new IOException(TEXTS.get("read.empty", source));
    }

    static IOException cut(String source) {
        return new IOException(TEXTS.get("read.cut", source));
    }

    static IOException notJson(String source, JacksonException cause) {
        if (cause instanceof UnexpectedEndOfInputException) {
            return new IOException(TEXTS.get("read.cut", source), cause);
        }
        TokenStreamLocation location = cause.getLocation();
        if (location == null) {
            return new IOException(TEXTS.get("read.strange", source), cause);
        }
        return new IOException(TEXTS.get("read.notJson", source, Integer.toString(location.getLineNr()),
                Integer.toString(location.getColumnNr())), cause);
    }

    /** The file is JSON with another schema than {@code wanted}, {@code found} or none. */
    static IOException schema(String source, String wanted, String found) {
        if (found.startsWith("tacho.profile/")) {
            return new IOException(TEXTS.get("read.profile", source));
        }
        boolean newer = found.startsWith(wanted.substring(0, wanted.indexOf('/') + 1));
        return new IOException(newer ? TEXTS.get("read.newer", source, found) : TEXTS.get("read.foreign", source));
    }

    /** The value at {@code place}, a dotted path, is missing or not what it should be. */
    static IOException value(String source, String place, String key) {
        return new IOException(TEXTS.get("value", source, place, TEXTS.get(key)));
    }

    static IOException ticksMissing(Path result, Path ticks) {
        return new IOException(TEXTS.get("ticks.missing", ticks, result));
    }

    static IOException noSuchResult(String id, Path folder) {
        return new IOException(TEXTS.get("library.unknown", id, folder));
    }
}
