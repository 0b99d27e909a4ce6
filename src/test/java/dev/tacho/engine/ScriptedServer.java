package dev.tacho.engine;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/** A server on the loopback address whose every byte a test decides; one virtual thread for each connection. */
final class ScriptedServer implements AutoCloseable {
    private static final int BACKLOG = 1024;

    private final ServerSocket listener;
    private final Script script;
    private final AtomicInteger accepted = new AtomicInteger();
    private final AtomicInteger requests = new AtomicInteger();
    private final AtomicInteger serving = new AtomicInteger();
    private final AtomicInteger broken = new AtomicInteger();

    /** What happens on one connection; the socket is closed after it, and what it throws ends only this connection. */
    interface Script {
        void serve(Peer peer) throws IOException;
    }

    ScriptedServer(Script script) throws IOException {
        this.script = script;
        this.listener = new ServerSocket(0, BACKLOG, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    /** Answers every request of every connection with {@code response}, until the client closes. */
    static ScriptedServer answering(String response) throws IOException {
        return new ScriptedServer(peer -> {
            while (peer.request() != null) {
                peer.send(response);
            }
        });
    }

    int port() {
        return listener.getLocalPort();
    }

    int accepted() {
        return accepted.get();
    }

    /** Requests read whole. */
    int requests() {
        return requests.get();
    }

    /** Connections whose script is not over. */
    int serving() {
        return serving.get();
    }

    /** Connections that the client broke off while the script was at work. */
    int broken() {
        return broken.get();
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = listener.accept();
                Peer peer = new Peer(socket, accepted.getAndIncrement());
                serving.incrementAndGet();
                Thread.ofVirtual().start(() -> serve(peer));
            }
        } catch (IOException e) {
            assert listener.isClosed() : e;
        }
    }

    private void serve(Peer peer) {
        try (peer.socket) {
            script.serve(peer);
        } catch (IOException e) {
            broken.incrementAndGet();
        } finally {
            serving.decrementAndGet();
        }
    }

    @Override
    public void close() throws IOException {
        listener.close();
    }

    /** The server's end of one connection. */
    final class Peer {
        final Socket socket;
        final int index;
        private final InputStream in;

        Peer(Socket socket, int index) throws IOException {
            this.socket = socket;
            this.index = index;
            socket.setTcpNoDelay(true);
            this.in = new BufferedInputStream(socket.getInputStream());
        }

        /** Reads the head of a request, and leaves its body; null at the end of the connection. */
        String head() throws IOException {
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) {
                int next = in.read();
                if (next < 0) {
                    return null;
                }
                head.append((char) next);
            }
            return head.toString();
        }

        /** Reads one request with its body and returns its head; null at the end of the connection. */
        String request() throws IOException {
            String head = head();
            if (head == null) {
                return null;
            }
            int at = head.indexOf("Content-Length: ");
            if (at >= 0) {
                in.skipNBytes(Long.parseLong(head.substring(at + 16, head.indexOf("\r\n", at))));
            }
            requests.incrementAndGet();
            return head;
        }

        void send(String bytes) throws IOException {
            socket.getOutputStream().write(bytes.getBytes(StandardCharsets.ISO_8859_1));
        }

        /** Closes with a reset. */
        void reset() throws IOException {
            socket.setSoLinger(true, 0);
            socket.close();
        }

        /** Keeps the connection open until the client or the test closes it. */
        void hold() throws IOException {
            in.transferTo(OutputStream.nullOutputStream());
        }
    }
}
