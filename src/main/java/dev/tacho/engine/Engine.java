package dev.tacho.engine;

import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.EventLoop;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.util.concurrent.EventExecutor;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/** The load of one plan, once. */
public final class Engine {
    private final Transport transport;
    private final EventLoopGroup group;
    private final List<Thread> threads;
    private final List<Lane> lanes;
    private final ByteBuf request;
    private final Findings findings = new Findings();
    private final AtomicInteger lanesLeft;
    private final AtomicBoolean started = new AtomicBoolean();
    private final CompletableFuture<Void> done = new CompletableFuture<>();

    /** Prepares event loops for {@code plan}, with their threads running; nothing is sent yet. */
    public Engine(Plan plan, InetSocketAddress address, Recording recording) {
        this(plan, address, recording, Transport.best());
    }

    Engine(Plan plan, InetSocketAddress address, Recording recording, Transport transport) {
        Rehearsal.play();
        int loops = plan.slices().size();
        this.transport = transport;
        this.lanesLeft = new AtomicInteger(loops);
        this.request = Unpooled.directBuffer(plan.request().length()).writeBytes(plan.request().bytes());
        AtomicInteger made = new AtomicInteger();
        this.group = new MultiThreadIoEventLoopGroup(loops, task -> {
            Thread thread = new FastThreadLocalThread(task, "tacho-load-" + made.getAndIncrement());
            thread.setDaemon(true);
            return thread;
        }, transport.handlers());
        Job job = new Job(plan, address, transport, request, Budget.of(plan), findings,
                Math.max(1, Descriptors.forConnections() / loops), this::laneOver, this::defect);
        List<Thread> running = new ArrayList<>();
        List<Lane> all = new ArrayList<>();
        Iterator<EventExecutor> executors = group.iterator();
        for (Plan.Slice slice : plan.slices()) {
            EventLoop loop = (EventLoop) executors.next();
            running.add(loop.submit(Thread::currentThread).syncUninterruptibly().getNow());
            all.add(new Lane(job, loop, recording.loop(slice.loop()), slice.connections()));
        }
        this.threads = Collections.unmodifiableList(running);
        this.lanes = Collections.unmodifiableList(all);
    }

    /** {@code io_uring}, {@code epoll}, {@code kqueue} or {@code nio}. */
    public String transport() {
        return transport.key();
    }

    /**
     * The threads of the event loops, for whoever measures what they cost. They end soon after the future of
     * {@link #start()} has completed, but not before the stages that were attached to it by then have run.
     */
    public List<Thread> loops() {
        return threads;
    }

    /**
     * Begins. The future completes on an event loop when every started request has ended and all connections are
     * closed; exceptionally only on a defect.
     *
     * @throws IllegalStateException at the second call
     */
    public CompletableFuture<Void> start() {
        if (!started.compareAndSet(false, true)) {
            throw new IllegalStateException("an engine runs once");
        }
        lanes.forEach(Lane::begin);
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

    private void defect(Throwable cause) {
        done.completeExceptionally(cause);
        stop();
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }

    private void laneOver() {
        if (lanesLeft.decrementAndGet() > 0) {
            return;
        }
        request.release();
        done.complete(null);
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS);
    }
}
