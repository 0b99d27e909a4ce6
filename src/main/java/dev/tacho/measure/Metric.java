package dev.tacho.measure;

/** The times taken of each request; how each is derived is said at {@link LoopRecorder}. */
public enum Metric {
    /** From the instant the request was due to its last response byte: what a user waits. */
    RESPONSE("response"),
    /** From the send to the last response byte: what the server takes. */
    SERVICE("service"),
    /** From the send to the first response byte. */
    WAIT("wait"),
    /** To open one connection; counted once per connection, not per request. */
    CONNECT("connect"),
    /** The TLS handshake of one connection, after it was established; counted once per connection. */
    HANDSHAKE("handshake"),
    /**
     * From the instant the request was due to its send, where the load has a plan and a connection was free: how late
     * the generator itself was. Nothing is recorded in a closed loop, in which requests are due when they are sent.
     */
    LAG("lag");

    private final String key;

    Metric(String key) {
        this.key = key;
    }

    /** As in result files. */
    public String key() {
        return key;
    }
}
