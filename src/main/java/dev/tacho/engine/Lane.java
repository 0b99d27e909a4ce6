package dev.tacho.engine;

import dev.tacho.measure.Failure;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.plan.Expectation;
import dev.tacho.plan.Plan;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelFuture;
import io.netty.channel.EventLoop;
import java.net.InetSocketAddress;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
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
    private final EventLoop loop;
    private final LoopRecorder recorder;
    private final Client[] clients;
    private final Leftovers leftovers;
    private final ReadBuffers buffers = new ReadBuffers();
    private final boolean mayRetry;
    private final boolean sameLength;
    private final Expectation expectation;
    private ScheduledFuture<?> sweep;
    private FirstResponse first;
    private long requestsLeft;
    private boolean ended;
    private boolean finished;
    private int admitted;
    private int opening;
    private boolean admitting;
    private int retired;
    private int channels;
    private volatile int openLinks;

    Lane(Job job, EventLoop loop, LoopRecorder recorder, int connections) {
        this.job = job;
        this.plan = job.plan();
        this.loop = loop;
        this.recorder = recorder;
        this.expectation = plan.expectation();
        this.mayRetry = plan.request().idempotent();
        this.sameLength = expectation.sameLength();
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
        try {
            loop.execute(() -> guarded(step));
        } catch (RejectedExecutionException _) {
            // A loop is let go only when its lane is over, and then there is nothing left to begin or to end.
            assert loop.isShuttingDown();
        }
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
        if (plan.durationNanos() != Plan.UNLIMITED) {
            later(this::endNow, plan.durationNanos(), TimeUnit.NANOSECONDS);
        }
        long period = Math.clamp(plan.timeoutNanos() / SWEEPS_PER_TIMEOUT, FINEST_SWEEP_NANOS, COARSEST_SWEEP_NANOS);
        sweep = loop.scheduleWithFixedDelay(() -> guarded(this::sweep), period, period, TimeUnit.NANOSECONDS);
        admit();
    }

    private void endNow() {
        if (!ended) {
            ended = true;
            for (Client client : clients) {
                client.end();
            }
            finishIfOver();
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

    private void sweep() {
        long now = System.nanoTime();
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
        finishIfOver();
    }

    void channelMade() {
        channels++;
    }

    void channelGone(Link link) {
        channels--;
        if (link.opened()) {
            countOpen(-1);
        }
        finishIfOver();
    }

    void linkOpened() {
        countOpen(1);
    }

    /** Only the loop writes, so this is no race; others see it late at worst. */
    @SuppressWarnings("NonAtomicOperationOnVolatileField")
    private void countOpen(int change) {
        openLinks += change;
    }

    private void finishIfOver() {
        if (finished || retired < clients.length) {
            return;
        }
        leftovers.closeAll();
        if (channels == 0) {
            finished = true;
            if (sweep != null) {
                sweep.cancel(false);
            }
            buffers.release();
            job.laneOver().run();
        }
    }

    /**
     * Parts with a connection whose response is whole.
     *
     * @param toServer leave it to the server to close, which has said that it will
     */
    void leave(Link link, boolean toServer, long now) {
        if (toServer) {
            Link evicted = leftovers.add(link, now);
            if (evicted != null) {
                // Not now: an event of it may lie in the batch that the loop is working through, and Netty would hand
                // that to the connection that gets its descriptor next, which died of ClosedChannelException.
                loop.execute(() -> guarded(evicted::close));
            }
        } else {
            link.close();
        }
    }

    void later(Runnable step, long delay, TimeUnit unit) {
        loop.schedule(() -> guarded(step), delay, unit);
    }

    /** @throws ChannelException if no socket can be opened, or not without taking the files the program needs itself */
    Channel newChannel() {
        if (channels >= job.channels()) {
            throw new ChannelException("Too many open files");
        }
        return job.transport().newChannel();
    }

    void lendBuffers(Channel channel) {
        if (job.transport().readsAtOnce()) {
            channel.config().setAllocator(buffers);
        }
    }

    ChannelFuture register(Channel channel) {
        return loop.register(channel);
    }

    InetSocketAddress address() {
        return job.address();
    }

    ByteBuf request() {
        return job.request();
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
