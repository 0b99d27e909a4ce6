package dev.tacho.plan;

import dev.tacho.profile.Profile;
import java.io.IOException;
import java.util.OptionalInt;

/** Resolves profiles. */
public final class Planner {
    private Planner() {
    }

    /**
     * @param profile  valid by {@link dev.tacho.profile.Rules}
     * @param demoPort where the demo server listens, for a demo target
     * @param cores    logical processors of this machine; half of them, at least one, drive the load
     * @throws IOException in the user's words if a body file cannot be read
     */
    public static Plan plan(Profile profile, OptionalInt demoPort, int cores) throws IOException {
        throw new UnsupportedOperationException("contract");
    }
}
