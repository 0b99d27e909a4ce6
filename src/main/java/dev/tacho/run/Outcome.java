package dev.tacho.run;

import dev.tacho.result.Result.Ending;
import dev.tacho.result.ServerStory;
import dev.tacho.target.TargetSample;
import java.util.Optional;

/**
 * How a measurement came to its end.
 *
 * @param engineEnd when the last request ended, on the run's clock
 * @param atRest    the server's processes after it; empty if they cannot be seen
 * @param server    the server, if it was started for the run
 */
record Outcome(Ending ending, long engineEnd, Optional<TargetSample> atRest, Optional<ServerStory> server) {
}
