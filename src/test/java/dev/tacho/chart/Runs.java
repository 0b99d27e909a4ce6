package dev.tacho.chart;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Failure;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Quantiles;
import dev.tacho.measure.Recording;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.Environment;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import dev.tacho.target.TargetSample;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Ticks made up directly, for shapes that real recorders seldom give. */
final class Runs {
    static final double TICK_SECONDS = 0.1;
    private static final long TICK_NANOS = 100_000_000;
    private static final long MIB = 1 << 20;

    private Runs() {
    }

    static Tick tick(int index, long succeeded, long failed, long p50Nanos) {
        Counts counts = new Counts(succeeded + failed, succeeded,
                failed > 0 ? Map.of(Failure.TIMEOUT, failed) : Map.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, new TreeMap<>());
        Quantiles response = succeeded == 0 ? Quantiles.NONE : new Quantiles(succeeded, p50Nanos, p50Nanos,
                p50Nanos * 2, p50Nanos * 4, p50Nanos * 8, p50Nanos * 10);
        return new Tick((index + 1) * TICK_NANOS, TICK_NANOS, counts, response, response, 64, 30, Optional.empty());
    }

    /** As in the picture to reach: a slow start, a stall each minute, noise on everything. */
    static List<Tick> eventful(int count) {
        Random random = new Random(7);
        List<Tick> ticks = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean stalled = i % 600 > 580;
            double rate = Math.min(1, (i + 1) / 120.0) * (stalled ? 17_800 : 32_000) + random.nextGaussian() * 420;
            long completed = Math.max(0, Math.round(rate * TICK_SECONDS));
            double slow = stalled ? 4 : 1;
            Quantiles response = new Quantiles(completed, 1_500_000, noisy(random, 1.4e6, 0.04),
                    noisy(random, 2.6e6 * (stalled ? 1.8 : 1), 0.06), noisy(random, 6e6 * slow, 0.12),
                    noisy(random, 9e6 * slow, 0.2), noisy(random, 14e6 * (stalled ? 9 : 1), 0.32));
            ticks.add(new Tick((i + 1) * TICK_NANOS, TICK_NANOS, tick(i, completed, 0, 1).counts(), response,
                    response, 64, 40, Optional.of(new TargetSample((stalled ? 60 : 96) + random.nextGaussian() * 2,
                            (long) ((40 + 30 * Math.min(1, i / 900.0)) * MIB), 4, 4, 80))));
        }
        return ticks;
    }

    private static long noisy(Random random, double nanos, double spread) {
        return Math.round(nanos * Math.exp(random.nextGaussian() * spread));
    }

    static Result eventfulResult(int count) {
        return with(Samples.result(40), eventful(count), Map.of());
    }

    /** A title, a URL and a machine that do not fit on one line. */
    static Result withLongNames() {
        Result result = Samples.result(120);
        Profile profile = result.profile().withName("nginx 1.22 against gunicorn 20.1 with gevent workers, "
                + "through a Unix socket, keep-alive, gzip off, all on one machine")
                .withTarget(new Target.Url("http://benchmark.example.org:8080/" + "a-very-long-path/".repeat(12)));
        return new Result(result.id(), result.startedAt(), Result.Ending.STOPPED, profile, result.document(),
                result.counts(), result.seconds(), result.latency(), result.generator(), result.target(),
                result.warnings(), new Environment("Ubuntu 24.04.1 LTS (Noble Numbat), Linux 6.8.0-45-generic",
                        "Intel(R) Xeon(R) Platinum 8370C CPU @ 2.80GHz", 1, 16L << 30, "25.0.1+8-LTS", "0.1.0"),
                result.ticks());
    }

    private static Result with(Result result, List<Tick> ticks, Map<Metric, Distribution> latency) {
        return new Result(result.id(), result.startedAt(), result.ending(), result.profile(), result.document(),
                result.counts(), result.seconds(), latency.isEmpty() ? result.latency() : latency,
                result.generator(), result.target(), result.warnings(), result.environment(), ticks);
    }

    /** A server that dies for a while: no response, only failures, then slow ones. */
    static List<Tick> failing(int count) {
        return IntStream.range(0, count).mapToObj(i -> {
            boolean down = i > count / 3 && i < count / 2;
            boolean single = i == count / 6;
            return tick(i, down ? 0 : 800, down ? 300 : single || i > count * 3 / 4 ? 2 + i % 7 : 0,
                    900_000 + i % 13 * 20_000);
        }).toList();
    }

    /** A server that never answers. */
    static List<Tick> dead(int count) {
        return IntStream.range(0, count).mapToObj(i -> tick(i, 0, 0, 0)).toList();
    }

    /** Response times with a connect in them that service times lack. */
    static Result withSlowConnects(int requests) {
        Recording recording = new Recording(1);
        LoopRecorder loop = recording.loop(0);
        Random random = new Random(3);
        for (int i = 0; i < requests; i++) {
            long connect = (long) (400_000 * Math.exp(random.nextGaussian()));
            long end = connect + (long) (1_200_000 * Math.exp(random.nextGaussian() * 0.3));
            loop.completed(null, 200, 11, true, 0, connect, end, end);
        }
        recording.takeInterval();
        Map<Metric, Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            latency.put(metric, recording.distribution(metric));
        }
        return with(Samples.result(4), Samples.ticks(4), latency);
    }
}
