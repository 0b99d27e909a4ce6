package dev.tacho.profile;

import java.io.IOException;
import java.nio.file.Path;

/** A profile as JSON (schema {@code tacho.profile/1}), anywhere. */
public final class ProfileFile {
    public static final String SCHEMA = "tacho.profile/1";

    private ProfileFile() {
    }

    public static String json(Profile profile) {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * Reads JSON. An unknown key is refused by name with the nearest valid one, because an ignored typo is a wrong
     * benchmark; a profile that breaks {@link Rules} is read, so that the editor can show what to mend.
     *
     * @param source what to call it in messages
     * @throws IOException in the user's words, with the source and the place in it
     */
    public static Profile parse(String json, String source) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /** @throws IOException in the user's words: missing, unreadable, or as {@link #parse} */
    public static Profile read(Path file) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /** Writes whole or not at all. */
    public static void write(Path file, Profile profile) throws IOException {
        throw new UnsupportedOperationException("contract");
    }
}
