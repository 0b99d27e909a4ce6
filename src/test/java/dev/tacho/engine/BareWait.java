package dev.tacho.engine;

import java.lang.foreign.Arena;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;

/** How late this machine lets a thread go on that only waits: what it does to that, it does to the generator as well. */
final class BareWait {
    private static final long WAIT_NANOS = 1_000_000;

    private BareWait() {
    }

    /** In nanoseconds, of {@code waits} that are 1 ms long; nothing on a system without epoll. */
    static Histogram late(int waits) {
        Histogram late = new Histogram(1, TimeUnit.MINUTES.toNanos(1), 3);
        if (Libc.available()) {
            Libc.sharpenWaits();
            Libc libc = new Libc();
            int epoll = libc.newEpoll();
            try (Arena arena = Arena.ofConfined()) {
                long events = arena.allocate(16).address();
                for (int wait = 0; wait < waits; wait++) {
                    long due = System.nanoTime() + WAIT_NANOS;
                    libc.await(epoll, events, 1, WAIT_NANOS);
                    late.recordValue(Math.max(0, System.nanoTime() - due));
                }
            }
            libc.close(epoll);
        }
        return late;
    }

    static String row() {
        Histogram late = late(1_000);
        return String.format(Locale.ROOT, "%-14s a bare wait ends late by us p50 %.0f p90 %.0f p99 %.0f max %.0f",
                "machine", late.getValueAtPercentile(50) / 1e3, late.getValueAtPercentile(90) / 1e3,
                late.getValueAtPercentile(99) / 1e3, late.getMaxValue() / 1e3);
    }
}
