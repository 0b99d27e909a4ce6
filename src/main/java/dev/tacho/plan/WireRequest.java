package dev.tacho.plan;

import java.util.Arrays;

/** One request as it goes on the wire, head and body. Immutable. */
public final class WireRequest {
    private final String method;
    private final String target;
    private final byte[] bytes;

    WireRequest(String method, String target, byte[] bytes) {
        this.method = method;
        this.target = target;
        this.bytes = bytes;
    }

    public String method() {
        return method;
    }

    /** Path and query of the request line. */
    public String target() {
        return target;
    }

    /** A copy of all bytes, head and body. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** Length of head and body, in bytes. */
    public int length() {
        return bytes.length;
    }

    /** HEAD: the response has no body whatever its headers say. */
    public boolean head() {
        return head(method);
    }

    static boolean head(String method) {
        return method.equals("HEAD");
    }

    /** Sending it twice does no more than sending it once (RFC 9110, 9.2.2), so a stale connection may be retried. */
    public boolean idempotent() {
        return idempotent(method);
    }

    static boolean idempotent(String method) {
        return switch (method) {
            case "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE" -> true;
            default -> false;
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WireRequest that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return method + " " + target + " (" + bytes.length + " bytes)";
    }
}
