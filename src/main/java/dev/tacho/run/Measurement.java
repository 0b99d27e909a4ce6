package dev.tacho.run;

import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.target.MachineWatch;
import dev.tacho.target.TargetSample;
import dev.tacho.target.TargetWatch;
import dev.tacho.text.Texts;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** From the first request to the result: waits for the next tick, a stop or the engine's end, on the run's thread. */
final class Measurement {
    private static final Texts TEXTS = Texts.of("run");
    /** How long a stopped engine may take to end; then the result is made of what there is. */
    private static final long STOP_PATIENCE_NANOS = 500_000_000;
    /** After the last response a server is given this long to come to rest before its memory is read. */
    private static final long REST_NANOS = 500_000_000;
    private static final long NEVER = Long.MAX_VALUE;

    private final Profile profile;
    private final Prepared prepared;
    private final BlockingQueue<Signal> signals;
    private final Consumer<RunEvent> listener;
    private final LoopCpu loopCpu;
    private long stoppedAt = NEVER;
    private long giveUpAt = NEVER;
    private Optional<Signal.ServerDied> death = Optional.empty();

    Measurement(Profile profile, Prepared prepared, BlockingQueue<Signal> signals, Consumer<RunEvent> listener) {
        this.profile = profile;
        this.prepared = prepared;
        this.signals = signals;
        this.listener = listener;
        loopCpu = LoopCpu.of(prepared.driver().loops());
    }

    /** The last event, not yet told: Finished, or Failed if there is nothing to keep. */
    RunEvent run() throws InterruptedException {
        Optional<TargetSample> before = prepared.sight().sample();
        prepared.sight().machine().ifPresent(MachineWatch::sample);
        listener.accept(new RunEvent.Started(prepared.plan(), prepared.watch().map(TargetWatch::info),
                prepared.sight().whyNot()));
        Ledger ledger = new Ledger(prepared, loopCpu);
        BiConsumer<Void, Throwable> whenOver = (_, defect) -> signals.add(
                new Signal.EngineEnded(System.nanoTime(), loopCpu.read(), defect));
        // One instant for both: requests of the last moments would otherwise be taken for those of the cool-down.
        TickSchedule schedule = new TickSchedule(System.nanoTime(), prepared.plan().tickNanos(),
                prepared.plan().span());
        ledger.open(schedule, before);
        prepared.host().death().thenAccept(how -> signals.add(new Signal.ServerDied(how, System.nanoTime())));
        prepared.driver().start(schedule.startNanos()).whenComplete(whenOver);
        Signal.EngineEnded end = sampleUntilEnd(ledger, schedule);
        if (end.defect() != null) {
            return new RunEvent.Failed(TEXTS.get("failed.defect", end.defect().toString()));
        }
        while (schedule.end(ledger.phase()) <= end.atNanos()) {
            ledger.turn(end);
        }
        ledger.end(end);
        tellNews(ledger);
        return last(ledger, schedule, end, sampleAtRest());
    }

    private RunEvent last(Ledger ledger, TickSchedule schedule, Signal.EngineEnded end, Optional<TargetSample> rest) {
        String died = death.map(signal -> TEXTS.get("server.died", Readiness.phrase(signal.how()),
                clock(signal.atNanos() - schedule.startNanos()))).orElse("");
        Result.Ending ending = death.isPresent() ? Result.Ending.SERVER_DIED
                : stoppedAt < schedule.windowEnd() ? Result.Ending.STOPPED : Result.Ending.COMPLETED;
        return ledger.result(profile, new Outcome(ending, end.atNanos(), rest, prepared.host().story(died)))
                .<RunEvent>map(result -> new RunEvent.Finished(result, ledger.log()))
                .orElseGet(() -> new RunEvent.Failed(death.isEmpty() ? TEXTS.get("failed.beforeWindow")
                        : TEXTS.get("failed.diedInWarmUp", died, Readiness.said(prepared.host()))));
    }

    /** Minutes, seconds and tenths. */
    static String clock(long nanos) {
        long tenths = nanos / 100_000_000;
        return String.format(Locale.ROOT, "%d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10);
    }

    /** Who has stopped the run is not kept waiting. */
    private Optional<TargetSample> sampleAtRest() throws InterruptedException {
        long until = System.nanoTime() + REST_NANOS;
        while (prepared.watch().isPresent() && stoppedAt == NEVER) {
            switch (signals.poll(Math.max(0, until - System.nanoTime()), TimeUnit.NANOSECONDS)) {
                case Signal.Stop _ -> {
                    return prepared.sight().sample();
                }
                case Signal.Told(RunEvent event) -> listener.accept(event);
                case Signal.ServerDied signal -> death = Optional.of(signal);
                case Signal.EngineEnded _, Signal.PreparationOver _ -> throw new IllegalStateException("ended twice");
                case null -> {
                    return prepared.sight().sample();
                }
            }
        }
        return prepared.sight().sample();
    }

    private Signal.EngineEnded sampleUntilEnd(Ledger ledger, TickSchedule schedule) throws InterruptedException {
        long due = schedule.next(ledger.phase(), schedule.startNanos());
        while (true) {
            long wait = Math.min(due, giveUpAt) - System.nanoTime();
            switch (signals.poll(Math.max(0, wait), TimeUnit.NANOSECONDS)) {
                case Signal.EngineEnded end -> {
                    return end;
                }
                case Signal.Stop _ -> stop();
                case Signal.ServerDied signal -> {
                    if (stoppedAt == NEVER) {
                        death = Optional.of(signal);
                    }
                    stop();
                }
                case Signal.Told(RunEvent event) -> listener.accept(event);
                case Signal.PreparationOver _ -> throw new IllegalStateException("prepared twice");
                case null -> {
                    long now = System.nanoTime();
                    if (now >= giveUpAt) {
                        return new Signal.EngineEnded(now, loopCpu.read(), null);
                    }
                    if (now >= due) {
                        sample(ledger, now >= schedule.end(ledger.phase()));
                        due = schedule.next(ledger.phase(), System.nanoTime());
                    }
                }
            }
        }
    }

    private void sample(Ledger ledger, boolean phaseOver) {
        if (phaseOver) {
            ledger.turn();
        } else {
            ledger.tick();
        }
        tellNews(ledger);
    }

    private void tellNews(Ledger ledger) {
        ledger.news().forEach(tick -> listener.accept(new RunEvent.Ticked(tick)));
    }

    /** A second stop adds nothing. */
    private void stop() {
        if (stoppedAt == NEVER) {
            stoppedAt = System.nanoTime();
            giveUpAt = stoppedAt + STOP_PATIENCE_NANOS;
            prepared.driver().stop();
        }
    }
}
