package dev.tacho.ui;

import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** Runs whose events are told when the test says so. */
final class FakeRunner implements BiFunction<Profile, Consumer<RunEvent>, Run> {
    private final List<Profile> begun = new CopyOnWriteArrayList<>();
    private volatile Consumer<RunEvent> listener;
    private volatile int stops;
    private int finished;

    @Override
    public Run apply(Profile profile, Consumer<RunEvent> events) {
        begun.add(profile);
        listener = events;
        return () -> stops++;
    }

    List<Profile> begun() {
        return begun;
    }

    int stops() {
        return stops;
    }

    /** The run is under way. */
    void tick(int ticks) {
        listener.accept(new RunEvent.Preparing("Warming up"));
        listener.accept(new RunEvent.Started(null, Optional.empty(), "not on this machine"));
        Samples.ticks(ticks).forEach(tick -> listener.accept(new RunEvent.Ticked(tick)));
    }

    Result finish(Result.Ending ending) {
        Result sample = Samples.result(8);
        Result result = new Result(sample.id() + "-" + ++finished, sample.startedAt().plusSeconds(finished), ending,
                begun.getLast(), sample.document(), sample.counts(), sample.seconds(), sample.latency(),
                sample.generator(), sample.target(), sample.warnings(), sample.environment(), sample.ticks());
        listener.accept(new RunEvent.Finished(result));
        return result;
    }

    void fail(String message) {
        listener.accept(new RunEvent.Failed(message));
    }
}
