package dev.tacho.run;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** A server that says hello, in this process or, as the demo server does, in one of its own. */
public final class HelloProcess {
    private static final byte[] HELLO = "Hello World".getBytes(StandardCharsets.US_ASCII);

    private HelloProcess() {
    }

    static HttpServer serve() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 50);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, HELLO.length);
            exchange.getResponseBody().write(HELLO);
            exchange.close();
        });
        server.start();
        return server;
    }

    static List<String> command() throws URISyntaxException {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx32m",
                "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", Path.of(HelloProcess.class.getProtectionDomain()
                        .getCodeSource().getLocation().toURI()).toString(), HelloProcess.class.getName());
    }

    public static void main(String[] ignored) throws IOException {
        HttpServer server = serve();
        System.out.println("listening on 127.0.0.1:" + server.getAddress().getPort());
        while (System.in.read() >= 0) {
            Thread.onSpinWait();
        }
        server.stop(0);
    }
}
