package dev.tacho.run;

/** A run under way. */
public interface Run {

    /** Ends it within a second, keeping what was measured; returns at once. Its end comes as an event. */
    void stop();

    /**
     * Waits until nothing is left of what was started for it. That may be some seconds after its last event, since
     * that does not wait for the server.
     */
    default void awaitEnd() throws InterruptedException {
    }
}
