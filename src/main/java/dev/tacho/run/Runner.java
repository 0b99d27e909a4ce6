package dev.tacho.run;

import dev.tacho.profile.Profile;
import dev.tacho.target.Targets;
import java.util.List;
import java.util.function.Consumer;

/** Starts runs. */
public final class Runner {

    /** @param demoCommand how to start the built-in demo server as a process of its own */
    public Runner(List<String> demoCommand, Targets targets) {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * Begins one run and returns at once.
     *
     * @param listener called on the run's own thread, one event at a time
     */
    public Run start(Profile profile, Consumer<RunEvent> listener) {
        throw new UnsupportedOperationException("contract");
    }
}
