package dev.tacho.run;

import dev.tacho.engine.FirstResponse;
import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Interval;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Quantiles;
import dev.tacho.measure.Recording;
import dev.tacho.measure.RequestLog;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Schedule;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.result.Document;
import dev.tacho.result.GeneratorUse;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import dev.tacho.target.MachineSample;
import dev.tacho.target.MachineWatch;
import dev.tacho.target.TargetSample;
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
    private final List<Tick> ticks = new ArrayList<>();
    private final Instant startedAt = Instant.now();
    private TickSchedule schedule;
    private Phase phase;
    private int told;
    private boolean over;
    private long lastNanos;
    private LoopCpu.Reading cpuAtLast;
    /** Where the last tick begins. */
    private long beforeNanos;
    private LoopCpu.Reading cpuBefore;
    private Optional<TargetSample> targetAtLast;
    private Optional<MachineSample> machineAtLast = Optional.empty();
    private Optional<WindowCost> window = Optional.empty();
    private final Optional<RestingMemory> memory;

    Ledger(Prepared prepared, LoopCpu loopCpu) {
        this.prepared = prepared;
        this.recording = prepared.recording();
        this.loopCpu = loopCpu;
        // What is loaded for the first reading would otherwise hold up the first requests.
        new WindowCost(0, loopCpu.read(), Optional.empty());
        memory = prepared.atRest().map(RestingMemory::new);
    }

    /** Opens the books just before the first request, where {@code planned} starts. */
    void open(TickSchedule planned, Optional<TargetSample> before) {
        schedule = planned;
        lastNanos = schedule.startNanos();
        cpuAtLast = loopCpu.read();
        targetAtLast = before;
        phase = schedule.first();
        openWindow(lastNanos);
    }

    Phase phase() {
        return phase;
    }

    /**
     * Enters everything since the last tick. The counts are the last thing taken of an interval, so the clock is read
     * right after them: read before, this thread losing its CPU in between would show as a burst of requests.
     */
    void tick() {
        Interval interval = takeInterval();
        enter(System.nanoTime(), loopCpu.read(), interval);
    }

    private Interval takeInterval() {
        return phase == Phase.WARM_UP ? recording.takeWarmUpInterval() : recording.takeInterval();
    }

    private void enter(long now, LoopCpu.Reading cpu, Interval interval) {
        long span = now - lastNanos;
        beforeNanos = lastNanos;
        cpuBefore = cpuAtLast;
        lastNanos = now;
        cpuAtLast = cpu;
        targetAtLast = prepared.sight().sample();
        machineAtLast = prepared.sight().machine().map(MachineWatch::sample);
        memory.ifPresent(around -> targetAtLast.ifPresent(around::add));
        if (phase == Phase.MEASURED) {
            window.ifPresent(cost -> cost.add(span, targetAtLast));
        }
        long leftovers = phase == Phase.WARM_UP ? 0 : recording.takeWarmUpCounts().completed();
        ticks.add(made(phase, interval, leftovers));
    }

    /** The tick that ends now. */
    private Tick made(Phase itsPhase, Interval interval, long leftovers) {
        long span = lastNanos - beforeNanos;
        double cpuPercent = span > 0 ? 100.0 * cpuAtLast.sumSince(cpuBefore) / span : 0;
        return new Tick(itsPhase, lastNanos - schedule.startNanos(), span, interval.counts(), leftovers,
                interval.response(), soFar(itsPhase, Metric.RESPONSE), interval.service(),
                soFar(itsPhase, Metric.SERVICE), interval.lag(), planned(itsPhase),
                prepared.driver().openConnections(), cpuPercent, targetAtLast, machineAtLast,
                interval.responseHistogram());
    }

    private Quantiles soFar(Phase itsPhase, Metric metric) {
        return itsPhase == Phase.WARM_UP ? recording.warmUpSoFar(metric) : recording.soFar(metric);
    }

    /** Requests per second that were due in the tick that ends now; nothing is any more in the cool-down. */
    private double planned(Phase itsPhase) {
        return prepared.plan().pacing() instanceof Plan.Pacing.Open(Schedule due) && itsPhase != Phase.COOL_DOWN
                ? due.meanRate(beforeNanos - schedule.startNanos(), Math.min(lastNanos, schedule.windowEnd())
                - schedule.startNanos()) : Double.NaN;
    }

    /** The phase is over: enters its last tick. */
    void turn() {
        Interval interval = takeInterval();
        turn(System.nanoTime(), loopCpu.read(), interval);
    }

    /** Likewise, if the load itself was over before that was noticed. */
    void turn(Signal.EngineEnded engine) {
        turn(engine.atNanos(), engine.loopCpu(), takeInterval());
    }

    /** What is due from the beginning of the window on is the window's, however late that beginning is noticed. */
    private void turn(long now, LoopCpu.Reading cpu, Interval interval) {
        enter(Math.max(lastNanos, phase == Phase.WARM_UP ? schedule.windowStart() : now), cpu, interval);
        if (phase == Phase.MEASURED) {
            closeWindow(lastNanos, cpuAtLast);
        }
        phase = TickSchedule.after(phase);
        openWindow(now);
    }

    /** Ticks not given out yet that will not change any more. */
    List<Tick> news() {
        List<Tick> news = List.copyOf(ticks.subList(told, ticks.size() - (undecided() ? 1 : 0)));
        told += news.size();
        return news;
    }

    /** The load mostly ends right after the window, and what comes by then is no phase of its own. */
    private boolean undecided() {
        return !over && phase == Phase.COOL_DOWN && ticks.getLast().phase() == Phase.MEASURED;
    }

    private void openWindow(long now) {
        if (phase == Phase.MEASURED) {
            window = Optional.of(new WindowCost(now, cpuAtLast, prepared.watch().flatMap(watch ->
                    targetAtLast.map(sample -> new TargetTally(watch.info(), sample)))));
        }
    }

    private void closeWindow(long end, LoopCpu.Reading cpu) {
        window.ifPresent(cost -> cost.end(end, cpu, recording.counts().completed()));
    }

    /** Enters the last, partial tick, unless there is nothing in it. The engine may have ended before the last. */
    void end(Signal.EngineEnded engine) {
        long end = Math.max(engine.atNanos(), lastNanos);
        boolean sliver = !ticks.isEmpty() && end - lastNanos < prepared.plan().tickNanos() / SLIVER;
        if (sliver && undecided()) {
            extendLast(end, engine.loopCpu());
        } else {
            Interval interval = takeInterval();
            if (!sliver || !interval.counts().equals(Counts.NONE)) {
                enter(end, engine.loopCpu(), interval);
            }
        }
        closeWindow(end, engine.loopCpu());
        over = true;
    }

    private void extendLast(long end, LoopCpu.Reading cpu) {
        Interval interval = recording.extendInterval();
        Tick last = ticks.removeLast();
        if (interval.counts().equals(last.counts())) {
            ticks.add(last);
        } else {
            lastNanos = end;
            cpuAtLast = cpu;
            ticks.add(made(last.phase(), interval, last.leftovers()));
        }
    }

    /** Empty if the load ended before the window began. */
    Optional<Result> result(Profile profile, Outcome outcome) {
        return window.map(cost -> result(profile, outcome, cost));
    }

    private Result result(Profile profile, Outcome outcome, WindowCost cost) {
        Map<Metric, Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            latency.put(metric, recording.distribution(metric));
        }
        LocalDateTime localTime = LocalDateTime.ofInstant(startedAt, ZoneId.systemDefault());
        return Warnings.addedTo(new Result(RunId.of(localTime, profile.name()), startedAt, outcome.ending(),
                profile, document(), settled(recording.counts()),
                seconds(profile, outcome.ending(), outcome.engineEnd()), latency,
                generator(cost, latency.get(Metric.LAG)), cost.target(memory, outcome.atRest()), List.of(),
                prepared.environment(), ticks,
                prepared.plan().span().warmUpNanos() / 1e9, prepared.preflight(), outcome.server()));
    }

    /**
     * As long as planned, if that was reached; a load with planned instants reaches it even when nothing is due any
     * more at its very end.
     */
    private double seconds(Profile profile, Result.Ending ending, long engineEnd) {
        boolean asPlanned = profile.load() instanceof Load.Open && ending == Result.Ending.COMPLETED
                && schedule.windowEnd() != Plan.UNLIMITED;
        long end = asPlanned ? schedule.windowEnd() : Math.min(engineEnd, schedule.windowEnd());
        return Math.max(0, end - schedule.windowStart()) / 1e9;
    }

    /** An engine that had to be left hanging has not told of the requests it still had in flight. */
    static Counts settled(Counts counts) {
        long untold = counts.started() - counts.ended() - counts.abandoned();
        return counts.plus(new Counts(0, 0, Map.of(), untold, 0, 0, 0, 0, 0, 0, 0, 0, 0, Counts.NONE.statuses()));
    }

    /** Once the load has ended. */
    RequestLog log() {
        return recording.log(schedule.windowStart());
    }

    private Document document() {
        Plan plan = prepared.plan();
        FirstResponse first = prepared.driver().firstResponse().orElse(new FirstResponse(0, "", 0));
        return new Document(plan.endpoint().host(), plan.endpoint().port(), plan.request().target(), first.server(),
                first.bodyBytes(), prepared.driver().handshake().map(tls -> new Document.Tls(tls.protocol(),
                tls.cipher(), tls.keyBits(), tls.cipherBits(), tls.temporaryKey(), tls.serverName())));
    }

    private GeneratorUse generator(WindowCost cost, Distribution lag) {
        return new GeneratorUse(cost.cpuMicrosPerRequest(), cost.busiestLoop(), lag.percentileNanos(99) / 1e6,
                lag.maxNanos() / 1e6, cost.gcMillis(), prepared.driver().transport(),
                prepared.driver().tlsProvider(), prepared.plan().slices().size(), prepared.warmUp().seconds(),
                prepared.warmUp().requests());
    }
}
