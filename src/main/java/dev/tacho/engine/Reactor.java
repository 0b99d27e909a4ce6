package dev.tacho.engine;

/** Waits for what happens to the connections of one lane, and makes them. All but {@link #execute} is the loop's. */
interface Reactor extends AutoCloseable {
    /** A wait without end. */
    long FOREVER = Long.MAX_VALUE;

    /** A connection to be; {@link Link#open} begins it. */
    Link link(Client client, Lane lane);

    /**
     * Waits up to {@code nanos} for events, hands them to their links, and does what was left to {@link #execute}.
     *
     * @param now {@link System#nanoTime()} of a moment ago
     */
    void turn(long now, long nanos);

    /** Has {@code step} done at the end of the current or next turn, unless closed before; any thread. */
    void execute(Runnable step);

    /** Lets go of everything, connections that are still open included. */
    @Override
    void close();
}
