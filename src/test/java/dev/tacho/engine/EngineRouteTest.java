package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Dialing;
import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Endpoint;
import dev.tacho.plan.Plans;
import io.netty.pkitesting.X509Bundle;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Connections that are more than a socket to the server of the URL, on every transport that can have them. */
@ParameterizedClass
@MethodSource("transports")
class EngineRouteTest {
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    private static X509Bundle certificate;

    @TempDir
    private Path folder;
    private final Transport transport;

    EngineRouteTest(Transport transport) {
        this.transport = transport;
    }

    static Stream<Transport> transports() {
        return Drive.transports().stream().filter(transport -> transport != Transport.EPOLL);
    }

    @BeforeAll
    static void makeCertificate() throws Exception {
        certificate = TlsServer.certificate("localhost");
    }

    private Drive.Outcome run(Plans plans) throws Exception {
        return Drive.run(plans, transport);
    }

    private static Dialing.Tls tls(boolean verify, boolean resume, List<String> protocols, List<String> ciphers) {
        return new Dialing.Tls(verify, true, resume, protocols, ciphers, Optional.empty(), Optional.empty());
    }

    @Test
    void tlsIsAgreedOnOnceForEachConnectionAndItsTimeTaken() throws Exception {
        try (var server = TlsServer.start(certificate, null, "TLSv1.3")) {
            var outcome = run(Plans.get(server.port()).tls(Plans.TRUSTING).connections(3).requests(100));
            outcome.assertAllSucceeded(100);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(3);
            assertThat(outcome.recording().distribution(Metric.HANDSHAKE).count()).isEqualTo(3);
            assertThat(outcome.recording().distribution(Metric.HANDSHAKE).maxNanos()).isPositive();
            assertThat(server.handshakes).hasValue(3);
            assertThat(server.protocols).containsExactly("TLSv1.3");
            assertThat(outcome.counts().bytesBody()).isEqualTo(500);
        }
    }

    @Test
    void tlsWithAConnectionForEachRequest() throws Exception {
        try (var server = TlsServer.start(certificate, null, "TLSv1.2", "TLSv1.3")) {
            run(Plans.get(server.port()).tls(Plans.TRUSTING).connectionPerRequest().connections(2).requests(20))
                    .assertAllSucceeded(20);
            assertThat(server.handshakes).hasValue(20);
        }
    }

    @Test
    void sessionsAreResumedOnlyIfTheyMayBe() throws Exception {
        try (var server = TlsServer.start(certificate, null, "TLSv1.2")) {
            Plans plans = Plans.get(server.port()).connectionPerRequest().requests(10);
            run(plans.tls(tls(false, true, List.of("TLSv1.2"), List.of()))).assertAllSucceeded(10);
            assertThat(server.sessions).hasSizeLessThan(4);
            server.sessions.clear();
            run(plans.tls(tls(false, false, List.of("TLSv1.2"), List.of()))).assertAllSucceeded(10);
            assertThat(server.sessions).hasSize(10);
        }
    }

    @Test
    void protocolAndCipherAreThoseChosen() throws Exception {
        String cipher = "TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384";
        try (var server = TlsServer.start(certificate, null, "TLSv1.2", "TLSv1.3")) {
            run(Plans.get(server.port()).tls(tls(false, true, List.of("TLSv1.2"), List.of(cipher))).requests(2))
                    .assertAllSucceeded(2);
            assertThat(server.protocols).containsExactly("TLSv1.2");
            assertThat(server.ciphers).containsExactly(cipher);
        }
    }

    @Test
    void preflightAgreesOnWhatTheRunWillAgreeOn() throws Exception {
        String cipher = "ECDHE-ECDSA-AES256-GCM-SHA384";
        try (var server = TlsServer.start(certificate, null, "TLSv1.2")) {
            var report = preflight(server.port(), tls(false, true, List.of("TLSv1.2"), List.of(cipher)));
            assertThat(report.failure()).isEmpty();
            assertThat(report.handshakeMillis()).isPositive();
            assertThat(server.ciphers).containsExactly("TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384");
            assertThat(preflight(server.port(), tls(false, true, List.of("TLSv1.3"), List.of())).failure())
                    .contains(Failure.TLS);
            assertThat(preflight(server.port(), tls(true, true, List.of(), List.of())).failure())
                    .contains(Failure.TLS);
        }
        try (var closing = new ScriptedServer(_ -> { })) {
            assertThat(preflight(closing.port(), Plans.TRUSTING).failure()).contains(Failure.TLS);
        }
        assertThatThrownBy(() -> preflight(1, tls(false, true, List.of("TLSv1.2"), List.of("NO-SUCH"))))
                .isInstanceOf(UncheckedIOException.class).hasMessageContaining("NO-SUCH");
    }

    private static Preflight.Report preflight(int port, Dialing.Tls tls) {
        return Preflight.ask(Plans.get(port).tls(tls).plan(), new InetSocketAddress("127.0.0.1", port),
                Duration.ofSeconds(10));
    }

    @Test
    void failedHandshakesAreTlsFailures() throws Exception {
        try (var server = TlsServer.start(certificate, null, "TLSv1.2")) {
            run(Plans.get(server.port()).tls(tls(false, true, List.of("TLSv1.3"), List.of())).requests(3))
                    .assertAllFailed(3, Failure.TLS);
            // Nobody has signed it but itself.
            run(Plans.get(server.port()).tls(tls(true, true, List.of(), List.of())).requests(3))
                    .assertAllFailed(3, Failure.TLS);
        }
        try (var plain = ScriptedServer.answering(OK)) {
            run(Plans.get(plain.port()).tls(Plans.TRUSTING).timeout(Duration.ofMillis(500)).requests(2))
                    .assertAllFailed(2, Failure.TLS);
        }
        try (var silent = new ScriptedServer(ScriptedServer.Peer::hold)) {
            run(Plans.get(silent.port()).tls(Plans.TRUSTING).timeout(Duration.ofMillis(200)).requests(2))
                    .assertAllFailed(2, Failure.TLS);
        }
        try (var closing = new ScriptedServer(_ -> { })) {
            run(Plans.get(closing.port()).tls(Plans.TRUSTING).requests(2)).assertAllFailed(2, Failure.TLS);
        }
    }

    @Test
    void clientShowsItsCertificateIfItIsAskedForOne() throws Exception {
        X509Bundle client = TlsServer.certificate("client");
        Path chain = Files.writeString(folder.resolve("client.pem"), client.getCertificatePathPEM());
        Path key = Files.writeString(folder.resolve("client.key"), client.getPrivateKeyPEM());
        try (var server = TlsServer.start(certificate, client, "TLSv1.2", "TLSv1.3")) {
            run(Plans.get(server.port()).requests(2).tls(new Dialing.Tls(false, true, true, List.of(), List.of(),
                    Optional.of(chain.toString()), Optional.of(key.toString())))).assertAllSucceeded(2);
            assertThat(server.clients).containsExactly("CN=client");
        }
    }

    @Test
    void uselessTlsSettingsAreToldBeforeTheRun() throws Exception {
        Path empty = Files.createFile(folder.resolve("empty.pem"));
        for (Dialing.Tls tls : List.of(tls(false, true, List.of("TLSv9"), List.of()),
                new Dialing.Tls(false, true, true, List.of(), List.of(), Optional.of(empty.toString()),
                        Optional.of(empty.toString())))) {
            var plan = Plans.get(1).tls(tls).plan();
            assertThatThrownBy(() -> new Engine(plan, new InetSocketAddress("127.0.0.1", 1), new Recording(1)))
                    .isInstanceOf(UncheckedIOException.class).hasMessageContaining("TLS cannot be set up");
        }
    }

    @Test
    void proxyIsAskedWithTheWholeUrl() throws Exception {
        try (var origin = ScriptedServer.answering(OK); var proxy = new ProxyServer(null)) {
            run(Plans.get(origin.port()).via(new Via.Proxy(new Endpoint("127.0.0.1", proxy.port())))
                    .connections(2).requests(10)).assertAllSucceeded(10);
            assertThat(proxy.asked).allMatch(("GET http://127.0.0.1:" + origin.port() + "/ HTTP/1.1")::equals);
            assertThat(origin.requests()).isEqualTo(10);
        }
    }

    @Test
    void proxyTunnelsTls() throws Exception {
        try (var origin = TlsServer.start(certificate, null, "TLSv1.3"); var proxy = new ProxyServer(null)) {
            run(Plans.get(origin.port()).via(new Via.Proxy(new Endpoint("127.0.0.1", proxy.port())))
                    .tls(Plans.TRUSTING).connections(2).requests(10)).assertAllSucceeded(10);
            assertThat(proxy.asked).hasSize(2)
                    .allMatch(("CONNECT 127.0.0.1:" + origin.port() + " HTTP/1.1")::equals);
            assertThat(origin.handshakes).hasValue(2);
        }
    }

    @Test
    void proxyThatRefusesTheTunnelIsAConnectionThatFailed() throws Exception {
        try (var proxy = new ProxyServer("HTTP/1.1 403 Forbidden")) {
            run(Plans.get(9).via(new Via.Proxy(new Endpoint("127.0.0.1", proxy.port()))).tls(Plans.TRUSTING)
                    .requests(2)).assertAllFailed(2, Failure.CONNECT_OTHER);
        }
        try (var silent = new ScriptedServer(ScriptedServer.Peer::hold)) {
            run(Plans.get(9).via(new Via.Proxy(new Endpoint("127.0.0.1", silent.port()))).tls(Plans.TRUSTING)
                    .timeout(Duration.ofMillis(200)).requests(2)).assertAllFailed(2, Failure.CONNECT_TIMEOUT);
        }
    }

    @Test
    void anotherServerIsSpokenToAsIfItWereTheUrls() throws Exception {
        try (var server = ScriptedServer.answering(OK)) {
            run(Plans.get(9).via(new Via.Instead(new Endpoint("127.0.0.1", server.port()))).requests(5))
                    .assertAllSucceeded(5);
        }
    }

    @Test
    void unixSocketIsAServerLikeAnyOther() throws Exception {
        Path path = folder.resolve("web.sock");
        try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(path));
            Thread.ofVirtual().start(() -> serve(server));
            var outcome = run(Plans.get(80).via(new Via.UnixSocket(path.toString())).requests(50));
            outcome.assertAllSucceeded(50);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(1);
        }
    }

    private static void serve(ServerSocketChannel server) {
        try (SocketChannel peer = server.accept()) {
            ByteBuffer in = ByteBuffer.allocate(4096);
            while (peer.read(in) >= 0) {
                if (new String(in.array(), 0, in.position(), StandardCharsets.US_ASCII).endsWith("\r\n\r\n")) {
                    peer.write(ByteBuffer.wrap(OK.getBytes(StandardCharsets.US_ASCII)));
                    in.clear();
                }
            }
        } catch (java.io.IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void unixSocketThatNobodyServesIsRefused() throws Exception {
        run(Plans.get(80).via(new Via.UnixSocket(folder.resolve("none.sock").toString())).requests(2))
                .assertAllFailed(2, Failure.CONNECT_OTHER);
    }
}
