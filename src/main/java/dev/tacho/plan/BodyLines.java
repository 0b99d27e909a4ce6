package dev.tacho.plan;

import dev.tacho.text.Texts;
import java.io.IOException;

/** The lines of a text file, each the body of a request. */
final class BodyLines {
    private static final Texts TEXTS = Texts.of("plan");
    /** A byte order mark in UTF-8; editors put it before the first line. */
    private static final int[] MARK = {0xef, 0xbb, 0xbf};

    private BodyLines() {
    }

    /**
     * Lines without their breaks (LF or CR LF), and without empty ones.
     *
     * @throws IOException in the user's words if there are none
     */
    static Values parse(String path, byte[] bytes) throws IOException {
        Values.Builder lines = new Values.Builder();
        int start = marked(bytes) ? MARK.length : 0;
        for (int at = start; at <= bytes.length; at++) {
            if (at == bytes.length || bytes[at] == '\n') {
                int end = at > start && bytes[at - 1] == '\r' ? at - 1 : at;
                if (end > start) {
                    lines.add(bytes, start, end - start);
                }
                start = at + 1;
            }
        }
        if (lines.size() == 0) {
            throw new IOException(TEXTS.get("lines.empty", path));
        }
        return lines.build();
    }

    private static boolean marked(byte[] bytes) {
        for (int i = 0; i < MARK.length; i++) {
            if (bytes.length <= i || (bytes[i] & 0xff) != MARK[i]) {
                return false;
            }
        }
        return true;
    }
}
