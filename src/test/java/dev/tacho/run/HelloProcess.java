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
        return serve(0);
    }

    private static HttpServer serve(int port) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 50);
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

    /** @param arguments perhaps a port: then it serves there until it is killed, and not as long as its input lasts */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        if (arguments.length > 0) {
            serve(Integer.parseInt(arguments[0]));
            System.out.println("hello is up");
            Thread.currentThread().join();
        }
        HttpServer server = serve();
        System.out.println("listening on 127.0.0.1:" + server.getAddress().getPort());
        while (System.in.read() >= 0) {
            Thread.onSpinWait();
        }
        server.stop(0);
    }
}
