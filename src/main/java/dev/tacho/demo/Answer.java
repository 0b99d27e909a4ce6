package dev.tacho.demo;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.handler.codec.http.HttpResponseStatus;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** One whole response in plain text, with its head already written out for both fates of the connection. Immutable. */
final class Answer {
    private final byte[] kept;
    private final byte[] closed;
    private final byte[] body;

    Answer(int status, String body) {
        this(status, body.getBytes(StandardCharsets.UTF_8));
    }

    /** @param body not copied */
    Answer(int status, byte[] body) {
        this.body = body;
        this.kept = head(status, body.length, "keep-alive");
        this.closed = head(status, body.length, "close");
    }

    /** {@code length} letters. */
    static Answer ofLength(int length) {
        byte[] letters = new byte[length];
        Arrays.fill(letters, (byte) 'x');
        return new Answer(200, letters);
    }

    private static byte[] head(int status, int length, String connection) {
        return ("HTTP/1.1 " + HttpResponseStatus.valueOf(status) + "\r\nServer: tacho-demo\r\n"
                + "Content-Type: text/plain; charset=utf-8\r\nContent-Length: " + length
                + "\r\nConnection: " + connection + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
    }

    /** @param toHead without its body, as the answer to a HEAD request */
    ByteBuf bytes(ByteBufAllocator allocator, boolean keepAlive, boolean toHead) {
        byte[] head = keepAlive ? kept : closed;
        int length = toHead ? 0 : body.length;
        return allocator.ioBuffer(head.length + length).writeBytes(head).writeBytes(body, 0, length);
    }
}
