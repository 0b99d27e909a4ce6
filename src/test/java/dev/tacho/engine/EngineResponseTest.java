package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import dev.tacho.plan.Plans;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.api.Test;

/** Whole responses of every shape, on every transport. */
@ParameterizedClass
@MethodSource("transports")
class EngineResponseTest {
    private static final String HELLO =
            "HTTP/1.1 200 OK\r\nServer: scripted/1\r\nContent-Length: 11\r\n\r\nhello world";
    private final Transport transport;

    EngineResponseTest(Transport transport) {
        this.transport = transport;
    }

    static List<Transport> transports() {
        return Drive.transports();
    }

    private Drive.Outcome run(Plans plans) throws Exception {
        return Drive.run(plans, transport);
    }

    @Test
    void keepAliveUsesOneConnectionForEachClient() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            var outcome = run(Plans.get(server.port()).connections(7).requests(500));
            outcome.assertAllSucceeded(500);
            assertThat(server.requests()).isEqualTo(500);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(7);
            assertThat(outcome.counts().keptAlive()).isEqualTo(500);
            assertThat(outcome.counts().bytesBody()).isEqualTo(500 * 11);
            assertThat(outcome.counts().bytesReceived()).isEqualTo(500L * HELLO.length());
            long each = Plans.get(server.port()).plan().request().length();
            assertThat(outcome.counts().bytesSent()).isEqualTo(500 * each);
            assertThat(outcome.counts().statuses()).containsOnly(java.util.Map.entry(200, 500L));
            assertThat(outcome.recording().distribution(Metric.RESPONSE).count()).isEqualTo(500);
            assertThat(outcome.recording().distribution(Metric.CONNECT).count()).isEqualTo(7);
            assertThat(outcome.engine().firstResponse()).hasValue(new FirstResponse(200, "scripted/1", 11));
            assertThat(outcome.engine().transport()).isEqualTo(transport.key());
        }
    }

    @Test
    void exactlyAsManyRequestsAsAskedForAcrossLoops() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            run(Plans.get(server.port()).connections(20).loops(2).requests(10_007)).assertAllSucceeded(10_007);
            assertThat(server.requests()).isEqualTo(10_007);
        }
    }

    @Test
    void fewerRequestsThanClients() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            run(Plans.get(server.port()).connections(20).loops(2).requests(3)).assertAllSucceeded(3);
        }
    }

    @Test
    void oneConnectionPerRequestLeavesTheServerToClose() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok");
        })) {
            var outcome = run(Plans.get(server.port()).connectionPerRequest().connections(3).requests(2_000));
            outcome.assertAllSucceeded(2_000);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(2_000);
            assertThat(outcome.counts().keptAlive()).isZero();
        }
    }

    @Test
    void http10KeepsAliveOnlyWhereTheServerSaysSo() throws Exception {
        try (var kept = ScriptedServer.answering(
                "HTTP/1.0 200 OK\r\nconnection: Keep-Alive\r\nContent-Length: 2\r\n\r\nok");
             var closed = new ScriptedServer(peer -> {
                 peer.request();
                 peer.send("HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok");
             })) {
            var one = run(Plans.get(kept.port()).http10().requests(50));
            one.assertAllSucceeded(50);
            assertThat(one.counts().connectionsOpened()).isEqualTo(1);
            var many = run(Plans.get(closed.port()).http10().requests(50));
            many.assertAllSucceeded(50);
            assertThat(many.counts().connectionsOpened()).isEqualTo(50);
        }
    }

    @Test
    void chunkedBodiesAreCountedWithoutTheirFraming() throws Exception {
        try (var server = ScriptedServer.answering(
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5;x=y\r\nhello\r\n"
                        + "6\r\n world\r\n0\r\nT: 1\r\n\r\n")) {
            var outcome = run(Plans.get(server.port()).requests(20).bodyContains("lo wor"));
            outcome.assertAllSucceeded(20);
            assertThat(outcome.counts().bytesBody()).isEqualTo(220);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(1);
        }
    }

    @Test
    void bodyEndedByCloseIsWhole() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\n\r\nuntil the end");
        })) {
            var outcome = run(Plans.get(server.port()).requests(20));
            outcome.assertAllSucceeded(20);
            assertThat(outcome.counts().bytesBody()).isEqualTo(20 * 13);
        }
    }

    @Test
    void headHasNoBodyWhateverItsLength() throws Exception {
        try (var server = ScriptedServer.answering("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")) {
            var outcome = run(Plans.get(server.port()).method("HEAD").requests(20));
            outcome.assertAllSucceeded(20);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(1);
        }
    }

    @Test
    void interimAnswersAndBodilessStatusesAreNoObstacle() throws Exception {
        try (var server = ScriptedServer.answering(
                "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 204\r\n\r\n")) {
            var outcome = run(Plans.get(server.port()).requests(20));
            outcome.assertAllSucceeded(20);
            assertThat(outcome.counts().statuses()).containsOnly(java.util.Map.entry(204, 20L));
        }
    }

    @Test
    void bytesAfterTheResponseCostTheConnectionButNotTheRequest() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            peer.send(HELLO + "more");
            peer.hold();
        })) {
            var outcome = run(Plans.get(server.port()).requests(10));
            outcome.assertAllSucceeded(10);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(10);
        }
    }

    @Test
    void largeRequestBodiesArriveWhole() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            Plans plans = Plans.get(server.port()).method("POST").body("b".repeat(5_000_000)).connections(2)
                    .requests(10);
            var outcome = run(plans);
            outcome.assertAllSucceeded(10);
            assertThat(outcome.counts().bytesSent()).isEqualTo(10L * plans.plan().request().length());
            assertThat(server.requests()).isEqualTo(10);
        }
    }

    @Test
    void earlyAnswerToALargeBodyCountsByItsStatus() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.socket.getInputStream().read();
            peer.send("HTTP/1.1 413 Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
            peer.socket.shutdownOutput();
            peer.hold();
        })) {
            var outcome = run(Plans.get(server.port()).method("POST").body("b".repeat(20_000_000)).requests(5));
            outcome.assertAllFailed(5, Failure.STATUS);
            assertThat(outcome.counts().statuses()).containsOnly(java.util.Map.entry(413, 5L));
        }
    }

    @Test
    void earlyAnswerBeforeAResetCountsByItsStatusToo() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.socket.getInputStream().read();
            peer.send("HTTP/1.1 413 Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
        })) {
            run(Plans.get(server.port()).method("POST").body("b".repeat(20_000_000)).requests(20))
                    .assertAllFailed(20, Failure.STATUS);
        }
    }

    @Test
    void answersCutAnywhereAreReadAllTheSame() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            while (peer.request() != null) {
                for (int i = 0; i < HELLO.length(); i++) {
                    peer.send(HELLO.substring(i, i + 1));
                }
            }
        })) {
            run(Plans.get(server.port()).requests(30).bodyContains("hello world")).assertAllSucceeded(30);
        }
    }

    @Test
    void durationEndsTheRunAndGivesUpWhatIsInFlight() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            long began = System.nanoTime();
            var outcome = run(Plans.get(server.port()).connections(4).loops(2).lasting(Duration.ofMillis(300)));
            assertThat(Duration.ofNanos(System.nanoTime() - began))
                    .isBetween(Duration.ofMillis(300), Duration.ofSeconds(5));
            assertThat(outcome.counts().failures()).isEmpty();
            assertThat(outcome.counts().succeeded()).isPositive();
            assertThat(outcome.counts().abandoned()).isBetween(0L, 4L);
        }
    }
}
