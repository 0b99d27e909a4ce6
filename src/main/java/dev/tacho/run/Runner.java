package dev.tacho.run;

import dev.tacho.engine.Engine;
import dev.tacho.engine.WarmUp;
import dev.tacho.profile.Profile;
import dev.tacho.target.Targets;
import java.util.List;
import java.util.function.Consumer;

/** Starts runs. */
public final class Runner {
    private final Preparation preparation;

    /**
     * @param demoCommand how to start the built-in demo server as a process of its own
     * @param warmUp      let the generator practise on itself before each run, up to 2 s
     */
    public Runner(List<String> demoCommand, Targets targets, boolean warmUp) {
        preparation = new Preparation(demoCommand, targets, warmUp ? WarmUp::run : _ -> WarmUp.Report.NONE,
                (plan, address, recording) -> LoadDriver.of(new Engine(plan, address, recording)));
    }

    /**
     * Begins one run and returns at once.
     *
     * @param listener called on the run's own thread, one event at a time
     */
    public Run start(Profile profile, Consumer<RunEvent> listener) {
        Course course = new Course(profile, preparation::prepare, listener);
        Thread.ofPlatform().name("tacho-run").daemon().start(course);
        return course;
    }
}
