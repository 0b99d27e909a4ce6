package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;

/**
 * Where a text came from, which begins every complaint about it.
 *
 * @param name a file's path, or what else the user calls it
 */
record Source(String name) {
    private static final Texts TEXTS = Texts.of("profile");
    private static final int QUOTED_LENGTH = 60;

    /** A complaint about {@code line}, from 1. */
    IOException wrong(int line, String sentence) {
        return new IOException(TEXTS.get("file.at", name, Integer.toString(line), sentence));
    }

    /** A complaint about the whole. */
    IOException wrong(String sentence) {
        return new IOException(TEXTS.get("file.whole", name, sentence));
    }

    /** Something the user wrote, short enough to be repeated in a sentence. */
    static String quoted(String text) {
        return text.length() <= QUOTED_LENGTH ? text : text.substring(0, QUOTED_LENGTH) + "…";
    }
}
