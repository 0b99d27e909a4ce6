package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.measure.Recording;
import dev.tacho.plan.Plans;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.api.Test;

/** How a run ends before its limits, and how an engine lives. */
@ParameterizedClass
@MethodSource("transports")
class EngineStopTest {
    private static final String HELLO = "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world";
    private final Transport transport;

    EngineStopTest(Transport transport) {
        this.transport = transport;
    }

    static List<Transport> transports() {
        return Drive.transports();
    }

    @Test
    void stopGivesUpWhatIsInFlightAtOnce() throws Exception {
        CountDownLatch asked = new CountDownLatch(8);
        try (var server = new ScriptedServer(peer -> {
            peer.request();
            asked.countDown();
            peer.hold();
        })) {
            long[] stopped = new long[1];
            var outcome = Drive.run(Plans.get(server.port()).connections(8).loops(2), transport, engine -> {
                awaitUninterrupted(asked);
                // The server may hear of a connection before the loop has counted it.
                awaitOpen(engine, 8);
                stopped[0] = System.nanoTime();
                engine.stop();
            });
            assertThat(Duration.ofNanos(System.nanoTime() - stopped[0])).isLessThan(Duration.ofSeconds(1));
            assertThat(outcome.counts().abandoned()).isEqualTo(8);
            assertThat(outcome.counts().started()).isEqualTo(8);
        }
    }

    private static void awaitUninterrupted(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void awaitOpen(Engine engine, int connections) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (engine.openConnections() != connections && System.nanoTime() < deadline) {
            Thread.onSpinWait();
        }
        assertThat(engine.openConnections()).isEqualTo(connections);
    }

    @Test
    void stopDoesNotWaitForAPauseAfterAFailedConnect() throws Exception {
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        var outcome = Drive.run(Plans.get(port).connections(5), transport, Engine::stop);
        assertThat(outcome.counts().failed() + outcome.counts().abandoned()).isLessThanOrEqualTo(5);
    }

    @Test
    void manyClientsAreOpenedBitByBit() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            var outcome = Drive.run(Plans.get(server.port()).connections(2_000).loops(2).requests(20_000), transport);
            outcome.assertAllSucceeded(20_000);
            assertThat(outcome.counts().connectionsOpened()).isLessThanOrEqualTo(2_000);
        }
    }

    @Test
    void stopBeforeStartSendsNothing() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            var plan = Plans.get(server.port()).requests(10).plan();
            var address = new InetSocketAddress("127.0.0.1", server.port());
            Engine engine = new Engine(plan, address, new Recording(1), transport);
            engine.stop();
            engine.start().get(10, TimeUnit.SECONDS);
            assertThat(server.accepted()).isZero();
            assertThatThrownBy(engine::start).isInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    void loopsAreNamedThreadsThatEndWithTheRun() throws Exception {
        try (var server = ScriptedServer.answering(HELLO)) {
            var plan = Plans.get(server.port()).connections(2).loops(2).requests(10).plan();
            var address = new InetSocketAddress("127.0.0.1", server.port());
            Engine engine = new Engine(plan, address, new Recording(2), transport);
            List<Thread> loops = engine.loops();
            assertThat(loops).extracting(Thread::getName).containsExactly("tacho-load-0", "tacho-load-1");
            assertThat(loops).allMatch(Thread::isAlive);
            engine.start().get(10, TimeUnit.SECONDS);
            for (Thread loop : loops) {
                loop.join(Duration.ofSeconds(10));
                assertThat(loop.isAlive()).isFalse();
            }
        }
    }
}
