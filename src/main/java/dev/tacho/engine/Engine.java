package dev.tacho.engine;

import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The load of one plan, once. */
public final class Engine {

    /** Prepares event loops for {@code plan}; nothing is sent yet. */
    public Engine(Plan plan, InetSocketAddress address, Recording recording) {
        throw new UnsupportedOperationException("contract");
    }

    /** {@code io_uring}, {@code epoll}, {@code kqueue} or {@code nio}. */
    public String transport() {
        throw new UnsupportedOperationException("contract");
    }

    /** The threads of the event loops, for whoever measures what they cost. */
    public List<Thread> loops() {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * Begins. The future completes on an event loop when every started request has ended and all connections are closed;
     * exceptionally only on a defect.
     */
    public CompletableFuture<Void> start() {
        throw new UnsupportedOperationException("contract");
    }

    /** Starts no further requests, gives up those in flight (abandoned) and closes all connections. Returns at once. */
    public void stop() {
        throw new UnsupportedOperationException("contract");
    }

    /** Connections open now, over all loops; any thread. */
    public int openConnections() {
        throw new UnsupportedOperationException("contract");
    }
}
