package dev.tacho.engine;

import dev.tacho.measure.Failure;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** The load of one plan, once. */
public final class Engine {
    private static final Texts TEXTS = Texts.of("engine");

    private final Transport transport;
    private final List<Loop> loops;
    private final List<Lane> lanes;
    private final Request request;
    private final Dialer dialer;
    private final Findings findings;
    private final AtomicInteger lanesLeft;
    private final CountDownLatch over = new CountDownLatch(1);
    private final AtomicBoolean started = new AtomicBoolean();
    private final CompletableFuture<Void> done = new CompletableFuture<>();

    /**
     * Prepares event loops for {@code plan}, with their threads running; nothing is sent yet.
     *
     * @param address what to connect to: the server, the proxy or the Unix socket
     * @throws UncheckedIOException in the user's words, if the TLS settings are of no use, or if the process may open
     *                              no more files
     */
    public Engine(Plan plan, SocketAddress address, Recording recording) {
        this(plan, address, recording, Transport.best(plan));
    }

    Engine(Plan plan, SocketAddress address, Recording recording, Transport transport) {
        Rehearsal.play();
        int count = plan.slices().size();
        this.transport = transport;
        this.lanesLeft = new AtomicInteger(count);
        this.findings = new Findings(plan.mix().kinds());
        this.dialer = new Dialer(plan, address);
        this.request = Request.of(plan.request());
        Job job = new Job(plan, request, Budget.of(plan), findings, Math.max(1, Descriptors.forConnections() / count),
                this::defect);
        List<Loop> threads = new ArrayList<>();
        List<Lane> all = new ArrayList<>();
        try {
            for (Plan.Slice slice : plan.slices()) {
                Loop loop = new Loop("tacho-load-" + threads.size(), transport, dialer, this::defect, this::loopOver);
                threads.add(loop);
                all.add(new Lane(job, loop.reactor(), recording, slice));
            }
        } catch (RuntimeException | Error e) {
            threads.forEach(Loop::discard);
            request.release();
            dialer.release();
            if (Faults.ofConnect(e) == Failure.TOO_MANY_FILES) {
                throw new UncheckedIOException(new IOException(TEXTS.get("reach.files"), e));
            }
            throw e;
        }
        this.loops = Collections.unmodifiableList(threads);
        this.lanes = Collections.unmodifiableList(all);
        for (int i = 0; i < count; i++) {
            loops.get(i).start(lanes.get(i));
        }
    }

    /** {@code io_uring}, {@code epoll}, {@code kqueue} or {@code nio}. */
    public String transport() {
        return transport.key();
    }

    /** How TLS is done: {@code openssl} or {@code jdk}; empty without. */
    public String tlsProvider() {
        return dialer.tlsProvider();
    }

    /**
     * The threads of the event loops, for whoever measures what they cost. They end soon after the future of
     * {@link #start()} has completed, but not before the stages that were attached to it by then have run.
     */
    public List<Thread> loops() {
        return loops.stream().map(Loop::thread).toList();
    }

    /**
     * Begins now. The future completes on an event loop when every started request has ended and all connections are
     * closed; exceptionally only on a defect.
     *
     * @throws IllegalStateException at the second call
     */
    public CompletableFuture<Void> start() {
        return start(System.nanoTime());
    }

    /**
     * Likewise.
     *
     * @param startAt the instant that all planned ones count from, on the clock of {@link System#nanoTime}: now or just
     *                before
     */
    public CompletableFuture<Void> start(long startAt) {
        if (!started.compareAndSet(false, true)) {
            throw new IllegalStateException("an engine runs once");
        }
        lanes.forEach(lane -> lane.begin(startAt));
        return done;
    }

    /**
     * Starts no further requests, gives up those in flight (abandoned) and closes all connections. Returns at once.
     * Before {@link #start()} it lets the event loops go, and nothing is ever sent.
     */
    public void stop() {
        lanes.forEach(Lane::end);
    }

    /** Connections open now, over all loops; any thread. */
    public int openConnections() {
        return lanes.stream().mapToInt(Lane::openLinks).sum();
    }

    /** What the server said first; empty until a whole response has come. Any thread. */
    public Optional<FirstResponse> firstResponse() {
        return Optional.ofNullable(findings.first());
    }

    /** What the first TLS connection agreed on; empty before, and without TLS. Any thread. */
    public Optional<Handshake> handshake() {
        return Optional.ofNullable(dialer.handshake());
    }

    private void defect(Throwable cause) {
        done.completeExceptionally(cause);
        loops.forEach(Loop::abandon);
    }

    /** Threads stay until the last is done, so that whoever hears of the end can still ask what each has cost. */
    private void loopOver() {
        if (lanesLeft.decrementAndGet() == 0) {
            request.release();
            dialer.release();
            lanes.forEach(Lane::release);
            done.complete(null);
            over.countDown();
        }
        boolean waiting = true;
        while (waiting) {
            try {
                over.await();
                waiting = false;
            } catch (InterruptedException _) {
                // Nobody else knows these threads; and there is nothing to interrupt but this wait.
            }
        }
    }
}
