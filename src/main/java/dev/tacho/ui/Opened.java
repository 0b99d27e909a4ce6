package dev.tacho.ui;

import dev.tacho.result.Result;

/** What stands in the main area; a new one, never equal to another, each time something is opened. */
final class Opened {
    private final String trouble;
    private Result result;

    private Opened(String trouble, Result result) {
        this.trouble = trouble;
        this.result = result;
    }

    static Opened profile() {
        return new Opened("", null);
    }

    static Opened run(Result result) {
        return new Opened("", result);
    }

    /** Something that cannot be read, and why. */
    static Opened unreadable(String trouble) {
        return new Opened(trouble, null);
    }

    /** Why there is nothing to see, in the user's words; empty for what can be read. */
    String trouble() {
        return trouble;
    }

    /** The run that is shown with it; null for none yet. */
    Result result() {
        return result;
    }

    void ran(Result latest) {
        result = latest;
    }
}
