package dev.tacho.engine;

/**
 * Ends a wait in epoll that has no time limit of its own. A limit makes the kernel set a timer at each wait and take it
 * back at each event, which for waits of some microseconds costs more than the events; this one is set once and left
 * alone until it goes off, though it may go off earlier than the last wait needed. Confined to the loop.
 */
final class AlarmClock {
    private final Libc libc;
    private final int descriptor;
    private boolean set;
    private long goesOffAt;

    AlarmClock(Libc libc) {
        this.libc = libc;
        this.descriptor = libc.newTimer();
    }

    /** To wait for, edge-triggered; negative if there was none to be had. */
    int descriptor() {
        return descriptor;
    }

    /** Goes off at {@code deadline} or, to no harm, before; both are {@link System#nanoTime()}. */
    void wakeBy(long deadline, long now) {
        if (!set || goesOffAt - now <= 0 || deadline - goesOffAt < 0) {
            libc.set(descriptor, Math.max(1, deadline - now));
            goesOffAt = deadline;
            set = true;
        }
    }

    void close() {
        if (descriptor >= 0) {
            libc.close(descriptor);
        }
    }
}
