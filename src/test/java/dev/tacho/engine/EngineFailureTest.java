package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Failure;
import dev.tacho.plan.Plans;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.api.Test;

/** Every way to fail that can be brought about in one process, on every transport. */
@ParameterizedClass
@MethodSource("transports")
class EngineFailureTest {
    private static final String HELLO = "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world";
    private final Transport transport;

    EngineFailureTest(Transport transport) {
        this.transport = transport;
    }

    static List<Transport> transports() {
        return Drive.transports();
    }

    private Drive.Outcome run(Plans plans) throws Exception {
        return Drive.run(plans, transport);
    }

    private void assertEachFails(Failure cause, ScriptedServer.Script script) throws Exception {
        try (var server = new ScriptedServer(script)) {
            run(Plans.get(server.port()).connections(2).requests(10)).assertAllFailed(10, cause);
        }
    }

    @Test
    void nobodyListensIsRefused() throws Exception {
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        var outcome = run(Plans.get(port).connections(2).requests(10));
        outcome.assertAllFailed(10, Failure.CONNECT_REFUSED);
        assertThat(outcome.counts().connectionsOpened()).isZero();
        assertThat(outcome.counts().bytesSent()).isZero();
    }

    @Test
    void deadServerIsNotHammered() throws Exception {
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        var outcome = run(Plans.get(port).lasting(Duration.ofMillis(500)));
        assertThat(outcome.counts().started()).isBetween(3L, 15L);
    }

    @Test
    void fullBacklogIsAConnectTimeout() throws Exception {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            List<Socket> fill = new ArrayList<>();
            try {
                for (int i = 0; i < 2; i++) {
                    fill.add(new Socket(server.getInetAddress(), server.getLocalPort()));
                }
                run(Plans.get(server.getLocalPort()).connections(3).requests(6).timeout(Duration.ofMillis(100)))
                        .assertAllFailed(6, Failure.CONNECT_TIMEOUT);
            } finally {
                for (Socket socket : fill) {
                    socket.close();
                }
            }
        }
    }

    @Test
    void noAnswerInTimeIsATimeout() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.hold();
        })) {
            long began = System.nanoTime();
            var outcome = run(Plans.get(server.port()).connections(2).requests(4).timeout(Duration.ofMillis(100)));
            outcome.assertAllFailed(4, Failure.TIMEOUT);
            assertThat(Duration.ofNanos(System.nanoTime() - began)).isGreaterThanOrEqualTo(Duration.ofMillis(200));
        }
    }

    @Test
    void halfAnAnswerInTimeIsATimeoutToo() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send(HELLO.substring(0, HELLO.length() - 1));
            peer.hold();
        })) {
            run(Plans.get(server.port()).requests(2).timeout(Duration.ofMillis(100))).assertAllFailed(2, Failure.TIMEOUT);
        }
    }

    @Test
    void closeBeforeAnyByteIsClosedEarly() throws Exception {
        assertEachFails(Failure.CLOSED_EARLY, ScriptedServer.Peer::request);
    }

    @Test
    void closeInsideHeadOrBodyIsTruncated() throws Exception {
        for (int length : new int[] {1, 30, HELLO.length() - 1}) {
            assertEachFails(Failure.TRUNCATED, peer -> {
                peer.request();
                peer.send(HELLO.substring(0, length));
            });
        }
    }

    @Test
    void closeInsideChunksIsTruncated() throws Exception {
        assertEachFails(Failure.TRUNCATED, peer -> {
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n");
        });
    }

    @Test
    void resetBeforeAndInsideTheAnswerIsReset() throws Exception {
        assertEachFails(Failure.RESET, peer -> {
            peer.request();
            peer.reset();
        });
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send(HELLO.substring(0, 20));
            // The reset must not overtake the bytes, so it waits until the client has had time to close or has closed.
            peer.socket.setSoTimeout(50);
            try {
                peer.hold();
            } catch (java.net.SocketTimeoutException e) {
                peer.reset();
            }
        })) {
            run(Plans.get(server.port()).connections(2).requests(4)).assertAllFailed(4, Failure.RESET);
        }
    }

    @Test
    void whatIsNotHttpIsAProtocolFailure() throws Exception {
        for (String answer : List.of("HELLO\r\n\r\n", "HTTP/1.1 2x0 OK\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
                "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n")) {
            assertEachFails(Failure.PROTOCOL, peer -> {
                peer.request();
                peer.send(answer);
                peer.hold();
            });
        }
    }

    @Test
    void headWithoutEndIsAProtocolFailure() throws Exception {
        assertEachFails(Failure.PROTOCOL, peer -> {
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\n" + "X: y\r\n".repeat(20_000));
            peer.hold();
        });
    }

    @Test
    void unexpectedStatusIsAFailureOfAWholeResponse() throws Exception {
        try (var server = ScriptedServer.answering("HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n")) {
            var outcome = run(Plans.get(server.port()).requests(10));
            outcome.assertAllFailed(10, Failure.STATUS);
            assertThat(outcome.counts().completed()).isEqualTo(10);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(1);
            run(Plans.get(server.port()).requests(10).statuses("5xx")).assertAllSucceeded(10);
        }
    }

    @Test
    void lengthIsMeasuredAgainstTheFirstOfTheRun() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            for (int i = 0; peer.request() != null; i++) {
                String body = "x".repeat(i == 0 ? 5 : i % 2 == 0 ? 5 : 6);
                peer.send("HTTP/1.1 200 OK\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
            }
        })) {
            var outcome = run(Plans.get(server.port()).requests(10).sameLength());
            assertThat(outcome.counts().failed(Failure.LENGTH)).isEqualTo(5);
            assertThat(outcome.counts().succeeded()).isEqualTo(5);
            assertThat(outcome.engine().firstResponse().orElseThrow().bodyBytes()).isEqualTo(5);
        }
    }

    @Test
    void bodyWithoutTheTextIsAFailure() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            run(Plans.get(server.port()).requests(10).bodyContains("worlds")).assertAllFailed(10, Failure.BODY);
        }
    }

    @Test
    void staleConnectionIsRetriedOnceAndNotAFailure() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send(HELLO);
        })) {
            var outcome = run(Plans.get(server.port()).requests(20));
            outcome.assertAllSucceeded(20);
            assertThat(outcome.counts().reconnects()).isEqualTo(19);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(20);
        }
    }

    @Test
    void staleConnectionIsNotRetriedForAPost() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send(HELLO);
        })) {
            var outcome = run(Plans.get(server.port()).method("POST").body("x").requests(20));
            assertThat(outcome.counts().reconnects()).isZero();
            assertThat(outcome.counts().succeeded()).isEqualTo(10);
            assertThat(outcome.counts().failed()).isEqualTo(10);
            assertThat(outcome.counts().failures()).doesNotContainKeys(Failure.TRUNCATED, Failure.PROTOCOL);
        }
    }

    @Test
    void retryIsNotRetriedAgain() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            if (peer.index == 0) {
                peer.send(HELLO);
            }
        })) {
            var outcome = run(Plans.get(server.port()).requests(2));
            assertThat(outcome.counts().reconnects()).isEqualTo(1);
            assertThat(outcome.counts().succeeded()).isEqualTo(1);
            assertThat(outcome.counts().failed(Failure.CLOSED_EARLY)).isEqualTo(1);
        }
    }
}
