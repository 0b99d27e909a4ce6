package dev.tacho.ui;

/** Where closing the window stands. */
public enum Closing {
    NO,
    /** A run is under way: ask whether to stop it. */
    ASK_RUNNING,
    /** Edits could not be written: ask whether to lose them. */
    ASK_UNSAVED,
    /** Decided; waits for the run to end and for files to be written. */
    UNDER_WAY,
    DONE
}
