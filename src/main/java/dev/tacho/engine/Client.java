package dev.tacho.engine;

import dev.tacho.engine.ResponseParser.Verdict;
import dev.tacho.measure.Failure;
import dev.tacho.measure.LoopRecorder;
import io.netty.buffer.ByteBuf;
import java.util.concurrent.TimeUnit;

/**
 * One concurrent user: takes up a request when its lane's pace says so, sends it and waits for its response. Every
 * request that it starts it also ends, in one of {@link #complete}, {@link #fail}, {@link #failConnect} and
 * {@link #end}. Confined to its lane's loop.
 */
final class Client {
    private static final int FIRST_PAUSE_MILLIS = 1;
    private static final int LONGEST_PAUSE_MILLIS = 100;

    private final Lane lane;
    private final ResponseParser parser;
    private final boolean keepsAlive;
    private final int requestsPerConnection;
    private final boolean followsRedirects;
    private LoopRecorder recorder;
    private Transcript transcript;
    private Request own;
    private Request request;
    private Link link;
    private boolean inFlight;
    private boolean retried;
    private boolean retired;
    private boolean opening = true;
    private int redirects;
    private int pauseMillis = FIRST_PAUSE_MILLIS;
    private long pausedUntil;
    private long due;
    private long begun;
    private long connectFrom;
    private long sent;
    private long firstByte;

    Client(Lane lane, ResponseParser parser) {
        this.lane = lane;
        this.parser = parser;
        this.keepsAlive = lane.plan().keepAlive();
        this.requestsPerConnection = lane.plan().dialing().requestsPerConnection();
        this.followsRedirects = lane.plan().dialing().followRedirects();
        parser.head().wantLocation(followsRedirects);
    }

    /** Takes up a request that was due at {@code dueAt}. */
    void start(long dueAt, long now) {
        recorder = lane.recorder(dueAt);
        recorder.started();
        lane.took();
        inFlight = true;
        retried = false;
        redirects = 0;
        due = dueAt;
        begun = now;
        request = lane.nextRequest(this);
        if (link == null) {
            connect();
        } else {
            sent = System.nanoTime();
            send();
        }
    }

    /** Memory for requests that are not the same each time. */
    Request own() {
        if (own == null) {
            own = new Request();
        }
        return own;
    }

    private Transcript transcript() {
        if (transcript == null) {
            transcript = new Transcript();
        }
        return transcript;
    }

    private void connect() {
        parser.begin(request.head());
        if (!lane.mayOpen()) {
            failConnect(Failure.TOO_MANY_FILES);
            return;
        }
        connectFrom = System.nanoTime();
        link = lane.newLink(this);
        link.open(request);
    }

    /**
     * The connection is ready for its first request.
     *
     * @param stoodAt when it was established, if not before
     * @param readyAt when the TLS handshake was over; {@code stoodAt} without one
     */
    void connected(Link opened, long stoodAt, long readyAt) {
        lane.linkOpened();
        if (opened != link) {
            opened.close();
            return;
        }
        recorder.connected(stoodAt - connectFrom);
        if (readyAt != stoodAt) {
            recorder.shookHands(readyAt - stoodAt);
        }
        pauseMillis = FIRST_PAUSE_MILLIS;
        openingOver();
        if (redirects == 0) {
            sent = readyAt;
        }
        send();
    }

    void notConnected(Link from, Failure cause) {
        if (from == link) {
            failConnect(cause);
        }
    }

    private void send() {
        transcript = null;
        parser.begin(request.head());
        parser.head().wantServer(lane.awaitsFirst(request.kind()));
        link.send(request);
    }

    void received(Link from, ByteBuf in) {
        if (from != link || !inFlight) {
            if (from == link && in.isReadable()) {
                // Nobody has asked: taken for the answer to the next request, it would shift all that follow.
                dropLink();
            }
            return;
        }
        long now = System.nanoTime();
        if (!parser.begun()) {
            firstByte = now;
        }
        recorder.received(in.readableBytes());
        if (recorder.listener() != null) {
            transcript().add(in, recorder.listener());
        }
        Verdict verdict = parser.feed(in);
        if (verdict == Verdict.DONE) {
            complete(now, !in.isReadable() && parser.persistent());
        } else if (verdict == Verdict.BAD) {
            fail(Failure.PROTOCOL);
        }
    }

    /** The connection is gone. */
    void closed(Link from) {
        if (from != link || !inFlight) {
            // Between two requests, or after one: the next opens another.
            if (from == link) {
                dropLink();
            }
            return;
        }
        if (!parser.begun()) {
            if (from.used() && !retried && request.idempotent()) {
                retried = true;
                recorder.reconnected();
                recorder.sent(from.bytesWritten());
                connect();
            } else {
                fail(from.broken() == null ? Failure.CLOSED_EARLY : from.broken());
            }
        } else if (from.broken() == null && parser.endedByClose()) {
            complete(System.nanoTime(), false);
        } else {
            fail(from.broken() == null || from.broken() == Failure.SEND ? Failure.TRUNCATED : from.broken());
        }
    }

    private void complete(long now, boolean persistent) {
        boolean written = link.wholeRequestWritten();
        boolean kept = persistent && written && keepsAlive && link.served() + 1 < requestsPerConnection;
        recorder.sent(link.bytesWritten());
        Redirect.Next next = followsRedirects && redirects < Redirect.LONGEST_CHAIN ? redirect() : null;
        if (next == null) {
            recorder.completed(lane.check(parser, request.kind()), parser.status(), parser.bodyBytes(), kept, due, sent,
                    firstByte, now);
            recorder.logged(link.served() == 0 ? due : sent, sent, firstByte, now);
        }
        if (kept) {
            link.answered();
        } else {
            Link over = link;
            link = null;
            partWithUnsent(over);
            lane.leave(over, written && !parser.persistent(), now);
        }
        if (next == null) {
            over(now);
        } else {
            follow(next);
        }
    }

    private Redirect.Next redirect() {
        return Redirect.follows(parser.status()) && parser.head().location() != null
                ? Redirect.follow(request.copy(), lane.plan().endpoint(), lane.plan().secure(), parser.status(),
                        parser.head().location()) : null;
    }

    /** The request goes on to where it was sent on to, as a part of itself. */
    private void follow(Redirect.Next next) {
        redirects++;
        retried = false;
        Request from = request;
        request = own();
        request.set(next, from);
        if (link == null) {
            connect();
        } else {
            send();
        }
    }

    private void over(long now) {
        inFlight = false;
        lane.ended();
        lane.free(this, now);
    }

    /** Ends the request and its connection, and goes on with the next. */
    private void fail(Failure cause) {
        recorder.failed(cause);
        recorder.sent(link.bytesWritten());
        dropLink();
        openingOver();
        over(System.nanoTime());
    }

    /** Likewise, but first waits, ever longer, so that a server that is not there is not asked a million times. */
    private void failConnect(Failure cause) {
        recorder.failed(cause);
        inFlight = false;
        lane.ended();
        dropLink();
        openingOver();
        pauseUntil(System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pauseMillis));
        pauseMillis = Math.min(pauseMillis * 2, LONGEST_PAUSE_MILLIS);
    }

    /** Is not ready for another request before {@code instant}. */
    void pauseUntil(long instant) {
        pausedUntil = instant;
        lane.pause(this);
    }

    /** When it goes on, after {@link Lane#pause}. */
    long pausedUntil() {
        return pausedUntil;
    }

    /** The pause is over. */
    void resume(long now) {
        if (!retired) {
            lane.resume(this, now);
        }
    }

    /** Fails a request that was begun {@code timeoutNanos} or longer before {@code now}. */
    void sweep(long now, long timeoutNanos) {
        if (inFlight && now - begun >= timeoutNanos) {
            if (link.opened()) {
                fail(Failure.TIMEOUT);
            } else {
                failConnect(link.shakesHands() ? Failure.TLS : Failure.CONNECT_TIMEOUT);
            }
        }
    }

    /** The run is over: gives up whatever is under way. */
    void end() {
        if (inFlight) {
            inFlight = false;
            lane.ended();
            recorder.abandoned();
            if (link.opened()) {
                recorder.sent(link.bytesWritten());
            }
        }
        retire();
    }

    /** Takes up no further request, and lets its connection go, unless it has a request in flight. */
    void retireIfFree() {
        if (!inFlight) {
            retire();
        }
    }

    void retire() {
        dropLink();
        openingOver();
        if (!retired) {
            retired = true;
            lane.clientRetired();
        }
    }

    private void dropLink() {
        Link over = link;
        link = null;
        if (over != null) {
            partWithUnsent(over);
            over.close();
        }
    }

    /** Bytes that may still be on their way out are not replaced: the next request gets memory of its own. */
    private void partWithUnsent(Link over) {
        if (own != null && request == own && !over.wholeRequestWritten()) {
            over.outlive(own);
            own = null;
        }
    }

    private void openingOver() {
        if (opening) {
            opening = false;
            lane.openingOver();
        }
    }

    /** Nothing is sent any more. */
    void release() {
        if (own != null) {
            own.release();
            own = null;
        }
    }
}
