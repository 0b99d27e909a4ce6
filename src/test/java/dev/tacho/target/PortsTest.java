package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import org.junit.jupiter.api.Test;

class PortsTest {
    private static final int FIRST_OF_THE_SYSTEM = 32_768;

    @Test
    void chosenPortsAreDifferentAndNoneOfThoseThatClientsAreGiven() throws IOException {
        List<Integer> ports = Ports.free(50);

        assertThat(ports).doesNotHaveDuplicates().hasSize(50)
                .allSatisfy(port -> assertThat(port).isBetween(20_000, FIRST_OF_THE_SYSTEM - 1));
    }

    @Test
    void whoListensOnOneAddressOnlyHasThePort() throws IOException {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(Ports.isTaken(other.getLocalPort())).isTrue();
        }
    }
}
