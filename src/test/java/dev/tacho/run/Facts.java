package dev.tacho.run;

import dev.tacho.measure.Interval;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Quantiles;
import dev.tacho.measure.Recording;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.result.Document;
import dev.tacho.result.Environment;
import dev.tacho.result.GeneratorUse;
import dev.tacho.result.Memory;
import dev.tacho.result.Result;
import dev.tacho.result.TargetUse;
import dev.tacho.result.Tick;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** A result in the making, of ten seconds on two cores, of which a test sets what it is about. */
final class Facts {
    private final Recording recording = new Recording(1);
    private Profile profile = Profile.starter("facts");
    private double seconds = 10;
    private double busiest = 0.3;
    private double cpuMicrosPerRequest = 8;
    private double gcMillis;
    private Result.Ending ending = Result.Ending.COMPLETED;
    private Optional<TargetUse> target = Optional.empty();
    private final List<Tick> ticks = new ArrayList<>();

    Facts add(int times, Consumer<LoopRecorder> request) {
        for (int i = 0; i < times; i++) {
            request.accept(recording.loop(0));
        }
        return this;
    }

    Facts connection(Connection connection) {
        profile = profile.withConnection(connection);
        return this;
    }

    Facts load(Load load) {
        profile = profile.withLoad(load);
        return this;
    }

    Facts ending(Result.Ending value) {
        ending = value;
        return this;
    }

    /** A tick of another phase with a thousand good responses in it, a hundred times slower than others. */
    Facts slowTick(Tick.Phase phase) {
        Recording apart = new Recording(1);
        for (int i = 0; i < 1_000; i++) {
            apart.loop(0).started();
            apart.loop(0).completed(null, 200, 11, true, 0, 0, 500, 100_000);
        }
        Interval interval = apart.takeInterval();
        ticks.add(new Tick(phase, (ticks.size() + 1) * 1_000_000_000L, 1_000_000_000, interval.counts(),
                interval.response(), interval.response(), 1, 1, Optional.empty()));
        return this;
    }

    Facts checks(Checks checks) {
        profile = profile.withChecks(checks);
        return this;
    }

    Facts seconds(double value) {
        seconds = value;
        return this;
    }

    Facts busiest(double share) {
        busiest = share;
        return this;
    }

    Facts cpuMicrosPerRequest(double micros) {
        cpuMicrosPerRequest = micros;
        return this;
    }

    Facts gcMillis(double millis) {
        gcMillis = millis;
        return this;
    }

    /** @param alive whether its processes were still there at the end */
    Facts targetPercent(double percent, boolean alive) {
        target = Optional.of(new TargetUse(new TargetInfo(List.of(7L), "srv"), percent, percent,
                new Memory(1, 1, 1), 1, 1));
        ticks.add(new Tick(1, 1, recording.counts(), Quantiles.NONE, Quantiles.NONE, 1, 1,
                alive ? Optional.of(new TargetSample(percent, 1, 1, 1, 1)) : Optional.empty()));
        return this;
    }

    /** One tick of a second for each number of responses. */
    Facts ticks(int... responses) {
        Recording apart = new Recording(1);
        for (int count : responses) {
            for (int i = 0; i < count; i++) {
                apart.loop(0).completed(null, 200, 11, true, 0, 0, 500, 1_000);
            }
            Interval interval = apart.takeInterval();
            ticks.add(new Tick((ticks.size() + 1) * 1_000_000_000L, 1_000_000_000, interval.counts(),
                    interval.response(), interval.response(), 1, 1, Optional.empty()));
        }
        return this;
    }

    Result result() {
        recording.takeInterval();
        Map<Metric, dev.tacho.measure.Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            latency.put(metric, recording.distribution(metric));
        }
        return new Result("id", Instant.EPOCH, ending, profile,
                new Document("127.0.0.1", 80, "/", "", 11), recording.counts(), seconds, latency,
                new GeneratorUse(cpuMicrosPerRequest, busiest, 0, 0, gcMillis, "epoll", "", 1, 0, 0), target, List.of(),
                new Environment("os", "cpu", 2, 1, "25", "0"), ticks);
    }
}
