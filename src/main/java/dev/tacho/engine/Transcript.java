package dev.tacho.engine;

import dev.tacho.measure.Extras.ResponseListener;
import io.netty.buffer.ByteBuf;
import java.nio.charset.StandardCharsets;

/** The beginning of one response, for whoever wants to see what the server says. */
final class Transcript {
    /** What ab shows at most. */
    private static final int MOST = 8191;

    private final StringBuilder text = new StringBuilder();
    private boolean told;

    /** Adds what has just come, and tells {@code listener} of all so far once the head is whole. */
    void add(ByteBuf in, ResponseListener listener) {
        if (told) {
            return;
        }
        int length = Math.min(in.readableBytes(), MOST - text.length());
        text.append(in.toString(in.readerIndex(), length, StandardCharsets.ISO_8859_1));
        told = text.indexOf("\r\n\r\n") >= 0 || text.indexOf("\n\n") >= 0 || text.length() == MOST;
        if (told) {
            listener.received(text.toString());
        }
    }
}
