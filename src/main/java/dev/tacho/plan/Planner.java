package dev.tacho.plan;

import dev.tacho.profile.Connection;
import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.profile.Window;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Resolves profiles. */
public final class Planner {
    private static final double NANOS_PER_SECOND = 1e9;
    /** The same for all plans, so that servers that are compared face the same arrivals and the same requests. */
    private static final long ARRIVAL_SEED = 0x7ac0;
    private static final long REQUEST_SEED = 0x7ac1;
    private static final double SHORT_SECONDS = 20;
    private static final double LONG_SECONDS = 30 * 60;
    private static final long FINE_TICK_NANOS = 100_000_000;
    private static final long TICK_NANOS = 250_000_000;
    private static final long COARSE_TICK_NANOS = 1_000_000_000;

    private Planner() {
    }

    /**
     * @param profile  valid by {@link dev.tacho.profile.Rules}
     * @param port     where the server listens, for a target that is started for the run
     * @param cores    logical processors of this machine; half of them, at least one, drive the load
     * @throws IOException in the user's words if a file of bodies or data cannot be read or used
     */
    public static Plan plan(Profile profile, OptionalInt port, int cores) throws IOException {
        HttpUrl url = switch (profile.target()) {
            case Target.Url(String text, _) -> HttpUrl.parse(text);
            case Target.Server server -> HttpUrl.parse(server.url(port.orElseThrow()));
            case Target.Demo(String path) ->
                    new HttpUrl(false, "127.0.0.1", port.orElseThrow(), HttpUrl.target(path));
        };
        Connection connection = profile.connection();
        Plan.Pacing pacing = pacing(profile.load(), profile.window());
        return new Plan(new Endpoint(url.host(), url.port()), Dialings.of(connection, url.secure()),
                RequestBytes.mix(url, profile.requests(), profile.data(), connection, REQUEST_SEED),
                new Expectation(profile.checks()), pacing,
                span(profile.load(), pacing, profile.window()), nanos(connection.timeoutSeconds()),
                tickNanos(profile.load().plannedSeconds().map(seconds -> profile.window().warmUpSeconds() + seconds)),
                slices(profile.load().concurrency(), cores));
    }

    private static Plan.Pacing pacing(Load load, Window window) {
        return switch (load) {
            case Load.Closed closed -> new Plan.Pacing.Closed(closed.requests().orElse(Plan.UNLIMITED),
                    nanosOrNone(closed.thinkSeconds()));
            case Load.Open open -> new Plan.Pacing.Open(new Schedule(open.arrivals(),
                    nanosOrNone(window.warmUpSeconds()), open.stages(), ARRIVAL_SEED));
        };
    }

    /** An open loop's window is as long as its stages, to the nanosecond, so that nothing is due outside of both. */
    private static Plan.Span span(Load load, Plan.Pacing pacing, Window window) {
        long warmUp = nanosOrNone(window.warmUpSeconds());
        long duration = switch (pacing) {
            case Plan.Pacing.Open(Schedule schedule) -> schedule.endNanos() - warmUp;
            case Plan.Pacing.Closed _ -> load.plannedSeconds().map(Planner::nanos).orElse(Plan.UNLIMITED);
        };
        return new Plan.Span(warmUp, duration, nanosOrNone(window.coolDownSeconds()));
    }

    /** At least one, so that what was asked for does not become none. */
    private static long nanos(double seconds) {
        return Math.max(1, Math.round(seconds * NANOS_PER_SECOND));
    }

    private static long nanosOrNone(double seconds) {
        return seconds == 0 ? 0 : nanos(seconds);
    }

    /** Fine enough that a short run has a curve to show, coarse enough that a long one stays small. */
    private static long tickNanos(Optional<Double> plannedSeconds) {
        double seconds = plannedSeconds.orElse(LONG_SECONDS);
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
