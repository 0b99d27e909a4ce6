package dev.tacho.plan;

import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import java.util.List;

/**
 * When requests of an open loop are due.
 *
 * @param arrivals    how the instants lie
 * @param warmUpNanos how long the rate at which the stages begin is held before them
 * @param stages      one after the other
 * @param seed        of the Poisson arrivals
 */
public record Schedule(Arrivals arrivals, long warmUpNanos, List<Stage> stages, long seed) {
    public Schedule {
        stages = List.copyOf(stages);
    }
}
