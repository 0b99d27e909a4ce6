package dev.tacho.result;

import dev.tacho.measure.Distribution;
import dev.tacho.measure.Interval;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Window;
import dev.tacho.result.Tick.Phase;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A result of an open loop with a warm-up before and a cool-down after its window; the same at every call. */
public final class OpenRuns {
    private static final long TICK_NANOS = 100_000_000;
    private static final int WARM_UP_TICKS = 10;
    private static final int WINDOW_TICKS = 40;
    private static final int COOL_DOWN_TICKS = 5;
    private static final int PER_TICK = 100;

    private final Recording recording = new Recording(1);
    private final List<Tick> ticks = new ArrayList<>();

    private OpenRuns() {
    }

    /** A thousand requests a second for 4 s after 1 s of warm-up. */
    public static Result result() {
        return new OpenRuns().made();
    }

    private Result made() {
        LoopRecorder loop = recording.loop(0);
        loop.connected(90_000);
        loop.shookHands(700_000);
        for (int i = 0; i < WARM_UP_TICKS; i++) {
            requests(recording.warmUpLoop(0), PER_TICK, 6_000_000 / (i + 1));
            tick(Phase.WARM_UP, recording.takeWarmUpInterval());
        }
        for (int i = 0; i < WINDOW_TICKS; i++) {
            requests(loop, PER_TICK, 900_000 + i * 1_000L);
            tick(Phase.MEASURED, recording.takeInterval());
        }
        for (int i = 0; i < 7; i++) {
            loop.delayed();
        }
        loop.unsent(5);
        for (int i = 0; i < COOL_DOWN_TICKS; i++) {
            requests(loop, COOL_DOWN_TICKS - i, 4_000_000);
            tick(Phase.COOL_DOWN, recording.takeInterval());
        }
        Map<Metric, Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            latency.put(metric, recording.distribution(metric));
        }
        Result like = Samples.result(2);
        Profile profile = like.profile().withName("open loop").withLoad(new Load.Open(Load.Arrivals.POISSON,
                List.of(Load.Stage.constant(1_000, 3), new Load.Stage(1_000, 1_500, 1)), 200))
                .withWindow(new Window(1, 0.5));
        PreflightReport preflight = new PreflightReport(301, "Moved", List.of(
                new PreflightReport.Header("Server", "nginx/1.22.1"),
                new PreflightReport.Header("Location", "/there")), 120, 11, true, 1.5, 0.2, 0.7, 0.4,
                List.of(new Warning("redirect", "The server redirects (301) to /there.")));
        return new Result(like.id(), like.startedAt(), like.ending(), profile, like.document(), recording.counts(), 4,
                latency, like.generator(), like.target(), like.warnings(), like.environment(), ticks, 1,
                Optional.of(preflight), Optional.empty());
    }

    private void tick(Phase phase, Interval interval) {
        ticks.add(new Tick(phase, (ticks.size() + 1) * TICK_NANOS, TICK_NANOS, interval.counts(),
                phase == Phase.WARM_UP ? 0 : 3, interval.response(), interval.response(), interval.service(),
                interval.service(), interval.lag(), phase == Phase.COOL_DOWN ? Double.NaN : 1_000, 20, 12,
                Optional.empty(), Optional.empty(), interval.responseHistogram()));
    }

    private static void requests(LoopRecorder loop, int count, long service) {
        for (int i = 0; i < count; i++) {
            loop.started();
            loop.lagged(20_000);
            long sent = 20_000;
            loop.completed(null, 200, 11, true, 0, sent, sent + service / 2, sent + service + i * 1_000L);
        }
    }
}
