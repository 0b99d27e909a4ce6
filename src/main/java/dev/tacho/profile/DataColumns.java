package dev.tacho.profile;

import dev.tacho.profile.InputFile.Purpose;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The names in the first row of a CSV file (RFC 4180) that is not empty. Blocks for a moment. */
final class DataColumns {
    private static final Texts TEXTS = Texts.of("profile");
    private static final int MAX_BYTES = 1 << 16;
    private static final String BYTE_ORDER_MARK = "\uFEFF";
    private final String text;
    private final List<String> names = new ArrayList<>();
    private int at;

    private DataColumns(String text) {
        this.text = text;
    }

    /** @throws IOException in the user's words: no file that can be read, or none that begins with names of columns */
    static List<String> of(DataFile data) throws IOException {
        byte[] start = InputFile.start(data.path(), Purpose.DATA, MAX_BYTES);
        int end = start.length;
        // What was cut in the middle of a character is the fault of the cut.
        while (start.length == MAX_BYTES && end > 0 && start[end - 1] < 0) {
            end--;
        }
        String text;
        try {
            text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(start, 0, end)).toString();
        } catch (CharacterCodingException e) {
            throw new IOException(TEXTS.get("data.notText", data.path()), e);
        }
        List<String> names = new DataColumns(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).names();
        if (names.stream().allMatch(String::isBlank)) {
            throw new IOException(TEXTS.get("data.noColumns", data.path()));
        }
        return names;
    }

    private List<String> names() {
        while (at < text.length() && "\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        boolean more = true;
        while (more) {
            names.add(at < text.length() && text.charAt(at) == '"' ? quoted() : bare());
            more = at < text.length() && text.charAt(at) == ',';
            at++;
        }
        return names;
    }

    private String bare() {
        int start = at;
        while (at < text.length() && ",\r\n".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(start, at);
    }

    /** Two quotes in a row are one that belongs to the name. */
    private String quoted() {
        StringBuilder name = new StringBuilder();
        at++;
        while (at < text.length() && (text.charAt(at) != '"' || text.startsWith("\"\"", at))) {
            name.append(text.charAt(at));
            at += text.charAt(at) == '"' ? 2 : 1;
        }
        at++;
        return name.toString();
    }
}
