package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.measure.Failure;
import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Servers that make a blocking client wait forever, each in a call of its own. */
@Timeout(30)
class PreflightHangTest {
    private static final Duration PATIENCE = Duration.ofMillis(500);

    @TempDir
    private Path folder;
    private final List<SocketChannel> fill = new ArrayList<>();

    @AfterEach
    void giveBack() throws IOException {
        for (SocketChannel channel : fill) {
            channel.close();
        }
    }

    private static void assertGivesUp(Plans plans, int port) {
        long start = System.nanoTime();
        assertThat(Preflight.ask(plans.plan(), new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE)
                .failure()).contains(Failure.TIMEOUT);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(PATIENCE.multipliedBy(10));
    }

    @Test
    void bodyThatNobodyReads() throws Exception {
        try (var server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            assertGivesUp(Plans.get(server.getLocalPort()).method("PUT").body("b".repeat(20_000_000)),
                    server.getLocalPort());
        }
    }

    @Test
    void handshakeThatComesByteByByte() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.send("\u0016\u0003\u0003\u0040\0");
            drip(peer);
        })) {
            assertGivesUp(Plans.get(server.port()).tls(Plans.TRUSTING), server.port());
        }
    }

    @Test
    void answerThatComesByteByByte() throws Exception {
        try (var server = new ScriptedServer(peer -> {
            peer.send("HTTP/1.1 200 OK\r\n\r\n");
            drip(peer);
        })) {
            assertGivesUp(Plans.get(server.port()), server.port());
        }
    }

    private static void drip(ScriptedServer.Peer peer) throws IOException {
        peer.socket.setSoTimeout(50);
        for (int i = 0; i < 400; i++) {
            peer.send("x");
            try {
                peer.hold();
                return;
            } catch (SocketTimeoutException e) {
                assert peer.socket.isConnected() : e;
            }
        }
    }

    /** Connecting to a Unix socket blocks while its backlog is full. */
    @Test
    void unixSocketThatTakesNobody() throws Exception {
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("full.sock"));
        try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(address, 1);
            fillBacklog(address);
            Plan plan = Plans.get(80).via(new Via.UnixSocket(address.getPath().toString())).plan();
            assertThatThrownBy(() -> Reach.check(plan, PATIENCE)).isInstanceOf(IOException.class)
                    .hasMessageContaining(address.getPath().toString()).hasMessageContaining("took no connection");
            assertThat(Preflight.ask(plan, address, PATIENCE).failure()).contains(Failure.TIMEOUT);
        }
    }

    private void fillBacklog(UnixDomainSocketAddress address) throws IOException {
        boolean full = false;
        while (!full) {
            SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
            fill.add(channel);
            channel.configureBlocking(false);
            try {
                full = !channel.connect(address);
            } catch (IOException e) {
                assert e.getMessage().contains("temporarily unavailable") : e;
                full = true;
            }
        }
    }

    @Test
    void pathsThatAreNoSockets() throws Exception {
        Path file = Files.createFile(folder.resolve("file"));
        for (String path : List.of(file.toString(), folder.toString(), folder.resolve("none").toString(),
                folder.resolve("x".repeat(200)).toString())) {
            assertThatThrownBy(() -> Reach.check(Plans.get(80).via(new Via.UnixSocket(path)).plan(), PATIENCE))
                    .isInstanceOf(IOException.class).hasMessageContaining(path);
        }
    }
}
