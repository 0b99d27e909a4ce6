package dev.tacho.run;

import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.target.TargetSample;
import dev.tacho.target.TargetWatch;
import dev.tacho.text.Texts;
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

    private static final long NEVER = Long.MAX_VALUE;

    private final Profile profile;
    private final Prepared prepared;
    private final BlockingQueue<Signal> signals;
    private final Consumer<RunEvent> listener;
    private final LoopCpu loopCpu;
    private long stoppedAt = NEVER;
    private long giveUpAt = NEVER;

    Measurement(Profile profile, Prepared prepared, BlockingQueue<Signal> signals, Consumer<RunEvent> listener) {
        this.profile = profile;
        this.prepared = prepared;
        this.signals = signals;
        this.listener = listener;
        loopCpu = LoopCpu.of(prepared.driver().loops());
    }

    /** The last event, not yet told: Finished, or Failed if there is nothing to keep. */
    RunEvent run() throws InterruptedException {
        Optional<TargetSample> before = prepared.watch().flatMap(TargetWatch::sample);
        listener.accept(new RunEvent.Started(prepared.plan(), prepared.watch().map(TargetWatch::info),
                prepared.whyNoTarget()));
        Ledger ledger = new Ledger(prepared, loopCpu);
        BiConsumer<Void, Throwable> whenOver = (_, defect) -> signals.add(
                new Signal.EngineEnded(System.nanoTime(), loopCpu.read(), defect));
        // One instant for both: requests of the last moments would otherwise be taken for those of the cool-down.
        TickSchedule schedule = new TickSchedule(System.nanoTime(), prepared.plan().tickNanos(),
                prepared.plan().span());
        ledger.open(schedule, before);
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
        return ledger.result(profile, stoppedAt < schedule.windowEnd() ? Result.Ending.STOPPED
                : Result.Ending.COMPLETED, end.atNanos())
                .<RunEvent>map(result -> new RunEvent.Finished(result, ledger.log()))
                .orElseGet(() -> new RunEvent.Failed(TEXTS.get("failed.beforeWindow")));
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
                case Signal.Told _, Signal.PreparationOver _ -> throw new IllegalStateException("prepared twice");
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
