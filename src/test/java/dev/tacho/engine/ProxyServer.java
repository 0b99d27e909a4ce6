package dev.tacho.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/** An HTTP proxy for tests, to loopback only: tunnels, and requests with absolute URIs, one per connection. */
final class ProxyServer implements AutoCloseable {
    private final ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final String refusal;
    /** The request lines it was sent. */
    final Queue<String> asked = new ConcurrentLinkedQueue<>();

    /** @param refusal a status line with which everything is refused, or null */
    ProxyServer(String refusal) throws IOException {
        this.refusal = refusal;
        Thread.ofPlatform().daemon().name("proxy").start(this::accept);
    }

    int port() {
        return server.getLocalPort();
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException _) {
                return; // closed
            }
        }
    }

    private void serve(Socket client) {
        open.add(client);
        try (client) {
            String head = head(client.getInputStream());
            String line = head.substring(0, head.indexOf('\r'));
            asked.add(line);
            if (refusal != null) {
                send(client, refusal + "\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
                return;
            }
            String target = line.split(" ")[1];
            URI uri = URI.create(line.startsWith("CONNECT") ? "http://" + target : target);
            try (Socket origin = new Socket(InetAddress.getLoopbackAddress(), uri.getPort())) {
                open.add(origin);
                if (line.startsWith("CONNECT")) {
                    send(client, "HTTP/1.1 200 Connection established\r\n\r\n");
                } else {
                    send(origin, head.replaceFirst("http://[^/]+", ""));
                }
                Thread back = Thread.ofVirtual().start(() -> pass(origin, client));
                pass(client, origin);
                back.join();
            }
        } catch (IOException | InterruptedException _) {
            // one of the two has gone
        } finally {
            open.remove(client);
        }
    }

    private static String head(InputStream in) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("no head");
            }
            head.append((char) next);
        }
        return head.toString();
    }

    private static void send(Socket to, String text) throws IOException {
        to.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void pass(Socket from, Socket to) {
        try {
            OutputStream out = to.getOutputStream();
            from.getInputStream().transferTo(out);
            to.shutdownOutput();
        } catch (IOException _) {
            // closed
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        for (Socket socket : open) {
            socket.close();
        }
    }
}
