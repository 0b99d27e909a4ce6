package dev.tacho.engine;

import dev.tacho.plan.RequestStream;
import dev.tacho.plan.WireRequest;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.lang.foreign.MemorySegment;

/**
 * One request as it goes on the wire, in memory that the system can be pointed at. Either the same for all clients, or
 * one client's own, whose bytes are replaced between two of its requests.
 */
final class Request {
    private final ByteBuf bytes = Unpooled.directBuffer();
    private long address;
    private boolean head;
    private boolean idempotent;
    private int kind;

    /** The one request of a fixed mix. */
    static Request of(WireRequest fixed) {
        Request request = new Request();
        request.set(fixed.bytes(), fixed.length());
        request.head = fixed.head();
        request.idempotent = fixed.idempotent();
        return request;
    }

    /** Becomes the current one of {@code stream}. */
    void set(RequestStream stream) {
        set(stream.bytes(), stream.length());
        head = stream.head();
        idempotent = stream.idempotent();
        kind = stream.index();
    }

    /** Becomes the one that follows {@code from} after a redirect. */
    void set(Redirect.Next next, Request from) {
        set(next.bytes(), next.bytes().length);
        head = WireRequest.head(next.method());
        idempotent = WireRequest.idempotent(next.method());
        kind = from.kind;
    }

    private void set(byte[] source, int length) {
        int before = bytes.capacity();
        bytes.clear().writeBytes(source, 0, length);
        if (bytes.capacity() != before || address == 0) {
            address = MemorySegment.ofBuffer(bytes.nioBuffer(0, bytes.capacity())).address();
        }
    }

    /** From 0 to {@link #length()}; reader and writer index are nobody's. */
    ByteBuf bytes() {
        return bytes;
    }

    byte[] copy() {
        byte[] copy = new byte[length()];
        bytes.getBytes(0, copy);
        return copy;
    }

    /** Of the first byte, in native memory; good until the bytes are replaced. */
    long address() {
        return address;
    }

    int length() {
        return bytes.writerIndex();
    }

    /** The response has no body whatever its headers say. */
    boolean head() {
        return head;
    }

    /** May be sent again on another connection. */
    boolean idempotent() {
        return idempotent;
    }

    /** Which of the profile's requests it is, from 0. */
    int kind() {
        return kind;
    }

    void release() {
        bytes.release();
    }
}
