package dev.tacho.profile;

import dev.tacho.profile.InputFile.Purpose;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** The file that a request takes its body from, or many requests their bodies. Blocks for a moment. */
public final class BodyFile {
    /** Whoever begins with so many empty lines may have a text after them; that is seen when the run begins. */
    private static final int SEARCHED_BYTES = 1 << 16;
    private static final Texts TEXTS = Texts.of("profile");

    private BodyFile() {
    }

    /**
     * Its bytes.
     *
     * @throws IOException in the user's words: not there, not readable, not a file, too large
     */
    public static byte[] read(RequestSpec.Body.FromFile body) throws IOException {
        return InputFile.whole(body.path(), Purpose.BODY);
    }

    /** Looks whether it can be read, without reading it. */
    static void check(RequestSpec.Body.FromFile body) throws IOException {
        InputFile.checked(body.path(), Purpose.BODY);
    }

    /** Looks whether it can be read and has a line that is not empty, without reading all of it. */
    static void check(RequestSpec.Body.Lines body) throws IOException {
        byte[] start = InputFile.start(body.path(), Purpose.LINES, SEARCHED_BYTES);
        if (start.length < SEARCHED_BYTES && new String(start, StandardCharsets.ISO_8859_1)
                .chars().allMatch(octet -> octet == '\n' || octet == '\r')) {
            throw new IOException(TEXTS.get("lines.empty", body.path()));
        }
    }
}
