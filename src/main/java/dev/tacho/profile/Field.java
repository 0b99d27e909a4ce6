package dev.tacho.profile;

/** A place in a profile that the user can get wrong: where the editor shows a problem, and what a file calls it. */
public enum Field {
    NAME("name"),
    URL("target.url"),
    DEMO_PATH("target.demo"),
    METHOD("request.method"),
    HEADERS("request.headers"),
    BODY("request.body"),
    CONTENT_TYPE("request.contentType"),
    CONCURRENCY("load.closed.concurrency"),
    REQUESTS("load.closed.requests"),
    DURATION("load.closed.durationSeconds"),
    TIMEOUT("connection.timeoutSeconds"),
    STATUSES("checks.statuses"),
    BODY_CONTAINS("checks.bodyContains");

    private final String path;

    Field(String path) {
        this.path = path;
    }

    /** Dotted path of the key in the profile's JSON. */
    public String path() {
        return path;
    }
}
