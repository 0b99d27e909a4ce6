package dev.tacho.engine;

import dev.tacho.plan.Dialing;
import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Plan;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** One connection of a preflight, blocking, until a deadline. */
abstract class Wire implements Closeable {
    private static final int MOST_PROXY_HEAD = 16 << 10;

    private final long deadline;
    private long openNanos;

    /** @param deadline on the clock of {@link System#nanoTime} */
    Wire(long deadline) {
        this.deadline = deadline;
    }

    /** With the deadline of another. */
    Wire(Wire other) {
        this(other.deadline);
    }

    static Wire open(Plan plan, SocketAddress address, long deadline) throws IOException {
        return address instanceof InetSocketAddress inet ? new Tcp(plan, inet, deadline)
                : new UnixWire(address, deadline);
    }

    /**
     * Closes {@code socket} when the deadline is over, whoever waits for it then: a socket's own time limit is for each
     * read alone, and there is none for writes.
     */
    static void closeAt(long deadline, Closeable socket) {
        CompletableFuture.delayedExecutor(deadline - System.nanoTime(), TimeUnit.NANOSECONDS,
                Thread::startVirtualThread).execute(() -> {
                    try {
                        socket.close();
                    } catch (IOException _) {
                        // Whoever uses it hears of that.
                    }
                });
    }

    /** It is open, {@code nanos} after it was asked for: without what this client had to load and to look up for it. */
    final void opened(long nanos) {
        openNanos = nanos;
    }

    /** How long it took to open. */
    final long openNanos() {
        return openNanos;
    }

    /** @throws SocketTimeoutException when the deadline is over */
    int millisLeft() throws SocketTimeoutException {
        long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        if (left <= 0) {
            throw new SocketTimeoutException();
        }
        return (int) Math.min(left, Integer.MAX_VALUE);
    }

    abstract void write(byte[] bytes) throws IOException;

    /** @return how many bytes came; negative at the end */
    abstract int read(byte[] into) throws IOException;

    /** Over TCP, perhaps through a proxy. */
    private static final class Tcp extends Wire {
        private final Socket socket = new Socket();

        Tcp(Plan plan, InetSocketAddress address, long deadline) throws IOException {
            super(deadline);
            closeAt(deadline, socket);
            try {
                Dialing dialing = plan.dialing();
                if (!dialing.localAddresses().isEmpty()) {
                    socket.bind(new InetSocketAddress(dialing.localAddresses().getFirst(), 0));
                }
                long start = System.nanoTime();
                socket.connect(address, millisLeft());
                socket.setTcpNoDelay(true);
                if (dialing.tls().isPresent() && dialing.via() instanceof Via.Proxy) {
                    tunnel(plan.endpoint().authority());
                }
                opened(System.nanoTime() - start);
            } catch (IOException | RuntimeException e) {
                socket.close();
                throw e;
            }
        }

        /** Byte by byte, so that nothing of what comes through the tunnel is taken. */
        private void tunnel(String server) throws IOException {
            write(("CONNECT " + server + " HTTP/1.1\r\nHost: " + server + "\r\n\r\n")
                    .getBytes(StandardCharsets.US_ASCII));
            ByteArrayOutputStream head = new ByteArrayOutputStream();
            byte[] one = new byte[1];
            while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
                if (head.size() > MOST_PROXY_HEAD || read(one) < 0) {
                    throw new IOException("no answer from the proxy");
                }
                head.write(one[0]);
            }
            if (!head.toString(StandardCharsets.ISO_8859_1).matches("(?s)HTTP/1\\.\\d 2.*")) {
                throw new IOException("the proxy opens no tunnel");
            }
        }

        @Override
        void write(byte[] bytes) throws IOException {
            socket.getOutputStream().write(bytes);
        }

        @Override
        int read(byte[] into) throws IOException {
            socket.setSoTimeout(millisLeft());
            return socket.getInputStream().read(into);
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }
}
