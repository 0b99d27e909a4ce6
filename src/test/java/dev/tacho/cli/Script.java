package dev.tacho.cli;

import dev.tacho.plan.Planner;
import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/** A run whose events are known beforehand. */
interface Script {
    Run play(Profile profile, Consumer<RunEvent> listener);

    static Script of(Result result) {
        return (profile, listener) -> {
            begin(profile, result, listener);
            listener.accept(new RunEvent.Finished(result));
            return () -> { };
        };
    }

    static Script failing(String why) {
        return (profile, listener) -> {
            listener.accept(new RunEvent.Preparing("Getting ready"));
            listener.accept(new RunEvent.Failed(why));
            return () -> { };
        };
    }

    /** Finishes only when it is told to. */
    static Script untilStopped(Result result) {
        return (profile, listener) -> {
            CountDownLatch stopped = new CountDownLatch(1);
            Thread.ofVirtual().start(() -> {
                begin(profile, result, listener);
                try {
                    stopped.await();
                    listener.accept(new RunEvent.Finished(result));
                } catch (InterruptedException e) {
                    listener.accept(new RunEvent.Failed(e.toString()));
                }
            });
            return stopped::countDown;
        };
    }

    private static void begin(Profile profile, Result result, Consumer<RunEvent> listener) {
        listener.accept(new RunEvent.Preparing("Getting ready"));
        try {
            listener.accept(new RunEvent.Started(Planner.plan(profile, OptionalInt.of(80), 2), Optional.empty(), ""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        result.ticks().forEach(tick -> listener.accept(new RunEvent.Ticked(tick)));
    }
}
