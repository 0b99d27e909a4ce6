package dev.tacho.run;

import dev.tacho.engine.FirstResponse;
import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Interval;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.profile.Profile;
import dev.tacho.result.Document;
import dev.tacho.result.GeneratorUse;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.target.TargetSample;
import dev.tacho.target.TargetWatch;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The books of one measurement: what recorders and watch say at each tick, as Ticks and, at the end, a Result. */
final class Ledger {
    /** A last tick shorter than this part of a tick is left out if nothing happened in it. */
    private static final int SLIVER = 10;

    private final Prepared prepared;
    private final Recording recording;
    private final LoopCpu loopCpu;
    private final LoopCpu.Reading cpuAtStart;
    private final Optional<TargetTally> tally;
    private final List<Tick> ticks = new ArrayList<>();
    private final double gcMillisBefore = gcMillis();
    private final Instant startedAt = Instant.now();
    private final long startNanos;
    private long lastNanos;
    private LoopCpu.Reading cpuAtLast;

    /** Opens the books just before the first request, at {@code startNanos}. */
    Ledger(Prepared prepared, Optional<TargetTally> tally, LoopCpu loopCpu, long startNanos) {
        this.prepared = prepared;
        this.recording = prepared.recording();
        this.tally = tally;
        this.startNanos = startNanos;
        lastNanos = startNanos;
        this.loopCpu = loopCpu;
        cpuAtStart = loopCpu.read();
        cpuAtLast = cpuAtStart;
    }

    /**
     * Enters everything since the last tick. The counts are the last thing taken of an interval, so the clock is read
     * right after them: read before, this thread losing its CPU in between would show as a burst of requests.
     */
    Tick tick() {
        Interval interval = recording.takeInterval();
        return enter(System.nanoTime(), loopCpu.read(), interval);
    }

    private Tick enter(long now, LoopCpu.Reading cpu, Interval interval) {
        long span = now - lastNanos;
        Optional<TargetSample> target = prepared.watch().flatMap(TargetWatch::sample);
        tally.ifPresent(sum -> target.ifPresent(sample -> sum.add(span, sample)));
        double cpuPercent = span > 0 ? 100.0 * cpu.sumSince(cpuAtLast) / span : 0;
        Tick tick = new Tick(now - startNanos, span, interval.counts(), interval.response(), recording.response(),
                prepared.driver().openConnections(), cpuPercent, target);
        cpuAtLast = cpu;
        lastNanos = now;
        ticks.add(tick);
        return tick;
    }

    /** Enters the last, partial tick, unless there is nothing in it. The engine may have ended before the last. */
    Optional<Tick> lastTick(long engineEnd, LoopCpu.Reading cpu) {
        long end = Math.max(engineEnd, lastNanos);
        Interval interval = recording.takeInterval();
        boolean sliver = !ticks.isEmpty() && end - lastNanos < prepared.plan().tickNanos() / SLIVER;
        return sliver && interval.counts().equals(Counts.NONE) ? Optional.empty()
                : Optional.of(enter(end, cpu, interval));
    }

    /** The result of a measured window that ended at {@code engineEnd}. */
    Result result(Profile profile, Result.Ending ending, long engineEnd, LoopCpu.Reading cpu) {
        double seconds = (engineEnd - startNanos) / 1e9;
        Counts counts = settled(recording.counts());
        Map<Metric, Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            latency.put(metric, recording.distribution(metric));
        }
        LocalDateTime localTime = LocalDateTime.ofInstant(startedAt, ZoneId.systemDefault());
        return Warnings.addedTo(new Result(RunId.of(localTime, profile.name()), startedAt, ending, profile, document(),
                counts, seconds, latency, generator(cpu, seconds, counts), tally.flatMap(TargetTally::use), List.of(),
                prepared.environment(), ticks));
    }

    /** An engine that had to be left hanging has not told of the requests it still had in flight. */
    static Counts settled(Counts counts) {
        long untold = counts.started() - counts.ended() - counts.abandoned();
        return counts.plus(new Counts(0, 0, Map.of(), untold, 0, 0, 0, 0, 0, 0, 0, 0, 0, Counts.NONE.statuses()));
    }

    private Document document() {
        Plan plan = prepared.plan();
        FirstResponse first = prepared.driver().firstResponse().orElse(new FirstResponse(0, "", 0));
        return new Document(plan.endpoint().host(), plan.endpoint().port(), plan.request().target(), first.server(),
                first.bodyBytes());
    }

    /** Lag is 0: in a closed loop there is no plan to be late for. */
    private GeneratorUse generator(LoopCpu.Reading cpu, double seconds, Counts counts) {
        double micros = cpu.sumSince(cpuAtStart) / 1e3;
        double busiest = seconds > 0 ? cpu.mostSince(cpuAtStart) / 1e9 / seconds : 0;
        return new GeneratorUse(counts.completed() > 0 ? micros / counts.completed() : 0, Math.min(1, busiest), 0, 0,
                gcMillis() - gcMillisBefore, prepared.driver().transport(), prepared.plan().slices().size(),
                prepared.warmUp().seconds(), prepared.warmUp().requests());
    }

    private static double gcMillis() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime).filter(millis -> millis > 0).sum();
    }
}
