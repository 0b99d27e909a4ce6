package dev.tacho.engine;

import java.util.Comparator;
import java.util.PriorityQueue;

/** The clients that wait before their next request, the one that goes on first at the head. Confined to the loop. */
final class Pauses {
    private static final Comparator<Client> BY_END = (a, b) -> Long.signum(a.pausedUntil() - b.pausedUntil());

    private final PriorityQueue<Client> paused = new PriorityQueue<>(BY_END);

    void add(Client client) {
        paused.add(client);
    }

    /** Lets those go on whose pause is over, and tells how long the next one's still lasts, in nanoseconds. */
    long work(long now) {
        while (!paused.isEmpty() && paused.peek().pausedUntil() - now <= 0) {
            paused.remove().resume(now);
        }
        return paused.isEmpty() ? Reactor.FOREVER : paused.peek().pausedUntil() - now;
    }
}
