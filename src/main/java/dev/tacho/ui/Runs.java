package dev.tacho.ui;

import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import dev.tacho.ui.live.LiveModel;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/** Begins runs, one at a time, and hands their events to the live page. */
final class Runs {
    private final BiFunction<Profile, Consumer<RunEvent>, Run> runner;
    private final Function<Consumer<List<RunEvent>>, Consumer<RunEvent>> crossing;
    private final LiveModel live;
    private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
    private final ReadOnlyBooleanWrapper stopping = new ReadOnlyBooleanWrapper();
    private Run current;

    /** @param crossing how the events of a run get from its thread to the screen's, in batches */
    Runs(BiFunction<Profile, Consumer<RunEvent>, Run> runner,
         Function<Consumer<List<RunEvent>>, Consumer<RunEvent>> crossing, LiveModel live) {
        this.runner = runner;
        this.crossing = crossing;
        this.live = live;
    }

    ReadOnlyBooleanProperty runningProperty() {
        return running.getReadOnlyProperty();
    }

    /** Asked to stop, not ended yet. */
    ReadOnlyBooleanProperty stoppingProperty() {
        return stopping.getReadOnlyProperty();
    }

    /** Begins; then exactly one of the two is called, once it has ended. */
    void begin(Profile profile, Consumer<Result> finished, Runnable failed) {
        running.set(true);
        stopping.set(false);
        live.begin(profile, this::stopped);
        current = runner.apply(profile, crossing.apply(batch -> take(batch, finished, failed)));
    }

    private void take(List<RunEvent> batch, Consumer<Result> finished, Runnable failed) {
        live.apply(batch);
        switch (batch.getLast()) {
            case RunEvent.Finished(Result result, _) -> {
                ended();
                finished.accept(result);
            }
            case RunEvent.Failed _ -> {
                ended();
                failed.run();
            }
            case RunEvent.Preparing _, RunEvent.Preflight _, RunEvent.Output _, RunEvent.Started _,
                 RunEvent.Ticked _ -> { }
        }
    }

    /** Returns at once; does nothing when nothing runs. */
    void stop() {
        live.stop();
    }

    private void stopped() {
        stopping.set(true);
        current.stop();
    }

    private void ended() {
        running.set(false);
        stopping.set(false);
    }
}
