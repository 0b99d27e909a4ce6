package dev.tacho.engine;

import dev.tacho.measure.Failure;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.plan.Expectation;
import dev.tacho.plan.Plan;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * One event loop's part of the run: its clients and what they share. Everything belongs to that loop's thread but
 * {@link #openLinks()}.
 */
final class Lane {
    /** Clients of one loop that may be opening their first connection at once: thousands would flood a backlog. */
    private static final int MAX_OPENING = 512;
    private static final long COARSEST_SWEEP_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long FINEST_SWEEP_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    private static final int SWEEPS_PER_TIMEOUT = 20;

    private final Job job;
    private final Plan plan;
    private final Reactor reactor;
    private final LoopRecorder recorder;
    private final Client[] clients;
    private final Leftovers leftovers;
    private final Pauses pauses = new Pauses();
    private final boolean mayRetry;
    private final boolean sameLength;
    private final Expectation expectation;
    private final long sweepEvery;
    private boolean begun;
    private long endAt;
    private long sweepAt;
    private FirstResponse first;
    private long requestsLeft;
    private boolean ended;
    private int admitted;
    private int opening;
    private boolean admitting;
    private int retired;
    private int channels;
    private volatile int openLinks;

    Lane(Job job, Reactor reactor, LoopRecorder recorder, int connections) {
        this.job = job;
        this.plan = job.plan();
        this.reactor = reactor;
        this.recorder = recorder;
        this.expectation = plan.expectation();
        this.mayRetry = plan.request().idempotent();
        this.sameLength = expectation.sameLength();
        this.sweepEvery =
                Math.clamp(plan.timeoutNanos() / SWEEPS_PER_TIMEOUT, FINEST_SWEEP_NANOS, COARSEST_SWEEP_NANOS);
        this.leftovers = new Leftovers(connections);
        byte[] text = expectation.searchesBody() ? expectation.bodyContains() : null;
        this.clients = IntStream.range(0, connections).mapToObj(i -> {
            BodySearch search = text == null ? null : new BodySearch(text);
            return new Client(this, new ResponseParser(plan.request().head(), search));
        }).toArray(Client[]::new);
    }

    /** Begins; any thread. */
    void begin() {
        onLoop(this::beginNow);
    }

    /** Ends at once; any thread. */
    void end() {
        onLoop(this::endNow);
    }

    private void onLoop(Runnable step) {
        reactor.execute(() -> guarded(step));
    }

    /** Connections established and not yet closed; any thread. */
    int openLinks() {
        return openLinks;
    }

    /** Runs a step that Netty would otherwise run and, if it threw, say nothing. */
    void guarded(Runnable step) {
        try {
            step.run();
        } catch (RuntimeException | Error e) {
            defect(e);
        }
    }

    void defect(Throwable cause) {
        job.defect().accept(cause);
    }

    private void beginNow() {
        if (ended) {
            return;
        }
        long now = System.nanoTime();
        begun = true;
        endAt = now + Math.min(plan.durationNanos(), Long.MAX_VALUE >> 1);
        sweepAt = now + sweepEvery;
        admit();
    }

    /** Does what is due at {@code now}, and tells how many nanoseconds there are until something else is. */
    long work(long now) {
        if (!begun || ended) {
            return Reactor.FOREVER;
        }
        if (endAt - now <= 0) {
            endNow();
            return 0;
        }
        if (sweepAt - now <= 0) {
            sweep(now);
            sweepAt = now + sweepEvery;
        }
        long pause = pauses.work(now);
        return over() ? 0 : Math.min(pause, Math.min(endAt, sweepAt) - now);
    }

    /** Whether all requests have ended and all connections are closed. */
    boolean over() {
        return retired == clients.length && channels == 0;
    }

    private void endNow() {
        if (!ended) {
            ended = true;
            for (Client client : clients) {
                client.end();
            }
        }
    }

    /** Lets clients begin while few enough are opening their first connection. */
    private void admit() {
        if (admitting) {
            return;
        }
        admitting = true;
        while (!ended && admitted < clients.length && opening < MAX_OPENING) {
            opening++;
            clients[admitted++].next(System.nanoTime());
        }
        admitting = false;
    }

    void openingOver() {
        opening--;
        admit();
    }

    private void sweep(long now) {
        for (Client client : clients) {
            client.sweep(now, plan.timeoutNanos());
        }
        leftovers.sweep(now);
    }

    boolean takeRequest() {
        if (ended) {
            return false;
        }
        if (requestsLeft == 0) {
            requestsLeft = plan.requests() == Plan.UNLIMITED ? Long.MAX_VALUE : job.budget().take();
        }
        if (requestsLeft == 0) {
            return false;
        }
        requestsLeft--;
        return true;
    }

    /** The check that a whole response does not pass, or null. */
    Failure check(ResponseParser response) {
        if (first == null) {
            first = job.findings().offer(response);
        }
        if (!expectation.expectsStatus(response.status())) {
            return Failure.STATUS;
        }
        if (sameLength && response.bodyBytes() != first.bodyBytes()) {
            return Failure.LENGTH;
        }
        return response.found() ? null : Failure.BODY;
    }

    /** Whether no whole response has come yet, so that the next may be the first. */
    boolean awaitsFirst() {
        return first == null;
    }

    void clientRetired() {
        retired++;
        if (retired == clients.length) {
            leftovers.closeAll();
        }
    }

    void channelMade() {
        channels++;
    }

    void channelGone(Link link) {
        channels--;
        if (link.opened()) {
            countOpen(-1);
        }
    }

    void linkOpened() {
        countOpen(1);
    }

    /** Only the loop writes, so this is no race; others see it late at worst. */
    @SuppressWarnings("NonAtomicOperationOnVolatileField")
    private void countOpen(int change) {
        openLinks += change;
    }

    /**
     * Parts with a connection whose response is whole.
     *
     * @param toServer leave it to the server to close, which has said that it will
     */
    void leave(Link link, boolean toServer, long now) {
        if (toServer && !link.leftByServer()) {
            Link evicted = leftovers.add(link, now);
            if (evicted != null) {
                // Not now: an event of it may lie in the batch that the loop is working through, and Netty would hand
                // that to the connection that gets its descriptor next, which died of ClosedChannelException.
                onLoop(evicted::close);
            }
        } else {
            link.close();
        }
    }

    /** Has {@code client} go on when it says, after {@link Client#pausedUntil}. */
    void pause(Client client) {
        pauses.add(client);
    }

    /** Whether there is a file for another connection, without taking those that the program needs itself. */
    boolean mayOpen() {
        return channels < job.channels();
    }

    Link newLink(Client client) {
        return reactor.link(client, this);
    }

    LoopRecorder recorder() {
        return recorder;
    }

    boolean keepsAlive() {
        return plan.keepAlive();
    }

    boolean mayRetry() {
        return mayRetry;
    }
}
