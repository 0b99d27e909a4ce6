package dev.tacho.plan;

import dev.tacho.profile.StatusSet;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.IntStream;

/** Plans for tests that need one without a profile; a request takes 10 s at most unless told otherwise. */
public final class Plans {
    private final int port;
    private String method = "GET";
    private String target = "/";
    private String version = "HTTP/1.1";
    private String body = "";
    private boolean keepAlive = true;
    private long requests = Plan.UNLIMITED;
    private long durationNanos = Plan.UNLIMITED;
    private long timeoutNanos = Duration.ofSeconds(10).toNanos();
    private int connections = 1;
    private int loops = 1;
    private String statuses = "2xx, 3xx";
    private boolean sameLength;
    private Optional<String> bodyContains = Optional.empty();

    private Plans(int port) {
        this.port = port;
    }

    public static Plans get(int port) {
        return new Plans(port);
    }

    public Plans method(String method) {
        this.method = method;
        return this;
    }

    public Plans target(String target) {
        this.target = target;
        return this;
    }

    public Plans http10() {
        version = "HTTP/1.0";
        return this;
    }

    public Plans body(String body) {
        this.body = body;
        return this;
    }

    public Plans connectionPerRequest() {
        keepAlive = false;
        return this;
    }

    public Plans requests(long requests) {
        this.requests = requests;
        return this;
    }

    public Plans lasting(Duration duration) {
        durationNanos = duration.toNanos();
        return this;
    }

    public Plans timeout(Duration timeout) {
        timeoutNanos = timeout.toNanos();
        return this;
    }

    /** Over all loops. */
    public Plans connections(int connections) {
        this.connections = connections;
        return this;
    }

    public Plans loops(int loops) {
        this.loops = loops;
        return this;
    }

    public Plans statuses(String statuses) {
        this.statuses = statuses;
        return this;
    }

    public Plans sameLength() {
        sameLength = true;
        return this;
    }

    public Plans bodyContains(String text) {
        bodyContains = Optional.of(text);
        return this;
    }

    public Plan plan() {
        String connection = keepAlive ? version.endsWith("0") ? "Connection: Keep-Alive\r\n" : ""
                : version.endsWith("1") ? "Connection: close\r\n" : "";
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        String length = content.length == 0 ? "" : "Content-Length: " + content.length + "\r\n";
        byte[] bytes = (method + " " + target + " " + version + "\r\nHost: 127.0.0.1:" + port + "\r\n" + connection
                + length + "\r\n" + body).getBytes(StandardCharsets.UTF_8);
        int each = connections / loops;
        int more = connections % loops;
        return new Plan(new Endpoint("127.0.0.1", port), new WireRequest(method, target, bytes),
                new Expectation(StatusSet.parse(statuses), sameLength, bodyContains), keepAlive, requests,
                durationNanos, timeoutNanos, Duration.ofMillis(250).toNanos(),
                IntStream.range(0, loops).mapToObj(i -> new Plan.Slice(i, each + (i < more ? 1 : 0))).toList());
    }
}
