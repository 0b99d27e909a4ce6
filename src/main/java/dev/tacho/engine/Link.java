package dev.tacho.engine;

import dev.tacho.measure.Failure;

/**
 * One connection of one client. It outlives its client's interest in it when it is left for the server to close. The
 * client hears of it through {@link Client#connected} or {@link Client#notConnected}, {@link Client#received} and
 * {@link Client#closed}.
 */
abstract class Link {
    private final Client client;
    private boolean open;
    private int served;
    private Failure broken;

    Link(Client client) {
        this.client = client;
    }

    Client client() {
        return client;
    }

    /** Connects to send {@code first}; the client may hear of the outcome before this returns. */
    abstract void open(Request first);

    /** Writes one request; the one before must have been {@link #wholeRequestWritten()}. */
    abstract void send(Request request);

    /** Lets go of {@code unsent}, which was to be sent on it, once nothing can read its bytes any more. */
    abstract void outlive(Request unsent);

    /** Whether the last request has left for the socket to its end; only then may the next one go out. */
    abstract boolean wholeRequestWritten();

    /** How much of the last request is known to have been written, in bytes. */
    abstract long bytesWritten();

    /** Closes, if it is not closed already. */
    abstract void close();

    /** Neither closed nor yet to be opened. */
    abstract boolean alive();

    /** Whether the server is known to have closed, so that there is nothing left to wait for. */
    abstract boolean leftByServer();

    final void established() {
        open = true;
    }

    /** Whether it was established. */
    final boolean opened() {
        return open;
    }

    /** The request was answered: the next one finds the connection used. */
    final void answered() {
        served++;
    }

    /** How many requests were answered on it before the current one. */
    final int served() {
        return served;
    }

    /** Whether it stands but TLS is not yet agreed on. */
    boolean shakesHands() {
        return false;
    }

    /** Whether a request went out on it before the current one. */
    final boolean used() {
        return served > 0;
    }

    /** Of a read, a close follows; of a write, first perhaps what the server had said before, and then a close. */
    final void broke(Failure how) {
        if (broken == null) {
            broken = how;
        }
    }

    /** {@link Failure#SEND} if the peer takes nothing more, {@link Failure#RESET} otherwise; null if nothing broke. */
    final Failure broken() {
        return broken;
    }
}
