package dev.tacho.engine;

import io.netty.util.concurrent.FastThreadLocalThread;
import java.util.function.Consumer;

/** A thread of ours, and what it does: whatever is due of its lane, then waiting for what happens on the wire. */
final class Loop {
    private final Thread thread;
    private final Reactor reactor;
    private final Consumer<Throwable> defect;
    private final Runnable over;
    private Lane lane;
    private volatile boolean abandoned;

    /**
     * @param defect hears, on the loop, of what only a mistake of ours can have thrown
     * @param over   called on the loop at its very end, with everything closed
     */
    Loop(String name, Transport transport, Dialer dialer, Consumer<Throwable> defect, Runnable over) {
        this.thread = new FastThreadLocalThread(this::run, name);
        this.thread.setDaemon(true);
        this.reactor = transport.newReactor(dialer, thread);
        this.defect = defect;
        this.over = over;
    }

    Thread thread() {
        return thread;
    }

    Reactor reactor() {
        return reactor;
    }

    void start(Lane itsLane) {
        lane = itsLane;
        thread.start();
    }

    /** Lets go of what it holds, without ever having been started. */
    void discard() {
        abandoned = true;
        thread.start();
    }

    /** Ends without waiting for the lane, which cannot be relied on any more; any thread. */
    void abandon() {
        abandoned = true;
        reactor.execute(() -> { });
    }

    private void run() {
        try {
            Libc.sharpenWaits();
            while (!abandoned && !lane.over()) {
                long now = System.nanoTime();
                reactor.turn(now, lane.work(now));
            }
        } catch (RuntimeException | Error e) {
            defect.accept(e);
        }
        try {
            reactor.close();
        } catch (RuntimeException | Error e) {
            defect.accept(e);
        }
        if (lane != null) {
            over.run();
        }
    }
}
