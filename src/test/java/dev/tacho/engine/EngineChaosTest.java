package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.plan.Plans;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EngineChaosTest {
    private static final String HELLO = "HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nhello world";

    static List<Transport> transports() {
        return Drive.transports();
    }

    @ParameterizedTest
    @MethodSource("transports")
    void everyRequestIsAccountedForWhateverTheServerDoes(Transport transport) throws Exception {
        AtomicLong turn = new AtomicLong();
        try (var server = new ScriptedServer(peer -> {
            while (peer.request() != null) {
                switch ((int) (turn.getAndIncrement() * 7 % 11)) {
                    case 0 -> {
                        return;
                    }
                    case 1 -> {
                        peer.reset();
                        return;
                    }
                    case 2 -> {
                        peer.send(HELLO.substring(0, 25));
                        return;
                    }
                    case 3 -> {
                        peer.send("rubbish\r\n\r\n");
                        peer.hold();
                    }
                    case 4 -> peer.send(HELLO + HELLO);
                    case 5 -> peer.hold();
                    case 6 -> {
                        peer.send("HTTP/1.0 200 OK\r\n\r\nold");
                        return;
                    }
                    default -> peer.send(HELLO);
                }
            }
        })) {
            var outcome = Drive.run(Plans.get(server.port()).connections(30).loops(2).requests(1_500)
                    .timeout(Duration.ofMillis(100)), transport);
            assertThat(outcome.counts().started()).isEqualTo(1_500);
            assertThat(outcome.counts().abandoned()).isZero();
            assertThat(outcome.counts().failures()).hasSizeGreaterThanOrEqualTo(3);
            assertThat(outcome.counts().succeeded()).isPositive();
        }
    }
}
