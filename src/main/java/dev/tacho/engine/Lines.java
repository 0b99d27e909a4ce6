package dev.tacho.engine;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/**
 * Cuts a stream into lines. A line that is whole in one read is looked at where it lies; only one that straddles reads
 * is gathered in a small buffer, which is kept for the next.
 */
final class Lines {
    /** The most that a head, or the trailers of a body, may take, in bytes: as much as the largest servers send. */
    static final int MAX_BLOCK = 64 * 1024;

    private final ByteBuf gathered = Unpooled.buffer(0, MAX_BLOCK + 2);
    private boolean stale;
    private int taken;
    private ByteBuf source;
    private int from;
    private int to;

    /** A new block of lines begins, with all of {@link #MAX_BLOCK} to use. */
    void begin() {
        gathered.clear();
        stale = false;
        taken = 0;
    }

    /** Takes the next line out of {@code in}: false if its end has not come yet or {@link #overflowed()}. */
    boolean next(ByteBuf in) {
        if (stale) {
            gathered.clear();
            stale = false;
        }
        int start = in.readerIndex();
        int feed = in.indexOf(start, in.writerIndex(), (byte) '\n');
        int end = feed < 0 ? in.writerIndex() : feed + 1;
        taken = Math.min(taken + (end - start), MAX_BLOCK + 1);
        if (overflowed()) {
            return false;
        }
        in.readerIndex(end);
        if (feed < 0) {
            gathered.writeBytes(in, start, end - start);
            return false;
        }
        if (gathered.isReadable()) {
            gathered.writeBytes(in, start, end - start);
            show(gathered, 0, gathered.writerIndex() - 1);
            stale = true;
        } else {
            show(in, start, feed);
        }
        return true;
    }

    private void show(ByteBuf buffer, int first, int feed) {
        source = buffer;
        from = first;
        to = feed > first && buffer.getByte(feed - 1) == '\r' ? feed - 1 : feed;
    }

    /** Whether what has been gathered of a line still to end is the beginning of {@code bytes}, or begins with them. */
    boolean gatheredBegins(byte[] bytes) {
        for (int i = 0, end = Math.min(bytes.length, gathered.writerIndex()); i < end; i++) {
            if (gathered.getByte(i) != bytes[i]) {
                return false;
            }
        }
        return true;
    }

    boolean overflowed() {
        return taken > MAX_BLOCK;
    }

    /** Length of the line without its end. */
    int length() {
        return to - from;
    }

    /** The byte at {@code index} of the line, 0 to 255. */
    int at(int index) {
        return source.getByte(from + index) & 0xff;
    }

    /** How much of the block has been taken, in bytes, up to {@link #MAX_BLOCK} + 1. */
    int taken() {
        return taken;
    }

    /** Whether the line begins with exactly {@code bytes}; it must be as long at least. */
    boolean startsWith(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            if (at(i) != bytes[i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether the line has {@code lowerCase} at {@code index}, in any case; ASCII letters, digits and hyphens only. */
    boolean has(int index, byte[] lowerCase) {
        if (index + lowerCase.length > length()) {
            return false;
        }
        for (int i = 0; i < lowerCase.length; i++) {
            if (lower(at(index + i)) != lowerCase[i]) {
                return false;
            }
        }
        return true;
    }

    static int lower(int letter) {
        return letter >= 'A' && letter <= 'Z' ? letter + ('a' - 'A') : letter;
    }

    /** Part of the line as Latin-1 text. */
    String text(int first, int end) {
        return source.toString(from + first, end - first, StandardCharsets.ISO_8859_1);
    }
}
