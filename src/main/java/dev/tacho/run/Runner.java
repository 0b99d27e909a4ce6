package dev.tacho.run;

import dev.tacho.engine.Engine;
import dev.tacho.engine.WarmUp;
import dev.tacho.profile.Profile;
import dev.tacho.target.Launcher;
import dev.tacho.target.Targets;
import java.util.List;
import java.util.function.Consumer;

/** Starts runs. */
public final class Runner {
    private final Preparation preparation;

    /**
     * @param demoCommand how to start the built-in demo server as a process of its own
     * @param launcher    starts the servers that profiles describe, one at a time
     */
    public Runner(List<String> demoCommand, Targets targets, Launcher launcher) {
        preparation = new Preparation(new Hosts(demoCommand, launcher), targets, WarmUp::run,
                (plan, address, recording) -> LoadDriver.of(new Engine(plan, address, recording)));
    }

    /** For servers that others have started, and the demo server. */
    public Runner(List<String> demoCommand, Targets targets) {
        this(demoCommand, targets, (_, url, _) -> {
            throw new IllegalStateException("nothing that could start " + url);
        });
    }

    /**
     * Begins one run and returns at once. The generator practises on itself before it, up to 2 s.
     *
     * @param listener called on the run's own thread, one event at a time
     */
    public Run start(Profile profile, Consumer<RunEvent> listener) {
        return start(profile, Manner.USUAL, listener);
    }

    /** Likewise, in the manner that is wanted. */
    public Run start(Profile profile, Manner manner, Consumer<RunEvent> listener) {
        Course course = new Course(profile, (given, events) -> preparation.prepare(given, manner, events), listener);
        Thread.ofPlatform().name("tacho-run").daemon().start(course);
        return course;
    }
}
