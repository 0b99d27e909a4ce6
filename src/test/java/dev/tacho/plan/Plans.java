package dev.tacho.plan;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Checks.NumberRange;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.StatusSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Plans for tests that need one without a profile; a request takes 10 s at most unless told otherwise. */
public final class Plans {
    /** Trusts any certificate, as a profile does by default. */
    public static final Dialing.Tls TRUSTING =
            new Dialing.Tls(false, true, true, List.of(), List.of(), Optional.empty(), Optional.empty());
    private static final long SEED = 1;
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
    private Optional<NumberRange> bodyNumber = Optional.empty();
    private Arrivals arrivals = Arrivals.CONSTANT;
    private List<Stage> stages = List.of();
    private long warmUpNanos;
    private long coolDownNanos;
    private long thinkNanos;
    private int requestsPerConnection = Integer.MAX_VALUE;
    private boolean followRedirects;
    private Dialing.Via via = new Dialing.Via.Direct();
    private Optional<Dialing.Tls> tls = Optional.empty();
    private List<InetAddress> localAddresses = List.of();
    private List<RequestSpec> mix = List.of();

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

    public Plans bodyNumber(double least, double most) {
        bodyNumber = Optional.of(new NumberRange(least, most));
        return this;
    }

    public Plans bodyContains(String text) {
        bodyContains = Optional.of(text);
        return this;
    }

    /** An open loop with requests as far apart as the rate says; {@link #connections} bounds those in flight. */
    public Plans open(double perSecond, Duration duration) {
        return stages(Stage.constant(perSecond, seconds(duration)));
    }

    /** An open loop with arrivals as of many users. */
    public Plans poisson(double perSecond, Duration duration) {
        arrivals = Arrivals.POISSON;
        return open(perSecond, duration);
    }

    /** An open loop. */
    public Plans stages(Stage... stages) {
        this.stages = List.of(stages);
        return this;
    }

    public Plans warmUp(Duration duration) {
        warmUpNanos = duration.toNanos();
        return this;
    }

    public Plans coolDown(Duration duration) {
        coolDownNanos = duration.toNanos();
        return this;
    }

    public Plans think(Duration duration) {
        thinkNanos = duration.toNanos();
        return this;
    }

    public Plans requestsPerConnection(int requests) {
        requestsPerConnection = requests;
        return this;
    }

    public Plans followRedirects() {
        followRedirects = true;
        return this;
    }

    public Plans via(Dialing.Via via) {
        this.via = via;
        return this;
    }

    /** The port speaks TLS. */
    public Plans tls(Dialing.Tls tls) {
        this.tls = Optional.of(tls);
        return this;
    }

    /** Numeric ones. */
    public Plans localAddresses(String... addresses) {
        localAddresses = Arrays.stream(addresses).map(InetAddress::ofLiteral).toList();
        return this;
    }

    /** GETs of these paths in turn, each of which may hold placeholders but for those of a data file. */
    public Plans mix(String... paths) {
        return mix(Arrays.stream(paths).map(path -> new RequestSpec("GET", List.of(), new RequestSpec.Body.None(), "",
                Optional.of(path), 1, List.of(), Optional.empty())).toArray(RequestSpec[]::new));
    }

    /** In place of the one request that method, target and body make. */
    public Plans mix(RequestSpec... requests) {
        mix = List.of(requests);
        return this;
    }

    public Plan plan() {
        Schedule schedule = new Schedule(arrivals, warmUpNanos, stages, SEED);
        boolean open = !stages.isEmpty();
        int each = connections / loops;
        int more = connections % loops;
        return new Plan(new Endpoint("127.0.0.1", port),
                new Dialing(via, keepAlive, requestsPerConnection, followRedirects, true, 0, 0, localAddresses, tls),
                mix.isEmpty() ? RequestMix.of(request()) : filledMix(),
                new Expectation(new Checks(StatusSet.parse(statuses), sameLength, bodyContains, bodyNumber)),
                open ? new Plan.Pacing.Open(schedule) : new Plan.Pacing.Closed(requests, thinkNanos),
                new Plan.Span(warmUpNanos, open ? schedule.endNanos() - warmUpNanos : durationNanos, coolDownNanos),
                timeoutNanos, Duration.ofMillis(250).toNanos(),
                IntStream.range(0, loops).mapToObj(i -> new Plan.Slice(i, each + (i < more ? 1 : 0))).toList());
    }

    private WireRequest request() {
        String connection = keepAlive ? version.endsWith("0") ? "Connection: Keep-Alive\r\n" : ""
                : version.endsWith("1") ? "Connection: close\r\n" : "";
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        String length = content.length == 0 ? "" : "Content-Length: " + content.length + "\r\n";
        String asked = throughProxy() ? "http://127.0.0.1:" + port + target : target;
        return new WireRequest(method, target, (method + " " + asked + " " + version + "\r\nHost: 127.0.0.1:" + port
                + "\r\n" + connection + length + "\r\n" + body).getBytes(StandardCharsets.UTF_8));
    }

    private RequestMix filledMix() {
        Route route = throughProxy() ? new Route.Proxy("127.0.0.1:1") : new Route.Direct();
        try {
            return RequestBytes.mix(new HttpUrl(tls.isPresent(), "127.0.0.1", port, target), mix, Optional.empty(),
                    new Connection(keepAlive, version.endsWith("0") ? Http.HTTP_1_0 : Http.HTTP_1_1, 1,
                            OptionalInt.empty(), false, route, Connection.Sockets.DEFAULT, Connection.Tls.DEFAULT),
                    SEED);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The proxy sees the request itself, and not only a tunnel. */
    private boolean throughProxy() {
        return via instanceof Dialing.Via.Proxy && tls.isEmpty();
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / 1e9;
    }
}
