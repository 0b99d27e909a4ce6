package dev.tacho.chart;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Interval;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Quantiles;
import dev.tacho.measure.Recording;
import dev.tacho.profile.Target;
import dev.tacho.profile.Window;
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

/** Runs of servers that are compared, made through the real recorders; the same at every call. */
final class Rivals {
    private static final long TICK_NANOS = 250_000_000;
    private static final double TICK_SECONDS = TICK_NANOS / 1e9;
    private static final int WARM_UP_TICKS = 4;

    private Rivals() {
    }

    /** Four servers, three runs each; the last two differ by less than their repeats do. */
    static List<Result> usual() {
        List<Result> runs = new ArrayList<>();
        for (int repeat = 0; repeat < 3; repeat++) {
            runs.add(run("gunicorn, 4 workers", repeat, 60, 2_100 + repeat * 120, 9e6, 0.7));
            runs.add(run("nginx", repeat, 60, 9_400 + repeat * 90, 1.1e6, 0.35));
            runs.add(run("Tornado", repeat, 60, 3_900 + repeat * 60, 4e6, 0.5));
            runs.add(run("gevent", repeat, 60, 2_240 - repeat * 80, 6e6, 1.1));
        }
        return runs;
    }

    /** Many of one run each, with names of all lengths. */
    static List<Result> many(int count) {
        List<Result> runs = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            runs.add(run("server " + (i + 1) + " with a name that says much of it ".repeat(i % 5), 0, 12,
                    500 + i * 130, 2e6 + i * 3e5, 0.4));
        }
        return runs;
    }

    /** @param rate responses a second, once warm */
    static Result run(String name, int repeat, int ticks, int rate, double medianNanos, double spread) {
        Random random = new Random(name.hashCode() * 31L + repeat);
        Recording recording = new Recording(1);
        List<Tick> all = new ArrayList<>();
        for (int i = 0; i < WARM_UP_TICKS; i++) {
            responses(recording.warmUpLoop(0), random, rate * TICK_SECONDS / 2, medianNanos * 3, spread);
            all.add(tick(Tick.Phase.WARM_UP, all.size(), recording.takeWarmUpInterval(), 80));
        }
        for (int i = 0; i < ticks; i++) {
            boolean stalled = i % 25 > 22;
            double noise = 1 + random.nextGaussian() * 0.04;
            responses(recording.loop(0), random, rate * TICK_SECONDS * noise * (stalled ? 0.6 : 1),
                    medianNanos * (stalled ? 4 : 1), spread);
            all.add(tick(Tick.Phase.MEASURED, all.size(), recording.takeInterval(), 60 + random.nextInt(30)));
        }
        Map<Metric, Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            latency.put(metric, recording.distribution(metric));
        }
        Result like = Samples.result(1);
        Counts counts = recording.counts();
        return new Result(like.id() + "-" + name + repeat, like.startedAt().plusSeconds(repeat * 90L), like.ending(),
                like.profile().withName(name).withTarget(new Target.Url("http://127.0.0.1:"
                        + (8_000 + Math.floorMod(name.hashCode(), 900)) + "/")).withWindow(new Window(1, 2)),
                like.document(), counts, ticks * TICK_SECONDS, latency, like.generator(), like.target(), List.of(),
                like.environment(), all, WARM_UP_TICKS * TICK_SECONDS, Optional.empty(),
                Optional.empty());
    }

    private static void responses(LoopRecorder loop, Random random, double count, double median, double spread) {
        for (int i = 0; i < count; i++) {
            long time = (long) (median * Math.exp(random.nextGaussian() * spread));
            loop.started();
            loop.completed(null, 200, 11, true, 0, 0, time, time);
        }
    }

    private static Tick tick(Tick.Phase phase, int index, Interval interval, double cpu) {
        return new Tick(phase, (index + 1) * TICK_NANOS, TICK_NANOS, interval.counts(), 0, interval.response(),
                interval.response(), interval.service(), interval.service(), Quantiles.NONE, Double.NaN, 100, 30,
                Optional.of(new TargetSample(cpu, (40L << 20) + index * 100_000L, 2, 2, 40)),
                Optional.empty(), interval.responseHistogram());
    }
}
