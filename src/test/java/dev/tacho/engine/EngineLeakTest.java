package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tacho.plan.Plans;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a run has opened it closes, however its connections end. */
class EngineLeakTest {
    private static final Path OPEN = Path.of("/proc/self/fd");
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";

    static List<Transport> transports() {
        return Drive.transports();
    }

    private static long open() throws IOException {
        try (Stream<Path> files = Files.list(OPEN)) {
            return files.count();
        }
    }

    @ParameterizedTest
    @MethodSource("transports")
    void thousandConnectionsLeaveNoFileOpen(Transport transport) throws Exception {
        assumeTrue(Files.isDirectory(OPEN), "needs /proc");
        try (var server = new ScriptedServer(peer -> {
            for (int i = 0; peer.request() != null; i++) {
                switch ((peer.index + i) % 5) {
                    case 0 -> peer.send("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok");
                    case 1 -> peer.reset();
                    case 2 -> peer.send(OK + "more than was asked for");
                    case 3 -> peer.hold();
                    default -> peer.send(OK);
                }
            }
        })) {
            Plans plans = Plans.get(server.port()).connections(1_000).loops(2).timeout(Duration.ofMillis(300))
                    .lasting(Duration.ofMillis(1_200));
            Drive.run(Plans.get(server.port()).requests(4).timeout(Duration.ofMillis(50)), transport);
            awaitOpen(server, 1 << 20);
            long before = open();
            Drive.run(plans, transport);
            Drive.run(plans, transport, engine -> {
                while (engine.openConnections() < 100) {
                    Thread.onSpinWait();
                }
                engine.stop();
            });
            awaitOpen(server, before);
        }
    }

    /** The threads of a run and of the server close what they had after its end. */
    private static void awaitOpen(ScriptedServer server, long most) throws IOException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        long open = open();
        while (open > most || server.serving() > 0) {
            assertThat(System.nanoTime()).as("%s files open, %s before", open, most).isLessThan(end);
            Thread.onSpinWait();
            open = open();
        }
    }
}
