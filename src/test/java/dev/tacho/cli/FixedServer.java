package dev.tacho.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ServerSocketFactory;

/**
 * Answers always the same to the same path, and remembers what it was asked: {@code /N} is a body of N bytes,
 * {@code /status/N} has that status, {@code /vary} a body that is longer each second time, {@code /open} one that ends
 * with the connection, {@code /reset} breaks off, {@code /plain} names no server.
 */
final class FixedServer implements AutoCloseable {
    private final ServerSocket socket;
    private final ConcurrentLinkedQueue<String> requests = new ConcurrentLinkedQueue<>();
    private final ConcurrentLinkedQueue<Socket> open = new ConcurrentLinkedQueue<>();
    private final AtomicInteger turns = new AtomicInteger();

    private FixedServer(ServerSocket socket) {
        this.socket = socket;
        Thread.ofPlatform().daemon().name("fixed-server").start(this::accept);
    }

    static FixedServer start(ServerSocketFactory factory, String address) throws IOException {
        return new FixedServer(factory.createServerSocket(0, 200, InetAddress.ofLiteral(address)));
    }

    int port() {
        return socket.getLocalPort();
    }

    /** Every request since the last call, head and body. */
    List<String> takeRequests() {
        List<String> taken = List.copyOf(requests);
        requests.clear();
        turns.set(0);
        return taken;
    }

    private void accept() {
        while (!socket.isClosed()) {
            try {
                Socket client = socket.accept();
                open.add(client);
                Thread.ofVirtual().start(() -> serve(client));
            } catch (IOException _) {
                return; // closed
            }
        }
    }

    private void serve(Socket client) {
        try (client) {
            InputStream in = new BufferedInputStream(client.getInputStream());
            boolean goesOn = true;
            while (goesOn) {
                String head = head(in);
                if (head.isEmpty()) {
                    return;
                }
                requests.add(head + new String(in.readNBytes(bodyLength(head)), StandardCharsets.ISO_8859_1));
                goesOn = head.toLowerCase(Locale.ROOT).contains("connection: keep-alive");
                goesOn &= answer(client, head, goesOn);
            }
        } catch (IOException _) {
            // the client has gone
        } finally {
            open.remove(client);
        }
    }

    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        while (!head.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            int octet = in.read();
            if (octet < 0) {
                return "";
            }
            head.write(octet);
        }
        return head.toString(StandardCharsets.ISO_8859_1);
    }

    private static int bodyLength(String head) {
        return head.lines().filter(line -> line.toLowerCase(Locale.ROOT).startsWith("content-length:"))
                .mapToInt(line -> Integer.parseInt(line.substring(15).strip())).findFirst().orElse(0);
    }

    /** Returns whether the connection is left open. */
    private boolean answer(Socket client, String head, boolean keptAlive) throws IOException {
        String[] line = head.substring(0, head.indexOf("\r\n")).split(" ");
        String path = line[1].replaceFirst("^http://[^/]*", "").replaceFirst("\\?.*", "");
        if (path.equals("/reset")) {
            client.setSoLinger(true, 0);
            return false;
        }
        int length = path.matches("/\\d+") ? Integer.parseInt(path.substring(1))
                : path.equals("/vary") ? 100 + turns.getAndIncrement() % 2 : 12;
        String status = path.startsWith("/status/") ? path.substring(8) + " Odd" : "200 OK";
        boolean counted = !path.equals("/open");
        String response = "HTTP/1.1 " + status + "\r\nDate: Thu, 01 Jan 2026 00:00:00 GMT\r\n"
                + (path.equals("/plain") ? "" : "Server: fixed/1.0 (test)\r\n")
                + (counted ? "Content-Length: " + length + "\r\n" : "")
                + "Connection: " + (keptAlive && counted ? "keep-alive" : "close") + "\r\n\r\n"
                + (line[0].equals("HEAD") ? "" : "x".repeat(length));
        client.getOutputStream().write(response.getBytes(StandardCharsets.ISO_8859_1));
        return counted;
    }

    @Override
    public void close() throws IOException {
        socket.close();
        for (Socket client : open) {
            client.close();
        }
    }
}
