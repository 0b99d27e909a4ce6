package dev.tacho.run;

/** A run under way. */
public interface Run {

    /** Ends it within a second, keeping what was measured; returns at once. Its end comes as an event. */
    void stop();
}
