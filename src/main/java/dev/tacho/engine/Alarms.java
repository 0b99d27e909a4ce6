package dev.tacho.engine;

/** Clients that wait for an instant, the earliest first; each waits for one at a time. Allocates nothing later on. */
final class Alarms {
    /** What {@link #earliest()} says when nobody waits. */
    static final long NONE = Long.MAX_VALUE;

    private final Client[] waiting;
    private final long[] instants;
    private int size;

    Alarms(int clients) {
        waiting = new Client[clients];
        instants = new long[clients];
    }

    /** {@link System#nanoTime()} of the earliest, or {@link #NONE}. */
    long earliest() {
        return size == 0 ? NONE : instants[0];
    }

    void set(Client client, long instant) {
        int at = size++;
        while (at > 0 && instants[(at - 1) / 2] - instant > 0) {
            move((at - 1) / 2, at);
            at = (at - 1) / 2;
        }
        waiting[at] = client;
        instants[at] = instant;
    }

    /** Takes out the client that waits for {@link #earliest()}. */
    Client take() {
        final Client first = waiting[0];
        size--;
        Client last = waiting[size];
        long instant = instants[size];
        waiting[size] = null;
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && instants[child + 1] - instants[child] < 0) {
                child++;
            }
            if (instants[child] - instant >= 0) {
                break;
            }
            move(child, at);
            at = child;
        }
        if (size > 0) {
            waiting[at] = last;
            instants[at] = instant;
        }
        return first;
    }

    private void move(int from, int to) {
        waiting[to] = waiting[from];
        instants[to] = instants[from];
    }
}
