package dev.tacho.plan;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Resolves profiles. */
public final class Planner {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double SHORT_SECONDS = 20;
    private static final double LONG_SECONDS = 30 * 60;
    private static final long FINE_TICK_NANOS = 100_000_000;
    private static final long TICK_NANOS = 250_000_000;
    private static final long COARSE_TICK_NANOS = 1_000_000_000;

    private Planner() {
    }

    /**
     * @param profile  valid by {@link dev.tacho.profile.Rules}
     * @param demoPort where the demo server listens, for a demo target
     * @param cores    logical processors of this machine; half of them, at least one, drive the load
     * @throws IOException in the user's words if a body file cannot be read
     */
    public static Plan plan(Profile profile, OptionalInt demoPort, int cores) throws IOException {
        HttpUrl url = switch (profile.target()) {
            case Target.Url(String text) -> HttpUrl.parse(text);
            case Target.Demo(String path) ->
                    new HttpUrl(false, "127.0.0.1", demoPort.orElseThrow(), HttpUrl.target(path));
        };
        Endpoint endpoint = new Endpoint(url.host(), url.port());
        Connection connection = profile.connection();
        Checks checks = profile.checks();
        return switch (profile.load()) {
            case Load.Open _ -> throw new IllegalArgumentException("not a closed loop");
            case Load.Closed load -> new Plan(endpoint,
                    RequestBytes.of(endpoint, url.target(), profile.request(), connection),
                    new Expectation(checks.statuses(), checks.sameLength(), checks.bodyContains()),
                    connection.keepAlive(), load.requests().orElse(Plan.UNLIMITED),
                    load.durationSeconds().map(Planner::nanos).orElse(Plan.UNLIMITED),
                    nanos(connection.timeoutSeconds()), tickNanos(load.durationSeconds()),
                    slices(load.concurrency(), cores));
        };
    }

    private static long nanos(double seconds) {
        return Math.max(1, Math.round(seconds * NANOS_PER_SECOND));
    }

    /** Fine enough that a short run has a curve to show, coarse enough that a long one stays small. */
    private static long tickNanos(Optional<Double> durationSeconds) {
        double seconds = durationSeconds.orElse(LONG_SECONDS);
        return seconds <= SHORT_SECONDS ? FINE_TICK_NANOS : seconds <= LONG_SECONDS ? TICK_NANOS : COARSE_TICK_NANOS;
    }

    private static List<Plan.Slice> slices(int concurrency, int cores) {
        int loops = Math.min(concurrency, Math.max(1, cores / 2));
        int each = concurrency / loops;
        int remainder = concurrency % loops;
        return IntStream.range(0, loops).mapToObj(loop -> new Plan.Slice(loop, loop < remainder ? each + 1 : each))
                .toList();
    }
}
