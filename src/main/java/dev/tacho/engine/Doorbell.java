package dev.tacho.engine;

/** Wakes a loop that waits in epoll, from any thread; once closed it is silent. */
final class Doorbell {
    private final Libc libc = new Libc();
    private final int descriptor = libc.newEvent();
    private boolean closed;

    /** To wait for, edge-triggered; negative if there was none to be had. */
    int descriptor() {
        return descriptor;
    }

    /** Under a lock, so that nothing is ever written to a descriptor that belongs to somebody else by now. */
    synchronized void ring() {
        if (!closed) {
            // It can fail only when it has been rung 2^64 - 2 times and never heard, and then it is heard.
            libc.raise(descriptor);
        }
    }

    synchronized void close() {
        if (!closed && descriptor >= 0) {
            libc.close(descriptor);
        }
        closed = true;
    }
}
