package dev.tacho.ui;

import dev.tacho.profile.Consents;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.ResultLibrary;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import dev.tacho.target.Requirements;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * What the workbench works with.
 *
 * @param profiles     shipped and the user's
 * @param results      past runs
 * @param runner       begins a run and returns at once; its events may come from any thread
 * @param demoPaths    of the built-in server, to choose from
 * @param windowMemory file in which the window's looks are kept; need not exist
 * @param consents     which commands of profiles may be run without a question
 * @param requirements what of the servers' needs is installed
 */
public record Services(ProfileLibrary profiles, ResultLibrary results,
                       BiFunction<Profile, Consumer<RunEvent>, Run> runner, List<String> demoPaths, Path windowMemory,
                       Consents consents, Requirements requirements) {
    public Services {
        demoPaths = List.copyOf(demoPaths);
    }
}
