package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Failure;
import dev.tacho.plan.Dialing;
import dev.tacho.plan.Endpoint;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class PreflightTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final String HELLO = "HTTP/1.1 200 OK\r\nServer: hello/1\r\nContent-Length: 11\r\n\r\nHello World";

    @TempDir
    Path folder;

    private static Preflight.Report ask(Plan plan, int port, Duration patience) {
        return Preflight.ask(plan, new InetSocketAddress(InetAddress.getLoopbackAddress(), port), patience);
    }

    private static Preflight.Report asking(ScriptedServer server) {
        return ask(Plans.get(server.port()).plan(), server.port(), PATIENCE);
    }

    private static Preflight.Report answered(String response) throws IOException {
        try (ScriptedServer server = ScriptedServer.answering(response)) {
            return asking(server);
        }
    }

    private static Plan dialled(Plan plan, Dialing.Via via, Optional<Dialing.Tls> tls) {
        Dialing plain = plan.dialing();
        return new Plan(plan.endpoint(), new Dialing(via, plain.keepAlive(), plain.requestsPerConnection(), false, true,
                0, 0, List.of(), tls), plan.mix(), plan.expectation(), plan.pacing(), plan.span(), plan.timeoutNanos(),
                plan.tickNanos(), plan.slices());
    }

    @Test
    void statusHeadersSizesAndTimesAreReported() throws IOException {
        Preflight.Report report = answered(HELLO);
        assertThat(report.failure()).isEmpty();
        assertThat(report.status()).isEqualTo(200);
        assertThat(report.reason()).isEqualTo("OK");
        assertThat(report.headers()).containsExactly(new Preflight.Field("Server", "hello/1"),
                new Preflight.Field("Content-Length", "11"));
        assertThat(report.headBytes()).isEqualTo(HELLO.length() - 11);
        assertThat(report.bodyBytes()).isEqualTo(11);
        assertThat(report.connectMillis()).isPositive();
        assertThat(report.responseMillis()).isPositive();
        assertThat(report.handshakeMillis()).isZero();
    }

    @Test
    void aSecondRequestOnTheSameConnectionTellsWhetherItIsKept() throws IOException {
        try (ScriptedServer server = ScriptedServer.answering(HELLO)) {
            assertThat(asking(server).keepsAlive()).isTrue();
            assertThat(server.accepted()).isEqualTo(1);
            assertThat(server.requests()).isEqualTo(2);
        }
    }

    @Test
    void aServerThatClosesInSpiteOfItsWordDoesNotKeepAlive() throws IOException {
        try (ScriptedServer server = new ScriptedServer(peer -> {
            peer.request();
            peer.send(HELLO);
        })) {
            Preflight.Report report = asking(server);
            assertThat(report.failure()).isEmpty();
            assertThat(report.keepsAlive()).isFalse();
            assertThat(report.secondBodyBytes()).isEmpty();
        }
        assertThat(answered("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n").keepsAlive()).isFalse();
    }

    @Test
    void withoutKeepAliveThereIsOneRequest() throws IOException {
        try (ScriptedServer server = ScriptedServer.answering(HELLO)) {
            ask(Plans.get(server.port()).connectionPerRequest().plan(), server.port(), PATIENCE);
            assertThat(server.requests()).isEqualTo(1);
        }
    }

    @Test
    void theSecondBodysLengthIsReported() throws IOException {
        try (ScriptedServer server = new ScriptedServer(peer -> {
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na");
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nab");
        })) {
            assertThat(asking(server).secondBodyBytes()).hasValue(2);
        }
    }

    @Test
    void interimResponsesAndFoldsDoNotConfuseTheHead() throws IOException {
        Preflight.Report report = answered("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
                + "HTTP/1.1 200\r\nX: a\u0007b\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n");
        assertThat(report.status()).isEqualTo(200);
        assertThat(report.reason()).isEmpty();
        assertThat(report.headers()).extracting(Preflight.Field::name).containsExactly("X", "Transfer-Encoding");
        assertThat(report.headers().getFirst().value()).isEqualTo("a\ufffdb");
        assertThat(report.bodyBytes()).isEqualTo(3);
    }

    @Test
    void aBodyThatIsNotAsCheckedIsTold() throws IOException {
        try (ScriptedServer server = ScriptedServer.answering(HELLO)) {
            assertThat(ask(Plans.get(server.port()).bodyContains("World").plan(), server.port(), PATIENCE).bodyFound())
                    .isTrue();
            assertThat(ask(Plans.get(server.port()).bodyContains("Mars").plan(), server.port(), PATIENCE).bodyFound())
                    .isFalse();
        }
    }

    @Test
    void aBodyThatIsNotTheNumberWantedIsToldWithWhatItIs() throws IOException {
        String head = "HTTP/1.1 200 OK\r\nContent-Length: ";
        try (ScriptedServer server = ScriptedServer.answering(head + "6\r\n\r\n49.25\n")) {
            Preflight.Report fits = ask(Plans.get(server.port()).bodyNumber(10, 90).plan(), server.port(), PATIENCE);
            assertThat(fits.numberFits()).isTrue();
            assertThat(fits.number()).hasValue(49.25);
            Preflight.Report other = ask(Plans.get(server.port()).bodyNumber(50, 90).plan(), server.port(), PATIENCE);
            assertThat(other.numberFits()).isFalse();
            assertThat(other.number()).hasValue(49.25);
            assertThat(ask(Plans.get(server.port()).plan(), server.port(), PATIENCE).number()).isEmpty();
        }
        try (ScriptedServer server = ScriptedServer.answering(HELLO)) {
            Preflight.Report none = ask(Plans.get(server.port()).bodyNumber(10, 90).plan(), server.port(), PATIENCE);
            assertThat(none.numberFits()).isFalse();
            assertThat(none.number()).isEmpty();
        }
    }

    @Test
    void whyThereIsNoResponseIsNamed() throws IOException {
        assertThat(answered("SSH-2.0-OpenSSH\r\n").failure()).contains(Failure.PROTOCOL);
        try (ScriptedServer server = new ScriptedServer(ScriptedServer.Peer::request)) {
            assertThat(asking(server).failure()).contains(Failure.CLOSED_EARLY);
        }
        try (ScriptedServer server = new ScriptedServer(peer -> {
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\nContent-Length: 11\r\n\r\nHel");
        })) {
            assertThat(asking(server).failure()).contains(Failure.TRUNCATED);
        }
        int port;
        try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            port = silent.getLocalPort();
            assertThat(ask(Plans.get(port).plan(), port, Duration.ofMillis(200)).failure()).contains(Failure.TIMEOUT);
        }
        assertThat(ask(Plans.get(port).plan(), port, PATIENCE).failure()).contains(Failure.CONNECT_REFUSED);
    }

    @Test
    void whatMayChangeSomethingIsNotAskedTwice() {
        assertThat(Preflight.suits(Plans.get(1).method("POST").plan())).isFalse();
        assertThat(Preflight.suits(Plans.get(1).plan())).isTrue();
    }

    @Test
    void aUnixSocketIsAskedToo() throws Exception {
        UnixDomainSocketAddress address = UnixDomainSocketAddress.of(folder.resolve("s"));
        try (ServerSocketChannel listener = ServerSocketChannel.open(StandardProtocolFamily.UNIX).bind(address)) {
            Thread server = Thread.ofVirtual().start(() -> serveOnce(listener));
            Plan plan = dialled(Plans.get(80).connectionPerRequest().plan(),
                    new Dialing.Via.UnixSocket(address.getPath().toString()), Optional.empty());
            Preflight.Report report = Preflight.ask(plan, address, PATIENCE);
            assertThat(report.status()).isEqualTo(200);
            assertThat(report.bodyBytes()).isEqualTo(11);
            server.join();
            assertThat(Preflight.ask(plan, address, Duration.ofMillis(200)).failure()).contains(Failure.TIMEOUT);
        }
    }

    private static void serveOnce(ServerSocketChannel listener) {
        try (SocketChannel peer = listener.accept()) {
            Channels.newInputStream(peer).read();
            peer.write(ByteBuffer.wrap(HELLO.getBytes(StandardCharsets.US_ASCII)));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Dialing.Tls anyTls() {
        return new Dialing.Tls(false, true, true, List.of(), List.of(), Optional.empty(), Optional.empty());
    }

    @Test
    void tlsIsSpokenAndItsHandshakeTimed() throws Exception {
        BlockingQueue<SSLException> brokenOff = new LinkedBlockingQueue<>();
        try (SSLServerSocket listener = secureListener()) {
            Thread.ofVirtual().start(() -> {
                while (!listener.isClosed()) {
                    try (SSLSocket peer = (SSLSocket) listener.accept()) {
                        peer.getInputStream().read();
                        peer.getOutputStream().write(HELLO.getBytes(StandardCharsets.US_ASCII));
                    } catch (SSLException e) {
                        brokenOff.add(e);
                    } catch (IOException _) {
                        return; // closed
                    }
                }
            });
            Plan plan = Plans.get(listener.getLocalPort()).connectionPerRequest().plan();
            Preflight.Report report = ask(dialled(plan, new Dialing.Via.Direct(), Optional.of(anyTls())),
                    listener.getLocalPort(), PATIENCE);
            assertThat(report.failure()).isEmpty();
            assertThat(report.handshakeMillis()).isPositive();
            assertThat(report.bodyBytes()).isEqualTo(11);

            Dialing.Tls strict = new Dialing.Tls(true, true, true, List.of(), List.of(), Optional.empty(),
                    Optional.empty());
            assertThat(ask(dialled(plan, new Dialing.Via.Direct(), Optional.of(strict)), listener.getLocalPort(),
                    PATIENCE).failure()).contains(Failure.TLS);
        }
        assertThat(brokenOff.poll(10, TimeUnit.SECONDS)).as("by the client that does not trust the certificate")
                .isNotNull();
    }

    private SSLServerSocket secureListener() throws Exception {
        Path store = folder.resolve("keys.p12");
        Process keytool = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-genkeypair", "-alias", "a", "-keyalg", "EC", "-dname", "CN=localhost", "-storetype", "PKCS12",
                "-keystore", store.toString(), "-storepass", "changeit").inheritIO().start();
        assertThat(keytool.waitFor()).isZero();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (var in = Files.newInputStream(store)) {
            keys.load(in, "changeit".toCharArray());
        }
        KeyManagerFactory managers = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        managers.init(keys, "changeit".toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(managers.getKeyManagers(), null, null);
        return (SSLServerSocket) context.getServerSocketFactory().createServerSocket(0, 5,
                InetAddress.getLoopbackAddress());
    }

    @Test
    void aProxyIsAskedForATunnelBeforeTls() throws IOException {
        StringBuilder asked = new StringBuilder();
        try (ScriptedServer proxy = new ScriptedServer(peer -> {
            asked.append(peer.request());
            peer.send("HTTP/1.1 403 Forbidden\r\n\r\n");
        })) {
            Plan plan = dialled(Plans.get(443).plan(), new Dialing.Via.Proxy(new Endpoint("127.0.0.1", proxy.port())),
                    Optional.of(anyTls()));
            assertThat(ask(plan, proxy.port(), PATIENCE).failure()).contains(Failure.CONNECT_OTHER);
            assertThat(proxy.accepted()).isEqualTo(1);
        }
        assertThat(asked.toString()).startsWith("CONNECT 127.0.0.1:443 HTTP/1.1");
    }
}
