package dev.tacho.engine;

import dev.tacho.plan.Dialing;
import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Plan;
import io.netty.handler.ssl.JdkSslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.SupportedCipherSuiteFilter;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;

/** One connection of a preflight, blocking, until a deadline. */
abstract class Wire implements Closeable {
    private static final int MOST_PROXY_HEAD = 16 << 10;

    private final long deadline;
    private long openNanos;

    /** @param deadline on the clock of {@link System#nanoTime} */
    Wire(long deadline) {
        this.deadline = deadline;
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

    /** Puts TLS on the connection if the plan says so; false if it does not. */
    abstract boolean secure() throws IOException;

    abstract void write(byte[] bytes) throws IOException;

    /** @return how many bytes came; negative at the end */
    abstract int read(byte[] into) throws IOException;

    /** Over TCP, perhaps through a proxy. */
    private static final class Tcp extends Wire {
        private final Plan plan;
        private Socket socket = new Socket();

        Tcp(Plan plan, InetSocketAddress address, long deadline) throws IOException {
            super(deadline);
            this.plan = plan;
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
                    tunnel();
                }
                opened(System.nanoTime() - start);
            } catch (IOException | RuntimeException e) {
                socket.close();
                throw e;
            }
        }

        /** Byte by byte, so that nothing of what comes through the tunnel is taken. */
        private void tunnel() throws IOException {
            String server = plan.endpoint().authority();
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
        boolean secure() throws IOException {
            if (plan.dialing().tls().isEmpty()) {
                return false;
            }
            Dialing.Tls tls = plan.dialing().tls().get();
            String host = plan.endpoint().host();
            SSLSocket secured = (SSLSocket) context(tls).context().getSocketFactory().createSocket(socket, host,
                    plan.endpoint().port(), true);
            SSLParameters parameters = secured.getSSLParameters();
            if (!tls.serverName()) {
                parameters.setServerNames(List.of());
            }
            if (tls.verify()) {
                parameters.setEndpointIdentificationAlgorithm("HTTPS");
            }
            secured.setSSLParameters(parameters);
            socket = secured;
            secured.setSoTimeout(millisLeft());
            secured.startHandshake();
            return true;
        }

        /** The JDK's own TLS, since it alone has blocking sockets. */
        private static JdkSslContext context(Dialing.Tls tls) throws IOException {
            SslContextBuilder builder = SslContextBuilder.forClient().sslProvider(SslProvider.JDK);
            if (!tls.verify()) {
                builder.trustManager(InsecureTrustManagerFactory.INSTANCE);
            }
            if (!tls.protocols().isEmpty()) {
                builder.protocols(tls.protocols());
            }
            if (!tls.ciphers().isEmpty()) {
                builder.ciphers(tls.ciphers(), SupportedCipherSuiteFilter.INSTANCE);
            }
            if (tls.certificateChain().isPresent() && tls.privateKey().isPresent()) {
                builder.keyManager(new File(tls.certificateChain().get()), new File(tls.privateKey().get()));
            }
            return (JdkSslContext) builder.build();
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
