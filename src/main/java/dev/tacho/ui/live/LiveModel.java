package dev.tacho.ui.live;

import dev.tacho.profile.Profile;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.run.RunEvent;
import dev.tacho.target.TargetInfo;
import dev.tacho.ui.kit.Tail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * A run as it happens: what the live screen shows, without the screen. Takes events in batches; after each,
 * {@link #revisionProperty} changes once.
 */
public final class LiveModel {
    private static final Runnable NOTHING = () -> { };

    private final ReadOnlyObjectWrapper<Phase> phase = new ReadOnlyObjectWrapper<>(Phase.IDLE);
    private final ReadOnlyObjectWrapper<Profile> profile = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyStringWrapper step = new ReadOnlyStringWrapper("");
    private final ReadOnlyStringWrapper failure = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Numbers> numbers = new ReadOnlyObjectWrapper<>(Numbers.NONE);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyObjectWrapper<Optional<PreflightReport>> preflight =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<TargetInfo>> target = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper whyNoTarget = new ReadOnlyStringWrapper("");
    private final ReadOnlyObjectWrapper<Result> result = new ReadOnlyObjectWrapper<>();
    private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
    private List<Tick> ticks = new ArrayList<>();
    private final Tail log = new Tail();
    private Limits limits = Limits.NONE;
    private Runnable stop = NOTHING;

    /** Where a run is. */
    public enum Phase {
        IDLE, PREPARING, RUNNING, STOPPING, FINISHED, FAILED, CALLED_OFF;

        /** It is over and has come to nothing: for a reason, or since it was stopped before there was anything. */
        boolean fruitless() {
            return this == FAILED || this == CALLED_OFF;
        }
    }

    // properties

    public ReadOnlyObjectProperty<Phase> phaseProperty() {
        return phase.getReadOnlyProperty();
    }

    /** What is being run; null before the first run. */
    public ReadOnlyObjectProperty<Profile> profileProperty() {
        return profile.getReadOnlyProperty();
    }

    /** What is being prepared, in words; empty otherwise. */
    public ReadOnlyStringProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /** Why there is nothing to show and what to do, in phases FAILED and CALLED_OFF; empty otherwise. */
    public ReadOnlyStringProperty failureProperty() {
        return failure.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Numbers> numbersProperty() {
        return numbers.getReadOnlyProperty();
    }

    /** 0 to 1, of requests or of time, whichever ends first. */
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /** What one request before the run showed; empty before it, and if none was sent. */
    public ReadOnlyObjectProperty<Optional<PreflightReport>> preflightProperty() {
        return preflight.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<TargetInfo>> targetProperty() {
        return target.getReadOnlyProperty();
    }

    /** In words, while {@link #targetProperty} is empty. */
    public ReadOnlyStringProperty whyNoTargetProperty() {
        return whyNoTarget.getReadOnlyProperty();
    }

    /** What a finished run has come to; null in every other phase. */
    public ReadOnlyObjectProperty<Result> resultProperty() {
        return result.getReadOnlyProperty();
    }

    /** Changes once per batch: the sign to draw again. */
    public ReadOnlyLongProperty revisionProperty() {
        return revision.getReadOnlyProperty();
    }

    /** In order of time; grows between revisions and must not be kept. */
    public List<Tick> ticks() {
        return Collections.unmodifiableList(ticks);
    }

    /** What the server that was started for the run has printed; grows between revisions. */
    public Tail log() {
        return log;
    }

    /** Until the measured window begins; 0 once it has, and without a warm-up. */
    public double warmUpSecondsLeft() {
        return numbers.get().phase() == Tick.Phase.WARM_UP || ticks.isEmpty()
                ? Math.max(0, limits.warmUp() - elapsedSeconds()) : 0;
    }

    private double elapsedSeconds() {
        return ticks.isEmpty() ? 0 : ticks.getLast().endSeconds();
    }

    /** What the time axis should cover at least; 0 to end with the data, once the run is over. */
    public double axisSeconds() {
        return underWay() ? limits.axisSeconds(elapsedSeconds()) : 0;
    }

    // commands

    /**
     * A run starts from nothing.
     *
     * @param stop ends it; called at most once
     */
    public void begin(Profile profile, Runnable stop) {
        clear(profile);
        this.stop = stop;
        phase.set(Phase.PREPARING);
        changed();
    }

    /** Takes what has happened. What comes after the end of a run is ignored. */
    public void apply(List<RunEvent> batch) {
        batch.stream().filter(_ -> underWay()).forEach(this::apply);
        changed();
    }

    /** Ends the run, keeping what was measured; its end comes as an event. Nothing to stop: nothing happens. */
    public void stop() {
        if (phase.get() == Phase.PREPARING || phase.get() == Phase.RUNNING) {
            phase.set(Phase.STOPPING);
            stop.run();
            changed();
        }
    }

    private boolean underWay() {
        return switch (phase.get()) {
            case PREPARING, RUNNING, STOPPING -> true;
            case IDLE, FINISHED, FAILED, CALLED_OFF -> false;
        };
    }

    private void apply(RunEvent event) {
        switch (event) {
            case RunEvent.Preparing preparing -> step.set(preparing.step());
            case RunEvent.Preflight seen -> preflight.set(Optional.of(seen.report()));
            case RunEvent.Output output -> log.add(output.lines());
            case RunEvent.Started started -> start(started);
            case RunEvent.Ticked ticked -> add(ticked.tick());
            case RunEvent.Finished finished -> finish(finished.result());
            case RunEvent.Failed failed -> fail(failed.message());
        }
    }

    private void start(RunEvent.Started started) {
        step.set("");
        target.set(started.target());
        whyNoTarget.set(started.whyNoTarget());
        if (phase.get() == Phase.PREPARING) {
            phase.set(Phase.RUNNING);
        }
    }

    private void add(Tick tick) {
        ticks.add(tick);
        show(Numbers.after(numbers.get(), ticks, limits));
    }

    private void show(Numbers now) {
        numbers.set(now);
        progress.set(now.progress());
    }

    private void finish(Result finished) {
        step.set("");
        show(numbers.get().ended(finished));
        target.set(finished.target().map(use -> use.info()));
        result.set(finished);
        phase.set(Phase.FINISHED);
    }

    private void fail(String message) {
        step.set("");
        failure.set(message);
        phase.set(phase.get() == Phase.STOPPING ? Phase.CALLED_OFF : Phase.FAILED);
    }

    private void clear(Profile next) {
        ticks = new ArrayList<>();
        log.clear();
        limits = Limits.of(next);
        stop = NOTHING;
        profile.set(next);
        step.set("");
        failure.set("");
        show(Numbers.NONE);
        preflight.set(Optional.empty());
        target.set(Optional.empty());
        whyNoTarget.set("");
        result.set(null);
    }

    private void changed() {
        revision.set(revision.get() + 1);
    }
}
