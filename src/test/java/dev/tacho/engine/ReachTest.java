package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.plan.Endpoint;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReachTest {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    @Test
    void findsTheAddressOfANameThatAnswers() throws Exception {
        try (var server = new ServerSocket(0, 10, InetAddress.getByAddress(new byte[] {127, 0, 0, 1}))) {
            Reach.Found reached = Reach.check(new Endpoint("localhost", server.getLocalPort()), PATIENCE);
            InetSocketAddress found = (InetSocketAddress) reached.address();
            assertThat(reached.resolveMillis()).isBetween(0.0, 5_000.0);
            assertThat(found.getAddress().isLoopbackAddress()).isTrue();
            assertThat(found.getPort()).isEqualTo(server.getLocalPort());
        }
    }

    @Test
    void unknownHostIsNamed() {
        assertThatThrownBy(() -> Reach.check(new Endpoint("foo.invalid", 80), PATIENCE)).isInstanceOf(IOException.class)
                .hasMessage("The host “foo.invalid” cannot be found. Check the spelling of the URL.");
    }

    @Test
    void nobodyThereSaysSo() throws Exception {
        int port;
        try (var socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        assertThatThrownBy(() -> Reach.check(new Endpoint("127.0.0.1", port), PATIENCE)).isInstanceOf(IOException.class)
                .hasMessage("Nothing listens on 127.0.0.1:" + port
                        + ". Start the server or correct the port in the URL.");
    }

    @Test
    void fullBacklogIsSilence() throws Exception {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            List<Socket> fill = new ArrayList<>();
            try {
                for (int i = 0; i < 2; i++) {
                    fill.add(new Socket(server.getInetAddress(), server.getLocalPort()));
                }
                Endpoint endpoint = new Endpoint("127.0.0.1", server.getLocalPort());
                assertThatThrownBy(() -> Reach.check(endpoint, Duration.ofSeconds(1)))
                        .isInstanceOf(IOException.class).hasMessageContaining("did not answer within 1 s");
            } finally {
                for (Socket socket : fill) {
                    socket.close();
                }
            }
        }
    }
}
