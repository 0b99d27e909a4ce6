package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Failure;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plans;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Servers that do what they should not, under every shape of load, on every transport. */
@ParameterizedClass
@MethodSource("transports")
class EngineHostileTest {
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    private static final Duration LONG = Duration.ofSeconds(20);
    private final Transport transport;

    EngineHostileTest(Transport transport) {
        this.transport = transport;
    }

    static List<Transport> transports() {
        return Drive.transports();
    }

    private Drive.Outcome run(Plans plans) throws Exception {
        return Drive.run(plans, transport);
    }

    private static Duration millis(long millis) {
        return Duration.ofMillis(millis);
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    private static RequestSpec post(String path, String body) {
        return new RequestSpec("POST", List.of(), new Body.Inline(body), "text/plain", Optional.of(path), 1, List.of(),
                Optional.empty());
    }

    /** Faster than this side looks at it, since each body is searched: nobody else may have to wait for its end. */
    @Test
    void streamWithoutEndHoldsUpNeitherOthersNorTheTimeLimit() throws Exception {
        String piece = "x".repeat(1 << 20);
        try (var server = new ScriptedServer(peer -> {
            boolean endless = peer.index == 0;
            while (peer.request() != null) {
                if (endless) {
                    peer.send("HTTP/1.1 200 OK\r\n\r\n");
                    while (true) {
                        peer.send(piece);
                    }
                }
                peer.send(OK);
            }
        })) {
            long began = System.nanoTime();
            Counts counts = run(Plans.get(server.port()).connections(2).lasting(millis(1_500)).bodyContains("ok")
                    .timeout(millis(600))).counts();
            assertThat(since(began)).isLessThan(Duration.ofSeconds(5));
            assertThat(counts.failures()).containsOnly(Map.entry(Failure.TIMEOUT, 1L));
            assertThat(counts.succeeded()).isGreaterThan(100);
        }
    }

    @Test
    void answerThatNobodyAskedForCostsTheIdleConnection() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send(OK);
            peer.socket.setSoTimeout(30);
            try {
                peer.request();
            } catch (SocketTimeoutException e) {
                peer.send("HTTP/1.1 408 Too late\r\nContent-Length: 4\r\n\r\nlate");
                peer.socket.setSoTimeout(0);
                peer.request();
                peer.send(OK);
            }
        })) {
            var outcome = run(Plans.get(server.port()).requests(3).think(millis(150)));
            outcome.assertAllSucceeded(3);
            assertThat(outcome.counts().statuses()).containsOnlyKeys(200);
            assertThat(server.accepted()).isEqualTo(3);
        }
    }

    @Test
    void thoughtAfterTheLastRequestIsNotWaitedFor() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            long began = System.nanoTime();
            run(Plans.get(server.port()).connections(3).requests(3).think(LONG)).assertAllSucceeded(3);
            assertThat(since(began)).isLessThan(Duration.ofSeconds(10));
        }
    }

    @Test
    void eachPartOfARedirectMayFindAStaleConnection() throws Exception {
        // Every connection serves one request, and says nothing of that.
        try (var server = new ScriptedServer(peer -> {
            String head = peer.request();
            peer.send(head.startsWith("GET /3 ") ? OK : "HTTP/1.1 302 Found\r\nLocation: /"
                    + (head.charAt(5) == ' ' ? 1 : head.charAt(5) - '0' + 1) + "\r\nContent-Length: 0\r\n\r\n");
        })) {
            var outcome = run(Plans.get(server.port()).requests(4).followRedirects());
            outcome.assertAllSucceeded(4);
            assertThat(server.requests()).isEqualTo(16);
        }
    }

    /** Each connection answers once and closes without having said so: the very same request goes out again. */
    @Test
    void staleConnectionsAreReplacedAndTheSameBytesSentAgain() throws Exception {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        try (var server = new ScriptedServer(peer -> {
            lines.add(peer.request().lines().findFirst().orElseThrow());
            peer.send(OK);
        })) {
            var outcome = run(Plans.get(server.port()).requests(50).mix("/${counter}"));
            outcome.assertAllSucceeded(50);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(50);
            assertThat(lines).containsExactlyElementsOf(IntStream.rangeClosed(1, 50)
                    .mapToObj(i -> "GET /" + i + " HTTP/1.1").toList());
        }
    }

    @Test
    void redirectWithBodyIsSentAgainAndWithoutLocationCountsByItsStatus() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            for (String head = peer.request(); head != null; head = peer.request()) {
                peer.send(head.startsWith("POST / ")
                        ? "HTTP/1.1 307 Again\r\nLocation: there?x=1#part\r\nContent-Length: 0\r\n\r\n"
                        : head.startsWith("POST /there?x=1 ") && head.contains("Content-Length: 100000") ? OK
                        : head.startsWith("GET /nowhere ") ? "HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n"
                        : "HTTP/1.1 400 Bad\r\nContent-Length: 0\r\n\r\n");
            }
        })) {
            run(Plans.get(server.port()).method("POST").body("b".repeat(100_000)).connections(2).requests(6)
                    .followRedirects()).assertAllSucceeded(6);
            var nowhere = run(Plans.get(server.port()).target("/nowhere").requests(2).followRedirects());
            nowhere.assertAllSucceeded(2);
            assertThat(nowhere.counts().statuses()).containsOnlyKeys(302);
        }
    }

    @Test
    void redirectsElsewhereAreNotFollowed() throws Exception {
        for (String location : List.of("http://127.0.0.2/", "https://127.0.0.1/", "//127.0.0.3:1/x", "ftp://x/", "::",
                "http://[bad", "", "\u00e4 b", "http:///x")) {
            try (var server = ScriptedServer.answering("HTTP/1.1 302 Found\r\nLocation: " + location
                    + "\r\nContent-Length: 0\r\n\r\n")) {
                var outcome = run(Plans.get(server.port()).requests(2).followRedirects());
                assertThat(outcome.counts().completed()).as(location).isEqualTo(2);
                assertThat(outcome.counts().statuses()).as(location).containsOnlyKeys(302);
            }
        }
    }

    @Test
    void bodiesOfEachClientAreWholeHoweverSlowlyTheyAreRead() throws Exception {
        String body = "0123456789".repeat(200_000) + "${counter}";
        try (var server = new ScriptedServer(peer -> {
            peer.socket.setReceiveBufferSize(32_768);
            while (peer.request() != null) {
                peer.send(OK);
            }
        })) {
            var outcome = run(Plans.get(server.port()).connections(4).requests(40)
                    .mix(post("/big", body), post("/small", "${counter}"), post("/middle", "m".repeat(70_000))));
            outcome.assertAllSucceeded(40);
            assertThat(server.requests()).isEqualTo(40);
        }
    }

    /** Half of them are answered with the body still on its way, and then closed: the next has a body of its own. */
    @Test
    void answerBeforeTheBodyIsSentCountsByItsStatus() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.head();
            peer.send("HTTP/1.1 413 Too large\r\nConnection: close\r\nContent-Length: 4\r\n\r\nmuch");
            peer.socket.shutdownOutput();
            peer.hold();
        })) {
            var outcome = run(Plans.get(server.port()).connections(4).requests(20).statuses("413")
                    .mix(post("/", "b".repeat(3_000_000) + "${counter}"),
                            post("/", "c".repeat(5_000_000) + "${counter}")));
            outcome.assertAllSucceeded(20);
            assertThat(outcome.counts().statuses()).containsOnly(Map.entry(413, 20L));
        }
    }

    @Test
    void brokenGzipHoldsNothingAndBreaksNothing() throws Exception {
        byte[] packed = UnpackerTest.gzip("here is the needle".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        String whole = new String(packed, java.nio.charset.StandardCharsets.ISO_8859_1);
        for (String body : List.of("", "n", "not gzip, and a needle", whole.substring(0, 15), whole.substring(0, 9),
                "\u001f\u008b\b\u0004\u00ff\u00ff", "\u001f\u008b\b\u0000\0\0\0\0\0\0" + "\u00ff".repeat(100_000))) {
            try (var server = ScriptedServer.answering("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: "
                    + body.length() + "\r\n\r\n" + body)) {
                run(Plans.get(server.port()).requests(5).bodyContains("needle")).assertAllFailed(5, Failure.BODY);
            }
        }
    }

    @Test
    void dripIsATimeoutOfItsRequestAlone() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            while (peer.request() != null) {
                if (peer.index == 0) {
                    for (char letter : OK.toCharArray()) {
                        peer.send(String.valueOf(letter));
                        peer.socket.setSoTimeout(40);
                        try {
                            peer.hold();
                            return;
                        } catch (SocketTimeoutException e) {
                            // The next one may go.
                        }
                    }
                }
                peer.send(OK);
            }
        })) {
            var outcome = run(Plans.get(server.port()).connections(3).open(50, millis(1_000)).timeout(millis(300))
                    .coolDown(LONG));
            assertThat(outcome.counts().failures()).containsOnly(Map.entry(Failure.TIMEOUT, 1L));
            assertThat(outcome.counts().succeeded()).isEqualTo(49);
        }
    }

    @Test
    void secondAnswerCostsTheConnectionAndTheRequestCountsOnce() throws Exception {
        try (var server = ScriptedServer.answering(OK + OK)) {
            var outcome = run(Plans.get(server.port()).connections(2).open(200, millis(250)).coolDown(LONG));
            outcome.assertAllSucceeded(50);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(50);
        }
    }

    @Test
    void openLoopEndsWhateverItsServerDoes() throws Exception {
        for (ScriptedServer.Script script : List.<ScriptedServer.Script>of(peer -> { }, ScriptedServer.Peer::reset,
                ScriptedServer.Peer::hold, peer -> {
                    peer.request();
                    peer.reset();
                }, peer -> {
                    peer.request();
                    peer.send(OK);
                }, peer -> {
                    peer.request();
                    peer.send(OK.substring(0, 20));
                })) {
            try (var server = new ScriptedServer(script)) {
                for (int inFlight : new int[] {1, 7}) {
                    long began = System.nanoTime();
                    Counts counts = run(Plans.get(server.port()).connections(inFlight).loops(inFlight == 1 ? 1 : 2)
                            .open(100, millis(200)).timeout(millis(50)).coolDown(millis(100))).counts();
                    assertThat(since(began)).isLessThan(Duration.ofSeconds(3));
                    assertThat(counts.started() + counts.unsent()).isEqualTo(20);
                }
            }
        }
    }

    @Test
    void serverThatComesLateIsFound() throws Exception {
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        CountDownLatch up = new CountDownLatch(1);
        Thread server = Thread.ofVirtual().unstarted(() -> comeLate(port, up));
        Recording recording = new Recording(1);
        Counts counts = Drive.run(Plans.get(port).connections(5).open(100, millis(1_000)).coolDown(LONG), transport,
                recording, _ -> {
                    untilOneFailed(recording);
                    server.start();
                }).counts();
        assertThat(up.await(5, TimeUnit.SECONDS)).isTrue();
        server.interrupt();
        server.join();
        assertThat(counts.started()).isEqualTo(100);
        assertThat(counts.failures()).containsOnlyKeys(Failure.CONNECT_REFUSED);
        assertThat(counts.succeeded()).isGreaterThan(40);
    }

    private static void untilOneFailed(Recording recording) {
        long deadline = System.nanoTime() + LONG.toNanos();
        while (recording.counts().failed() == 0) {
            assertThat(System.nanoTime() - deadline).as("since a connection should have been refused").isNegative();
            Thread.onSpinWait();
            recording.takeInterval();
        }
    }

    private static void comeLate(int port, CountDownLatch up) {
        try (var server = new ServerSocket(port, 50, InetAddress.getLoopbackAddress())) {
            up.countDown();
            while (true) {
                var socket = server.accept();
                Thread.ofVirtual().start(() -> {
                    try (socket) {
                        byte[] in = new byte[4_096];
                        while (socket.getInputStream().read(in) > 0) {
                            socket.getOutputStream().write(OK.getBytes(java.nio.charset.StandardCharsets.US_ASCII));
                        }
                    } catch (IOException e) {
                        assert !socket.isConnected() : e;
                    }
                });
            }
        } catch (IOException e) {
            assert up.getCount() == 0 : e;
        }
    }

    @Test
    void extremesOfRateAndStage() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            run(Plans.get(server.port()).open(0.1, millis(200)).coolDown(LONG)).assertAllSucceeded(1);
            Counts fast = run(Plans.get(server.port()).connections(10).open(200_000, millis(300)).coolDown(millis(50)))
                    .counts();
            assertThat(fast.started() + fast.unsent()).isEqualTo(60_000);
            Counts stages = run(Plans.get(server.port()).connections(20).coolDown(LONG).stages(
                    new Stage(1_000, 1_000, 0.001), new Stage(0, 0, 0.001), new Stage(0, 2_000, 0.1),
                    new Stage(2_000, 0, 0.1), new Stage(3_000, 3_000, 0.001))).counts();
            assertThat(stages.succeeded()).isEqualTo(204);
            assertThat(run(Plans.get(server.port()).stages(new Stage(0, 0, 0.1))).counts().started()).isZero();
        }
    }

    @Test
    void timeoutShorterThanAnyAnswer() throws Exception {
        try (var server = new TimedServer(_ -> TimeUnit.MILLISECONDS.toNanos(50))) {
            var outcome = run(Plans.get(server.port()).connections(3).requests(30).timeout(Duration.ofNanos(1)));
            assertThat(outcome.counts().failures().keySet()).isSubsetOf(Failure.TIMEOUT, Failure.CONNECT_TIMEOUT);
            assertThat(outcome.counts().failed()).isEqualTo(30);
        }
    }
}
