package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.api.Test;

/** What sockets do only under strain: filled buffers, crowds, descriptors used again at once; on every transport. */
@ParameterizedClass
@MethodSource("transports")
class EngineSocketTest {
    private static final String HELLO = "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world";
    private final Transport transport;

    EngineSocketTest(Transport transport) {
        this.transport = transport;
    }

    static List<Transport> transports() {
        return Drive.transports();
    }

    /** The buffers between the two hold a fraction of the body, so most of it waits for room. */
    @Test
    void slowReaderGetsALargeBodyWholeInManyParts() throws Exception {
        int body = 3_000_000;
        try (var server = new ScriptedServer(peer -> {
            peer.socket.setReceiveBufferSize(65_536);
            while (peer.request() != null) {
                peer.send(HELLO);
            }
        })) {
            Plans plans = Plans.get(server.port()).method("POST").body("b".repeat(body)).connections(3).requests(9);
            var outcome = Drive.run(plans, transport);
            outcome.assertAllSucceeded(9);
            assertThat(outcome.counts().bytesSent()).isEqualTo(9L * plans.plan().request().length());
            assertThat(server.requests()).isEqualTo(9);
        }
    }

    @Test
    void writeThatNobodyTakesIsATimeout() throws Exception {
        try (var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Plans plans = Plans.get(server.getLocalPort()).method("POST").body("b".repeat(20_000_000))
                    .timeout(Duration.ofMillis(200)).requests(2);
            var outcome = Drive.run(plans, transport);
            outcome.assertAllFailed(2, Failure.TIMEOUT);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(2);
            assertThat(outcome.counts().bytesSent()).isPositive().isLessThan(2L * plans.plan().request().length());
        }
    }

    /** Answers that fill the buffer of a read several times, which edge-triggered events announce once. */
    @Test
    void largeAnswersAreReadToTheirEnd() throws Exception {
        int body = 1_000_003;
        String answer = "HTTP/1.1 200 OK\r\nContent-Length: " + body + "\r\n\r\n" + "x".repeat(body);
        try (var server = ScriptedServer.answering(answer)) {
            var outcome = Drive.run(Plans.get(server.port()).connections(4).requests(100), transport);
            outcome.assertAllSucceeded(100);
            assertThat(outcome.counts().bytesBody()).isEqualTo(100L * body);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(4);
        }
    }

    /**
     * In a batch of events some connections are closed and others opened, which get the descriptors just given back.
     * Were an event to reach the wrong one, requests would fail or be answered by what was not theirs.
     */
    @Test
    void descriptorsUsedAgainAtOnceAreNotMixedUp() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            String body = "n" + peer.index;
            String head = "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: " + body.length() + "\r\n\r\n";
            switch (peer.index % 3) {
                case 0 -> peer.send(head + body);
                case 1 -> peer.send(head + body + "and bytes that cost the connection");
                default -> peer.reset();
            }
        })) {
            var outcome = Drive.run(Plans.get(server.port()).connectionPerRequest().connections(60).requests(9_000),
                    transport);
            assertThat(outcome.counts().abandoned()).isZero();
            assertThat(outcome.counts().failures()).containsOnlyKeys(Failure.RESET);
            assertThat(outcome.counts().failed(Failure.RESET)).isEqualTo(3_000);
            assertThat(outcome.counts().succeeded()).isEqualTo(6_000);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(9_000);
            assertThat(outcome.recording().distribution(Metric.CONNECT).count()).isEqualTo(9_000);
        }
    }

    @Test
    void thousandsOfConnectionsAreServedEach() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            int crowd = Math.min(5_000, Descriptors.forConnections() / 3);
            var outcome = Drive.run(Plans.get(server.port()).connections(crowd).requests(crowd * 3L), transport);
            outcome.assertAllSucceeded(crowd * 3L);
            assertThat(outcome.counts().connectionsOpened()).isBetween(crowd / 2L, (long) crowd);
        }
    }

    @Test
    void version6AddressesAreConnectedTo() throws Exception {
        try (var server = new ServerSocket(0, 50, InetAddress.getByName("::1"))) {
            Thread.ofVirtual().start(() -> answerOnce(server));
            Plan plan = Plans.get(server.getLocalPort()).requests(1).plan();
            Recording recording = new Recording(1);
            new Engine(plan, new InetSocketAddress(server.getInetAddress(), server.getLocalPort()), recording, transport)
                    .start().get(10, TimeUnit.SECONDS);
            recording.takeInterval();
            assertThat(recording.counts().succeeded()).isEqualTo(1);
        }
    }

    private static void answerOnce(ServerSocket server) {
        try (Socket socket = server.accept()) {
            assertThat(socket.getInputStream().read()).isPositive();
            socket.getOutputStream().write(HELLO.getBytes(StandardCharsets.US_ASCII));
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
