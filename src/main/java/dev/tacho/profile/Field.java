package dev.tacho.profile;

/** A place in a profile that the user can get wrong: where the editor shows a problem, and what a file calls it. */
public enum Field {
    NAME("name"),
    URL("target.url"),
    WATCH("target.watch"),
    DEMO_PATH("target.demo"),
    NEEDS("target.launch.needs"),
    FILES("target.launch.files"),
    PREPARE("target.launch.prepare"),
    SERVICES("target.launch.services"),
    VERSIONS("target.launch.versions"),
    CORES("target.launch.cores"),
    READY_SECONDS("target.launch.readySeconds"),
    METHOD("request.method"),
    HEADERS("request.headers"),
    BODY("request.body"),
    CONTENT_TYPE("request.contentType"),
    PATH("request.path"),
    WEIGHT("request.weight"),
    COOKIES("request.cookies"),
    BASIC_AUTH("request.basicAuth"),
    DATA("data.csv"),
    CONCURRENCY("load.closed.concurrency"),
    REQUESTS("load.closed.requests"),
    DURATION("load.closed.durationSeconds"),
    THINK("load.closed.thinkSeconds"),
    STAGES("load.open.stages"),
    MAX_IN_FLIGHT("load.open.maxInFlight"),
    WARM_UP("window.warmUpSeconds"),
    COOL_DOWN("window.coolDownSeconds"),
    TIMEOUT("connection.timeoutSeconds"),
    REQUESTS_PER_CONNECTION("connection.requestsPerConnection"),
    ROUTE("connection.proxy"),
    SEND_BUFFER("connection.sockets.sendBufferBytes"),
    RECEIVE_BUFFER("connection.sockets.receiveBufferBytes"),
    LOCAL_ADDRESSES("connection.sockets.localAddresses"),
    TLS_PROTOCOLS("connection.tls.protocols"),
    TLS_CIPHERS("connection.tls.ciphers"),
    TLS_CERTIFICATE("connection.tls.certificate"),
    TLS_KEY("connection.tls.key"),
    STATUSES("checks.statuses"),
    BODY_CONTAINS("checks.bodyContains"),
    BODY_NUMBER("checks.bodyNumber");

    private final String path;

    Field(String path) {
        this.path = path;
    }

    /**
     * Dotted path of the key in the profile's JSON. In a file with several requests {@code request} is one of them, and
     * the route has a key for each kind: {@link Problem#path()} is exact.
     */
    public String path() {
        return path;
    }
}
