package dev.tacho.engine;

import dev.tacho.engine.ResponseParser.Verdict;
import dev.tacho.measure.Failure;
import dev.tacho.measure.LoopRecorder;
import io.netty.buffer.ByteBuf;
import java.util.concurrent.TimeUnit;

/**
 * One concurrent user: sends a request, waits for its response, sends the next. Every request that it starts it also
 * ends, in one of {@link #complete}, {@link #fail} and {@link #end}. Confined to its lane's loop.
 */
final class Client {
    private static final int FIRST_PAUSE_MILLIS = 1;
    private static final int LONGEST_PAUSE_MILLIS = 100;

    private final Lane lane;
    private final LoopRecorder recorder;
    private final ResponseParser parser;
    private Link link;
    private boolean inFlight;
    private boolean retried;
    private boolean retired;
    private boolean opening = true;
    private int pauseMillis = FIRST_PAUSE_MILLIS;
    private long pausedUntil;
    private long due;
    private long connectFrom;
    private long sent;
    private long firstByte;

    Client(Lane lane, ResponseParser parser) {
        this.lane = lane;
        this.recorder = lane.recorder();
        this.parser = parser;
    }

    /** Free since {@code now}: starts the next request, if there is one left. */
    void next(long now) {
        if (!lane.takeRequest()) {
            retire();
            return;
        }
        recorder.started();
        inFlight = true;
        retried = false;
        due = now;
        if (link == null) {
            connect();
        } else {
            send(System.nanoTime());
        }
    }

    private void connect() {
        parser.begin();
        if (!lane.mayOpen()) {
            failConnect(Failure.TOO_MANY_FILES);
            return;
        }
        connectFrom = System.nanoTime();
        link = lane.newLink(this);
        link.open();
    }

    /** The connection stands, and did at the instant {@code now} if not before. */
    void connected(Link opened, long now) {
        lane.linkOpened();
        if (opened != link) {
            opened.close();
            return;
        }
        recorder.connected(now - connectFrom);
        pauseMillis = FIRST_PAUSE_MILLIS;
        openingOver();
        send(now);
    }

    void notConnected(Link from, Failure cause) {
        if (from == link) {
            failConnect(cause);
        }
    }

    private void send(long now) {
        parser.begin();
        parser.head().wantServer(lane.awaitsFirst());
        sent = now;
        link.send();
    }

    void received(Link from, ByteBuf in) {
        if (from != link || !inFlight) {
            return;
        }
        long now = System.nanoTime();
        if (!parser.begun()) {
            firstByte = now;
        }
        recorder.received(in.readableBytes());
        Verdict verdict = parser.feed(in);
        if (verdict == Verdict.DONE) {
            complete(now, !in.isReadable() && parser.persistent());
        } else if (verdict == Verdict.BAD) {
            fail(Failure.PROTOCOL);
        }
    }

    /** The connection is gone. */
    void closed(Link from) {
        if (from != link) {
            return;
        }
        if (!parser.begun()) {
            if (from.used() && !retried && lane.mayRetry()) {
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
            fail(from.broken() == Failure.RESET ? Failure.RESET : Failure.TRUNCATED);
        }
    }

    private void complete(long now, boolean persistent) {
        boolean written = link.wholeRequestWritten();
        boolean kept = persistent && written && lane.keepsAlive();
        recorder.sent(link.bytesWritten());
        recorder.completed(lane.check(parser), parser.status(), parser.bodyBytes(), kept, due, sent, firstByte, now);
        inFlight = false;
        if (kept) {
            link.answered();
        } else {
            Link over = link;
            link = null;
            lane.leave(over, written && !parser.persistent(), now);
        }
        next(now);
    }

    /** Ends the request and its connection, and goes on with the next. */
    private void fail(Failure cause) {
        recorder.failed(cause);
        inFlight = false;
        recorder.sent(link.bytesWritten());
        dropLink();
        openingOver();
        next(System.nanoTime());
    }

    /** Likewise, but first waits, ever longer, so that a server that is not there is not asked a million times. */
    private void failConnect(Failure cause) {
        recorder.failed(cause);
        inFlight = false;
        dropLink();
        openingOver();
        pausedUntil = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pauseMillis);
        pauseMillis = Math.min(pauseMillis * 2, LONGEST_PAUSE_MILLIS);
        lane.pause(this);
    }

    /** When it goes on, after {@link Lane#pause}. */
    long pausedUntil() {
        return pausedUntil;
    }

    /** The pause is over. */
    void resume(long now) {
        if (!retired) {
            next(now);
        }
    }

    /** Fails a request that was due {@code timeoutNanos} or longer before {@code now}. */
    void sweep(long now, long timeoutNanos) {
        if (inFlight && now - due >= timeoutNanos) {
            if (link.opened()) {
                fail(Failure.TIMEOUT);
            } else {
                failConnect(Failure.CONNECT_TIMEOUT);
            }
        }
    }

    /** The run is over: gives up whatever is under way. */
    void end() {
        if (inFlight) {
            inFlight = false;
            recorder.abandoned();
            if (link.opened()) {
                recorder.sent(link.bytesWritten());
            }
        }
        retire();
    }

    private void retire() {
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
            over.close();
        }
    }

    private void openingOver() {
        if (opening) {
            opening = false;
            lane.openingOver();
        }
    }
}
