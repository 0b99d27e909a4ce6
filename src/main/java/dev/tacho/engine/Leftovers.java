package dev.tacho.engine;

/**
 * Connections that the server has promised to close. Whoever closes first keeps the pair of ports for a minute
 * (TIME_WAIT), and a load generator that always does runs out of them; so the server goes first, as with ab. One that
 * keeps its promise too late, or has more than as many open as there are clients, is closed from here.
 */
final class Leftovers {
    private static final long PATIENCE_NANOS = 1_000_000_000;

    private final Link[] links;
    private final long[] since;
    private int next;

    Leftovers(int capacity) {
        links = new Link[capacity];
        since = new long[capacity];
    }

    void add(Link link, long now) {
        if (!link.alive()) {
            return;
        }
        drop(next);
        links[next] = link;
        since[next] = now;
        next = (next + 1) % links.length;
    }

    void sweep(long now) {
        for (int i = 0; i < links.length; i++) {
            if (links[i] != null && now - since[i] > PATIENCE_NANOS) {
                drop(i);
            }
        }
    }

    void closeAll() {
        for (int i = 0; i < links.length; i++) {
            drop(i);
        }
    }

    private void drop(int index) {
        Link link = links[index];
        links[index] = null;
        if (link != null && link.alive()) {
            link.close();
        }
    }
}
