package dev.tacho.target;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.function.LongSupplier;

/**
 * When which process is asked for its proportional share of memory. The system walks all pages of a process for it:
 * 0.1 ms for a worker of Apache, 0.3 ms for one of uWSGI, 0.4 ms for one of a database with 128 MiB of buffers. So each
 * is asked at most once a second, one after the other, and less often where that would take more than a five-hundredth
 * of the time: of 20 such processes of a database each four seconds. A new one is asked at once, since without it the
 * sum cannot be told, and the others wait for longer.
 */
final class PssRounds {
    static final long ROUND_NANOS = 1_000_000_000;
    static final long ONE_IN = 500;

    private final LongSupplier clock;
    private final Deque<WatchedProcess> left = new ArrayDeque<>();
    private long allowedNanos;
    private long allowedAt;
    private long roundAt;

    /** @param clock in nanoseconds */
    PssRounds(LongSupplier clock) {
        this.clock = clock;
        allowedAt = clock.getAsLong();
        roundAt = allowedAt;
    }

    /** Asks those whose turn it is. */
    void ask(Collection<WatchedProcess> all) {
        long now = clock.getAsLong();
        allowedNanos = Math.min(allowedNanos + (now - allowedAt) / ONE_IN, ROUND_NANOS / ONE_IN);
        allowedAt = now;
        all.stream().filter(process -> !process.pssTried()).forEach(this::ask);
        if (left.isEmpty() && now - roundAt >= ROUND_NANOS) {
            left.addAll(all);
            roundAt = now;
        }
        while (!left.isEmpty() && allowedNanos > 0) {
            ask(left.remove());
        }
    }

    private void ask(WatchedProcess process) {
        long before = clock.getAsLong();
        process.readPss();
        allowedNanos -= clock.getAsLong() - before;
    }
}
