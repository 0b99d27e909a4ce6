package dev.tacho.engine;

import dev.tacho.measure.Failure;

/**
 * A connection that is nothing but a socket: one system call for each thing that happens. On loopback the handshake is
 * over when connect returns, so the request is tried at once; that it was taken is what tells that the connection
 * stands. Only where it was not, the connection waits to become writable.
 */
final class SocketLink extends Link {
    private static final long UNWATCHED = -1;
    /** In one go; then it is the others' turn, and that of the time limits. */
    private static final int MOST_READS = 16;

    private final EpollReactor reactor;
    private final Lane lane;
    private Request request;
    private int socket = -1;
    private long number = UNWATCHED;
    private boolean awaitsRoom;
    private boolean watchesRoom;
    private boolean sentAhead;
    private boolean leftByServer;
    private int written;

    SocketLink(Client client, Lane lane, EpollReactor reactor) {
        super(client);
        this.lane = lane;
        this.reactor = reactor;
    }

    int socket() {
        return socket;
    }

    @Override
    void open(Request first) {
        request = first;
        int opened = reactor.newSocket();
        if (opened < 0) {
            notConnected(-opened);
            return;
        }
        socket = opened;
        lane.channelMade();
        int begun = reactor.connect(socket);
        if (begun < 0 && begun != -Libc.EINPROGRESS) {
            notConnected(-begun);
        } else {
            tryFirst();
        }
    }

    /** Sends on what may be a connection already. */
    private void tryFirst() {
        long now = System.nanoTime();
        int sent = reactor.send(socket, request, 0);
        boolean stands = sent >= 0 || sent == -Libc.EPIPE || sent == -Libc.ECONNRESET;
        if (!stands && sent != -Libc.EAGAIN) {
            notConnected(-sent);
            return;
        }
        account(sent);
        watch();
        if (stands) {
            sentAhead = true;
            established();
            client().connected(this, now, now);
        }
    }

    private void notConnected(int errno) {
        close();
        client().notConnected(this, Faults.ofConnect(errno));
    }

    private void watch() {
        if (number == UNWATCHED) {
            number = reactor.watch(this, socket, awaitsRoom);
            watchesRoom = awaitsRoom;
        } else if (awaitsRoom && !watchesRoom) {
            reactor.watchRoom(number, socket);
            watchesRoom = true;
        }
    }

    @Override
    void send(Request next) {
        request = next;
        if (sentAhead) {
            sentAhead = false;
            return;
        }
        written = 0;
        write();
    }

    private void write() {
        account(reactor.send(socket, request, written));
        watch();
    }

    /** What does not fit waits for room. What fails may have been answered all the same, so that is read first. */
    private void account(int sent) {
        if (sent >= 0) {
            written += sent;
            awaitsRoom = !wholeRequestWritten();
        } else if (sent == -Libc.EAGAIN) {
            awaitsRoom = true;
        } else {
            awaitsRoom = false;
            broke(failureOf(-sent));
            reactor.readSoon(this);
        }
    }

    private static Failure failureOf(int errno) {
        return errno == Libc.EPIPE ? Failure.SEND : Failure.RESET;
    }

    /** Something has happened. */
    void ready(boolean readable, boolean writable, boolean ended) {
        leftByServer |= ended;
        if (!opened()) {
            tryFirst();
        } else if (writable && awaitsRoom) {
            write();
        }
        if (readable || ended) {
            read(ended);
        }
    }

    void readToTheEnd() {
        read(true);
    }

    /**
     * Reads until there is no more. A read that does not fill the buffer says so, unless the end has come as well,
     * which is told only once. A server that sends faster than this side reads would have it read forever.
     */
    private void read(boolean toTheEnd) {
        boolean more = socket >= 0 && opened();
        for (int reads = 0; more; reads++) {
            if (reads == MOST_READS) {
                reactor.readSoon(this);
                return;
            }
            int taken = reactor.receive(socket);
            if (taken > 0) {
                client().received(this, reactor.received(taken));
                more = socket >= 0 && (toTheEnd || taken == EpollReactor.READ_BYTES);
            } else if (taken == -Libc.EAGAIN) {
                more = false;
            } else if (taken != -Libc.EINTR) {
                if (taken < 0) {
                    broke(failureOf(-taken));
                }
                close();
                client().closed(this);
                more = false;
            }
        }
    }

    /** A call that has returned reads nothing more. */
    @Override
    void outlive(Request unsent) {
        unsent.release();
    }

    @Override
    boolean wholeRequestWritten() {
        return written == request.length();
    }

    @Override
    long bytesWritten() {
        return written;
    }

    @Override
    void close() {
        if (socket < 0) {
            return;
        }
        if (number != UNWATCHED) {
            reactor.forget(number);
        }
        reactor.close(socket);
        socket = -1;
        lane.channelGone(this);
    }

    @Override
    boolean alive() {
        return socket >= 0;
    }

    @Override
    boolean leftByServer() {
        return leftByServer;
    }
}
