package dev.tacho.result;

import dev.tacho.measure.Failure;
import dev.tacho.measure.Interval;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Quantiles;
import dev.tacho.measure.Recording;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Results of runs that never were, made through the real recorders; the same at every call. */
public final class Samples {
    private static final long TICK_NANOS = 250_000_000;
    private static final int REQUESTS_PER_TICK = 500;
    private static final long MIB = 1 << 20;

    private Samples() {
    }

    /** A completed run of {@code ticks} ticks with a slow spell in its middle and a failure now and then. */
    public static Result result(int ticks) {
        return result("nginx, keep-alive", ticks, true);
    }

    /** Likewise, of a server that is not on this machine. */
    public static Result remote(int ticks) {
        return result("far away", ticks, false);
    }

    private static Result result(String name, int ticks, boolean local) {
        Recording recording = new Recording(1);
        List<Tick> all = ticks(recording, ticks, local);
        Map<Metric, dev.tacho.measure.Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            latency.put(metric, recording.distribution(metric));
        }
        Profile profile = Profile.starter(name).withTarget(new Target.Url("http://127.0.0.1:8080/index.html?a=1"));
        return new Result("2026-01-02T03-04-05-" + name.replaceAll("[^a-z]+", "-"),
                Instant.parse("2026-01-02T03:04:05Z"), Result.Ending.COMPLETED, profile,
                new Document("127.0.0.1", 8080, "/index.html?a=1", "nginx/1.22.1", 11), recording.counts(),
                ticks * TICK_NANOS / 1e9, latency, new GeneratorUse(7.25, 0.41, 0, 0, 3, "epoll", "", 1, 0.8, 40_000),
                local ? Optional.of(new TargetUse(new TargetInfo(List.of(4711L, 4712L), "nginx"), 57.3, 99,
                        new Memory(6 * MIB, 9 * MIB, 8 * MIB), 2, 31)) : Optional.empty(),
                List.of(new Warning("closedLoop", "A closed loop hides what a stalled server costs.")),
                new Environment("Debian GNU/Linux 12 (bookworm)", "AMD EPYC", 2, 24L << 30, "25", "0.1.0"), all);
    }

    /** The ticks of such a run alone. */
    public static List<Tick> ticks(int ticks) {
        return ticks(new Recording(1), ticks, true);
    }

    private static List<Tick> ticks(Recording recording, int count, boolean local) {
        Random random = new Random(42);
        LoopRecorder loop = recording.loop(0);
        loop.connected(120_000);
        List<Tick> ticks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean slow = i > count / 2 && i < count / 2 + Math.max(2, count / 10);
            for (int r = 0; r < REQUESTS_PER_TICK / (slow ? 2 : 1); r++) {
                request(loop, random, slow);
            }
            Interval interval = recording.takeInterval();
            ticks.add(new Tick(Tick.Phase.MEASURED, (i + 1) * TICK_NANOS, TICK_NANOS, interval.counts(),
                    0, interval.response(), recording.soFar(Metric.RESPONSE), Quantiles.NONE, Quantiles.NONE,
                    Quantiles.NONE, Double.NaN, 10, 30 + random.nextDouble() * 4, local
                    ? Optional.of(new TargetSample(slow ? 99 : 55 + random.nextDouble() * 5,
                            6 * MIB + (long) (3.0 * MIB * i / count), 2, 2, 31)) : Optional.empty(),
                    Optional.empty(), interval.responseHistogram()));
        }
        return ticks;
    }

    private static void request(LoopRecorder loop, Random random, boolean slow) {
        loop.started();
        loop.sent(80);
        if (random.nextInt(2_000) == 0) {
            loop.failed(Failure.TIMEOUT);
            return;
        }
        loop.received(170);
        long service = (long) (1_500_000 * Math.exp(random.nextGaussian() * (slow ? 1.2 : 0.4)));
        Failure check = random.nextInt(5_000) == 0 ? Failure.STATUS : null;
        loop.completed(check, check == null ? 200 : 502, 11, true, 0, 0, service * 9 / 10, service);
    }
}
