package dev.tacho.profile;

import java.util.List;

/** What makes a profile one that can be run. */
public final class Rules {
    private Rules() {
    }

    /** Everything that keeps {@code profile} from running, in the order of the form; empty for a valid one. */
    public static List<Problem> problems(Profile profile) {
        throw new UnsupportedOperationException("contract");
    }
}
