package dev.tacho.measure;

/** Why a request failed. Each failed request has exactly one cause; the order is that of reports. */
public enum Failure {
    DNS("dns"),
    CONNECT_REFUSED("connectRefused"),
    CONNECT_TIMEOUT("connectTimeout"),
    CONNECT_UNREACHABLE("connectUnreachable"),
    /** No local port was left to connect from. */
    CONNECT_NO_PORT("connectNoPort"),
    /** The process may open no more files. */
    TOO_MANY_FILES("tooManyFiles"),
    CONNECT_OTHER("connectOther"),
    TLS("tls"),
    /** The request could not be written. */
    SEND("send"),
    /** The server closed before the first byte of a response. */
    CLOSED_EARLY("closedEarly"),
    /** The server closed inside a response. */
    TRUNCATED("truncated"),
    RESET("reset"),
    TIMEOUT("timeout"),
    /** The response is not HTTP. */
    PROTOCOL("protocol"),
    /** A whole response, but its status is not among the expected ones. */
    STATUS("status"),
    /** A whole response, but its body is not as long as the first one. */
    LENGTH("length"),
    /** A whole response, but its body does not hold the expected text. */
    BODY("body");

    private final String key;

    Failure(String key) {
        this.key = key;
    }

    /** As in result files. */
    public String key() {
        return key;
    }

    /** The response was whole and a check refused it: it counts as completed. */
    public boolean ofCheck() {
        return this == STATUS || this == LENGTH || this == BODY;
    }
}
