package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Failure;
import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Endpoint;
import dev.tacho.plan.Plans;
import io.netty.pkitesting.X509Bundle;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** TLS and tunnels whose other end does what it should not, on every transport that can have them. */
@ParameterizedClass
@MethodSource("transports")
class EngineTunnelTest {
    private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok";
    private static final Duration PATIENCE = Duration.ofMillis(700);
    private static SSLContext context;
    private final Transport transport;

    EngineTunnelTest(Transport transport) {
        this.transport = transport;
    }

    static Stream<Transport> transports() {
        return Drive.transports().stream().filter(transport -> transport != Transport.EPOLL);
    }

    @BeforeAll
    static void makeCertificate() throws Exception {
        X509Bundle certificate = TlsServer.certificate("localhost");
        context = SSLContext.getInstance("TLS");
        context.init(certificate.toKeyManagerFactory().getKeyManagers(), null, null);
    }

    /** What happens on one connection once TLS is agreed on. */
    private interface Script {
        void serve(SSLSocket secured, Socket plain) throws IOException;
    }

    /** The plain socket stays open until the client closes, whatever the script says to TLS. */
    private static ScriptedServer secured(String protocol, Script script) throws IOException {
        return new ScriptedServer(peer -> {
            SSLSocket secured = (SSLSocket) context.getSocketFactory().createSocket(peer.socket, null, false);
            secured.setUseClientMode(false);
            secured.setEnabledProtocols(new String[] {protocol});
            script.serve(secured, peer.socket);
            if (!peer.socket.isClosed()) {
                peer.hold();
            }
        });
    }

    private static String request(SSLSocket from) throws IOException {
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = from.getInputStream().read();
            if (next < 0) {
                throw new IOException("closed");
            }
            head.append((char) next);
        }
        return head.toString();
    }

    private static void send(SSLSocket to, String text) throws IOException {
        to.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private Drive.Outcome run(Plans plans) throws Exception {
        return Drive.run(plans, transport);
    }

    private Drive.Outcome ask(ScriptedServer server, int requests) throws Exception {
        return run(Plans.get(server.port()).tls(Plans.TRUSTING).requests(requests));
    }

    @Test
    void endThatOnlyTlsTellsIsTheEndOfABody() throws Exception {
        try (var server = secured("TLSv1.3", (secured, _) -> {
            request(secured);
            send(secured, "HTTP/1.1 200 OK\r\n\r\nuntil the end");
            secured.shutdownOutput();
        })) {
            var outcome = ask(server, 3);
            outcome.assertAllSucceeded(3);
            assertThat(outcome.counts().bytesBody()).isEqualTo(39);
        }
    }

    @Test
    void endThatOnlyTlsTellsCutsABodyOrComesTooEarly() throws Exception {
        try (var server = secured("TLSv1.3", (secured, _) -> {
            request(secured);
            send(secured, OK.substring(0, OK.length() - 1));
            secured.shutdownOutput();
        })) {
            ask(server, 2).assertAllFailed(2, Failure.TRUNCATED);
        }
        try (var server = secured("TLSv1.3", (secured, _) -> {
            request(secured);
            secured.shutdownOutput();
        })) {
            ask(server, 2).assertAllFailed(2, Failure.CLOSED_EARLY);
        }
    }

    @Test
    void connectionThatOnlyTlsHasClosedIsNotUsedAgain() throws Exception {
        for (String protocol : List.of("TLSv1.2", "TLSv1.3")) {
            try (var server = secured(protocol, (secured, _) -> {
                request(secured);
                send(secured, OK);
                secured.shutdownOutput();
            })) {
                run(Plans.get(server.port()).tls(Plans.TRUSTING).requests(3).think(Duration.ofMillis(50)))
                        .assertAllSucceeded(3);
                ask(server, 5).assertAllSucceeded(5);
            }
        }
    }

    @Test
    void closeWithoutAWordOfTlsIsTruncatedInsideABody() throws Exception {
        try (var server = secured("TLSv1.3", (secured, plain) -> {
            request(secured);
            send(secured, OK.substring(0, OK.length() - 1));
            plain.close();
        })) {
            ask(server, 3).assertAllFailed(3, Failure.TRUNCATED);
        }
    }

    @Test
    void handshakeCutOffOrResetIsATlsFailure() throws Exception {
        for (ScriptedServer.Script script : List.<ScriptedServer.Script>of(peer -> peer.socket.getInputStream().read(),
                peer -> {
                    assertThat(peer.socket.getInputStream().read()).isEqualTo(0x16);
                    peer.reset();
                }, peer -> {
                    peer.send("\u0016\u0003\u0003\u4000");
                    peer.hold();
                }, peer -> {
                    peer.send("\u0015\u0003\u0003\0\u0002\u0002\u0028");
                    peer.hold();
                })) {
            try (var server = new ScriptedServer(script)) {
                run(Plans.get(server.port()).tls(Plans.TRUSTING).requests(2).timeout(PATIENCE))
                        .assertAllFailed(2, Failure.TLS);
            }
        }
    }

    /** TLS would like to say goodbye, which no more fits than the rest. */
    @Test
    void bodyThatNobodyReadsEndsAtItsTimeLimitWithoutAWord() throws Exception {
        List<String> said = new CopyOnWriteArrayList<>();
        Logger logger = Logger.getLogger("io.netty");
        Handler listener = new Handler() {
            @Override
            public void publish(LogRecord entry) {
                said.add(entry.getMessage());
            }

            @Override
            public void flush() {
                // Nothing is held back.
            }

            @Override
            public void close() {
                // Nothing is open.
            }
        };
        logger.addHandler(listener);
        CountDownLatch over = new CountDownLatch(1);
        try (var server = secured("TLSv1.3", (secured, _) -> {
            secured.startHandshake();
            await(over);
        }); var proxy = new ScriptedServer(peer -> await(over))) {
            var outcome = run(Plans.get(server.port()).tls(Plans.TRUSTING).requests(2).method("POST").timeout(PATIENCE)
                    .body("b".repeat(20_000_000)));
            outcome.assertAllFailed(2, Failure.TIMEOUT);
            throughProxy(proxy, PATIENCE).assertAllFailed(2, Failure.CONNECT_TIMEOUT);
            assertThat(said).isEmpty();
        } finally {
            over.countDown();
            logger.removeHandler(listener);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Each connection answers once and closes without having said so: the very same request goes out again. */
    @Test
    void staleConnectionsAreReplacedAndTheSameBytesSentAgain() throws Exception {
        Queue<String> lines = new ConcurrentLinkedQueue<>();
        try (var server = secured("TLSv1.3", (secured, plain) -> {
            lines.add(request(secured).lines().findFirst().orElseThrow());
            send(secured, OK);
            plain.close();
        })) {
            var outcome = run(Plans.get(server.port()).tls(Plans.TRUSTING).requests(20).mix("/${counter}"));
            outcome.assertAllSucceeded(20);
            assertThat(outcome.counts().connectionsOpened()).isEqualTo(20);
            assertThat(lines).containsExactlyElementsOf(Stream.iterate(1, i -> i + 1).limit(20)
                    .map(i -> "GET /" + i + " HTTP/1.1").toList());
        }
    }

    @Test
    void proxiesThatOpenNoTunnelFailTheConnection() throws Exception {
        for (ScriptedServer.Script script : List.<ScriptedServer.Script>of(peer -> { }, ScriptedServer.Peer::request,
                peer -> {
                    peer.request();
                    peer.send("HTTP/1.1 407 Proxy Authentication Required\r\nProxy-Authenticate: Basic\r\n"
                            + "Content-Length: 4\r\n\r\nwho?");
                    peer.hold();
                }, peer -> {
                    peer.request();
                    peer.send("220 mail.example ESMTP\r\n");
                    peer.hold();
                })) {
            try (var proxy = new ScriptedServer(script)) {
                assertThat(throughProxy(proxy).counts().failures()).containsOnly(Map.entry(Failure.CONNECT_OTHER, 2L));
            }
        }
        // Netty waits for the end of a head that it has long given up on.
        try (var proxy = new ScriptedServer(peer -> {
            peer.request();
            peer.send("HTTP/1.1 200 OK\r\n" + "X: y\r\n".repeat(20_000));
            peer.hold();
        })) {
            throughProxy(proxy, PATIENCE).assertAllFailed(2, Failure.CONNECT_TIMEOUT);
        }
        try (var proxy = new ScriptedServer(peer -> {
            peer.request();
            peer.reset();
        })) {
            assertThat(throughProxy(proxy).counts().failures().keySet())
                    .isSubsetOf(Failure.CONNECT_OTHER, Failure.RESET);
        }
    }

    @Test
    void tunnelThatEndsBeforeTheHandshakeIsATlsFailure() throws Exception {
        for (String after : List.of("", "this is not TLS")) {
            try (var proxy = new ScriptedServer(peer -> {
                peer.request();
                peer.send("HTTP/1.1 200 Connection established\r\n\r\n" + after);
            })) {
                assertThat(throughProxy(proxy).counts().failures()).containsOnly(Map.entry(Failure.TLS, 2L));
            }
        }
    }

    private Drive.Outcome throughProxy(ScriptedServer proxy) throws Exception {
        return throughProxy(proxy, Duration.ofSeconds(10));
    }

    private Drive.Outcome throughProxy(ScriptedServer proxy, Duration timeout) throws Exception {
        return run(Plans.get(9).via(new Via.Proxy(new Endpoint("127.0.0.1", proxy.port()))).tls(Plans.TRUSTING)
                .timeout(timeout).requests(2));
    }
}
