package dev.tacho.engine;

import io.netty.buffer.ByteBuf;

/**
 * Finds a text in a body that comes in pieces (Knuth, Morris, Pratt: looks at each byte once and never back, so no byte
 * of an earlier piece is kept).
 */
final class BodySearch {
    private final byte[] text;
    private final int[] fallback;
    private int matched;

    /** @param text at least one byte; not copied */
    BodySearch(byte[] text) {
        this.text = text;
        this.fallback = new int[text.length];
        for (int i = 1, length = 0; i < text.length; i++) {
            while (length > 0 && text[i] != text[length]) {
                length = fallback[length - 1];
            }
            if (text[i] == text[length]) {
                length++;
            }
            fallback[i] = length;
        }
    }

    void begin() {
        matched = 0;
    }

    boolean found() {
        return matched == text.length;
    }

    /** Goes on with {@code length} bytes of {@code in} from {@code index}. */
    void feed(ByteBuf in, int index, int length) {
        for (int i = index, end = index + length; i < end && matched < text.length; i++) {
            byte next = in.getByte(i);
            while (matched > 0 && next != text[matched]) {
                matched = fallback[matched - 1];
            }
            if (next == text[matched]) {
                matched++;
            }
        }
    }
}
