package dev.tacho.engine;

/** When the clients of one lane take up requests. Confined to the lane's loop. */
interface Pace {

    /** The run begins. */
    void begin(long startAt);

    /** {@code client} can take up a request since {@code now}. */
    void ready(Client client, long now);

    /** How long a client pauses after a response before it is ready, in nanoseconds. */
    long pauseNanos();

    /** A client's first connection stands, or could not be had. */
    void openingOver();

    /** Does what is due at {@code now}, and tells how many nanoseconds there are until something else is. */
    long work(long now);

    /** The window is over: only requests that were due in it may still begin. */
    void windowOver(long now);

    /** The run is over: tells of what was due and never begun. */
    void giveUp(long now);
}
