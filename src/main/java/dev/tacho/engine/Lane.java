package dev.tacho.engine;

import dev.tacho.measure.Failure;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Expectation;
import dev.tacho.plan.Plan;
import dev.tacho.plan.RequestStream;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/**
 * One event loop's part of the run: its clients and what they share. Everything belongs to that loop's thread but
 * {@link #openLinks()}.
 */
final class Lane {
    private static final long COARSEST_SWEEP_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final long FINEST_SWEEP_NANOS = TimeUnit.MILLISECONDS.toNanos(1);
    private static final int SWEEPS_PER_TIMEOUT = 20;
    /** Far enough in the future to be never, and near enough for instants to be compared by their difference. */
    private static final long NEVER = Long.MAX_VALUE >> 1;

    private final Job job;
    private final Plan plan;
    private final Reactor reactor;
    private final LoopRecorder measured;
    private final LoopRecorder warmUp;
    private final Client[] clients;
    private final Pace pace;
    private final RequestStream stream;
    private final Leftovers leftovers;
    private final Pauses pauses = new Pauses();
    private final boolean sameLength;
    private final Expectation expectation;
    private final long sweepEvery;
    private final FirstResponse[] first;
    private boolean begun;
    private boolean windowOver;
    private boolean ended;
    private long measureFrom;
    private long windowEnd;
    private long giveUpAt;
    private long sweepAt;
    private int busy;
    private int retired;
    private int channels;
    private volatile int openLinks;

    Lane(Job job, Reactor reactor, Recording recording, Plan.Slice slice) {
        this.job = job;
        this.plan = job.plan();
        this.reactor = reactor;
        this.measured = recording.loop(slice.loop());
        this.warmUp = recording.warmUpLoop(slice.loop());
        this.expectation = plan.expectation();
        this.sameLength = expectation.sameLength();
        this.sweepEvery =
                Math.clamp(plan.timeoutNanos() / SWEEPS_PER_TIMEOUT, FINEST_SWEEP_NANOS, COARSEST_SWEEP_NANOS);
        this.leftovers = new Leftovers(slice.connections());
        this.first = new FirstResponse[plan.mix().kinds()];
        this.stream = plan.mix().fixed() ? null : plan.mix().stream(slice.loop(), plan.slices().size());
        this.clients = IntStream.range(0, slice.connections())
                .mapToObj(i -> new Client(this, new ResponseParser(BodyCheck.of(expectation)))).toArray(Client[]::new);
        this.pace = switch (plan.pacing()) {
            case Plan.Pacing.Closed(long requests, long thinkNanos) -> new ClosedPace(this, clients, job.budget(),
                    requests != Plan.UNLIMITED, thinkNanos);
            case Plan.Pacing.Open(var schedule) -> new OpenPace(this, clients,
                    schedule.fireTimes(slice.loop(), plan.slices().size()));
        };
    }

    /** Begins a run that started at {@code startAt}; any thread. */
    void begin(long startAt) {
        onLoop(() -> beginNow(startAt));
    }

    /** Ends at once; any thread. */
    void end() {
        onLoop(this::finish);
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

    private void beginNow(long startAt) {
        if (ended) {
            return;
        }
        begun = true;
        measureFrom = startAt + plan.span().warmUpNanos();
        windowEnd = startAt + Math.min(plan.span().windowEndNanos(), NEVER);
        giveUpAt = windowEnd + plan.span().coolDownNanos();
        sweepAt = startAt + sweepEvery;
        pace.begin(startAt);
    }

    /** Does what is due at {@code now}, and tells how many nanoseconds there are until something else is. */
    long work(long now) {
        if (!begun || ended) {
            return over() ? 0 : Reactor.FOREVER;
        }
        if (giveUpAt - now <= 0) {
            finish();
            return 0;
        }
        if (!windowOver && windowIsOver(now)) {
            windowOver = true;
            pace.windowOver(now);
        }
        if (sweepAt - now <= 0) {
            sweep(now);
            sweepAt = now + sweepEvery;
        }
        long wait = Math.min(pauses.work(now), pace.work(now));
        long known = Math.min((windowOver ? giveUpAt : windowEnd) - now, sweepAt - now);
        return over() ? 0 : Math.min(wait, known);
    }

    /** Whether all requests have ended and all connections are closed. */
    boolean over() {
        return retired == clients.length && channels == 0;
    }

    /** The run is over: gives up what is in flight. */
    void finish() {
        if (!ended) {
            ended = true;
            if (begun) {
                pace.giveUp(Math.min(System.nanoTime() - windowEnd, 0) + windowEnd);
            }
            for (Client client : clients) {
                client.end();
            }
        }
    }

    /** Before the measured window. */
    boolean warmsUp(long now) {
        return now - measureFrom < 0;
    }

    boolean windowIsOver(long now) {
        return windowEnd - now <= 0;
    }

    /** Where a request belongs that was due at {@code due}. */
    LoopRecorder recorder(long due) {
        return warmsUp(due) ? warmUp : measured;
    }

    /** What {@code client} is to send next. */
    Request nextRequest(Client client) {
        if (stream == null) {
            return job.request();
        }
        stream.next();
        Request own = client.own();
        own.set(stream);
        return own;
    }

    void took() {
        busy++;
    }

    void ended() {
        busy--;
    }

    /** Whether any request is in flight. */
    boolean busy() {
        return busy > 0;
    }

    /** A client's request is over. */
    void free(Client client, long now) {
        long think = pace.pauseNanos();
        if (think > 0 && !windowIsOver(now)) {
            client.pauseUntil(now + think);
        } else {
            pace.ready(client, now);
        }
    }

    /** A client's pause is over. */
    void resume(Client client, long now) {
        pace.ready(client, now);
    }

    /** Has {@code client} go on when it says, after {@link Client#pausedUntil}. */
    void pause(Client client) {
        pauses.add(client);
    }

    void openingOver() {
        pace.openingOver();
    }

    private void sweep(long now) {
        for (Client client : clients) {
            client.sweep(now, plan.timeoutNanos());
        }
        leftovers.sweep(now);
    }

    /** The check that a whole response to a request of {@code kind} does not pass, or null. */
    Failure check(ResponseParser response, int kind) {
        if (first[kind] == null) {
            first[kind] = job.findings().offer(response, kind);
        }
        if (!expectation.expectsStatus(response.status())) {
            return Failure.STATUS;
        }
        if (sameLength && response.bodyBytes() != first[kind].bodyBytes()) {
            return Failure.LENGTH;
        }
        return response.bodyPassed() ? null : Failure.BODY;
    }

    /** Whether no whole response to a request of {@code kind} has come yet, so that the next may be the first. */
    boolean awaitsFirst(int kind) {
        return first[kind] == null;
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

    /** Whether there is a file for another connection, without taking those that the program needs itself. */
    boolean mayOpen() {
        return channels < job.channels();
    }

    Link newLink(Client client) {
        return reactor.link(client, this);
    }

    Plan plan() {
        return plan;
    }

    /** Nothing is sent any more: lets go of what the clients hold. */
    void release() {
        for (Client client : clients) {
            client.release();
        }
    }
}
