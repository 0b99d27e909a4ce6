package dev.tacho.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DemoServerTest {
    private final PipedOutputStream lifeline = new PipedOutputStream();
    private CompletableFuture<Void> serving;
    private int port;

    @BeforeEach
    void serve() throws IOException {
        PipedInputStream printed = new PipedInputStream();
        PrintStream out = new PrintStream(new PipedOutputStream(printed), true, StandardCharsets.UTF_8);
        PipedInputStream end = new PipedInputStream(lifeline);
        serving = CompletableFuture.runAsync(() -> {
            try {
                DemoServer.serve(0, out, end);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }, Thread::startVirtualThread);
        String line = new BufferedReader(new InputStreamReader(printed, StandardCharsets.UTF_8)).readLine();
        assertThat(line).matches("listening on 127\\.0\\.0\\.1:\\d+");
        port = Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
    }

    @AfterEach
    void endsWithItsLifeline() throws Exception {
        lifeline.close();
        serving.get(10, TimeUnit.SECONDS);
    }

    private HttpResponse<String> get(String target) throws Exception {
        return send("GET", target, "");
    }

    private HttpResponse<String> send(String method, String target, String body) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + target))
                    .version(HttpClient.Version.HTTP_1_1).timeout(Duration.ofSeconds(10))
                    .method(method, BodyPublishers.ofString(body)).build(), BodyHandlers.ofString());
        }
    }

    /** All that comes back for {@code requests} until the server closes. */
    private String raw(String requests) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            OutputStream out = socket.getOutputStream();
            out.write(requests.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void helloIsElevenBytes() throws Exception {
        HttpResponse<String> response = get("/hello");
        assertThat(response.statusCode()).isEqualTo(200);
        assertThat(response.body()).isEqualTo("hello world");
        assertThat(response.headers().firstValue("server")).hasValue("tacho-demo");
        assertThat(response.headers().firstValue("content-type").orElseThrow()).startsWith("text/plain");
        assertThat(get("/hello?a=1").body()).isEqualTo("hello world");
    }

    @Test
    void indexListsThePaths() throws Exception {
        assertThat(get("/").body()).contains("/hello", "/delay", "/slow-tail", "/error", "/flaky", "/large", "/varying",
                "/close", "/reset");
    }

    @Test
    void delayTakesItsTime() throws Exception {
        long began = System.nanoTime();
        assertThat(get("/delay?ms=60").body()).isEqualTo("hello world");
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThanOrEqualTo(Duration.ofMillis(60));
    }

    @Test
    void slowTailIsSlowForItsShare() throws Exception {
        long began = System.nanoTime();
        assertThat(get("/slow-tail?p=1&ms=60").body()).isEqualTo("hello world");
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThanOrEqualTo(Duration.ofMillis(60));
        began = System.nanoTime();
        assertThat(get("/slow-tail?p=0&ms=60000").body()).isEqualTo("hello world");
        assertThat(Duration.ofNanos(System.nanoTime() - began)).isLessThan(Duration.ofSeconds(10));
    }

    @Test
    void errorAndFlakyFail() throws Exception {
        assertThat(get("/error").statusCode()).isEqualTo(500);
        assertThat(get("/error?status=404").statusCode()).isEqualTo(404);
        assertThat(get("/flaky?p=1").statusCode()).isEqualTo(500);
        assertThat(get("/flaky?p=0").statusCode()).isEqualTo(200);
    }

    @Test
    void largeIsAsLargeAsAskedFor() throws Exception {
        assertThat(get("/large").body()).hasSize(1_000_000);
        assertThat(get("/large?bytes=3000001").body()).hasSize(3_000_001);
        assertThat(get("/large?bytes=0").body()).isEmpty();
    }

    @Test
    void varyingVaries() throws Exception {
        long lengths = java.util.stream.IntStream.range(0, 30).mapToObj(i -> {
            try {
                return get("/varying").body().length();
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        }).distinct().count();
        assertThat(lengths).isGreaterThan(1);
    }

    @Test
    void closeSaysSoAndCloses() throws Exception {
        assertThat(raw("GET /close HTTP/1.1\r\nHost: x\r\n\r\n")).contains("Connection: close").endsWith("hello world");
    }

    @Test
    void resetIsNoAnswer() {
        assertThatThrownBy(() -> raw("GET /reset HTTP/1.1\r\nHost: x\r\n\r\n")).isInstanceOf(SocketException.class);
    }

    @Test
    void http10KeepsAliveOnRequestOnly() throws Exception {
        assertThat(raw("GET /hello HTTP/1.0\r\n\r\n")).startsWith("HTTP/1.1 200 OK").contains("Connection: close");
        String two = raw("GET /hello HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\nGET /hello HTTP/1.0\r\n\r\n");
        assertThat(two).contains("Connection: keep-alive", "Connection: close");
        assertThat(two.split("hello world", -1)).hasSize(3);
    }

    @Test
    void bodiesAreReadAndIgnored() throws Exception {
        assertThat(send("POST", "/hello", "x".repeat(2_000_000)).body()).isEqualTo("hello world");
        assertThat(raw("POST /hello HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc"))
                .endsWith("hello world");
    }

    @Test
    void headHasNoBody() throws Exception {
        assertThat(raw("HEAD /hello HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")).contains("Content-Length: 11")
                .endsWith("\r\n\r\n");
    }

    @Test
    void unknownPathsAndBadValuesAreExplained() throws Exception {
        assertThat(get("/nowhere").statusCode()).isEqualTo(404);
        assertThat(get("/nowhere").body()).contains("/nowhere");
        for (String target : new String[] {"/delay?ms=x", "/delay?ms=-1", "/delay?ms=1.5", "/flaky?p=2",
            "/error?status=99", "/large?bytes=999999999999", "/slow-tail?p=NaN"}) {
            HttpResponse<String> response = get(target);
            assertThat(response.statusCode()).as(target).isEqualTo(400);
            assertThat(response.body()).as(target).contains("give a number from");
        }
        assertThat(raw("nonsense\r\n\r\n")).startsWith("HTTP/1.1 400");
    }

    @Test
    void takenPortIsExplained() throws Exception {
        try (var other = new ServerSocket(0, 1, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
            assertThatThrownBy(() -> DemoServer.serve(other.getLocalPort(), System.out, null))
                    .isInstanceOf(IOException.class)
                    .hasMessage("Another program listens on 127.0.0.1:" + other.getLocalPort() + " already. "
                            + "End it, or choose another port: 0 takes any free one.");
        }
    }

    @Test
    void nobodyListensAfterTheEnd() throws Exception {
        lifeline.close();
        serving.get(10, TimeUnit.SECONDS);
        assertThatThrownBy(() -> new Socket(InetAddress.getLoopbackAddress(), port).close())
                .isInstanceOf(ConnectException.class);
    }
}
