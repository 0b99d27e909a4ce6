package dev.tacho.engine;

import io.netty.pkitesting.CertificateBuilder;
import io.netty.pkitesting.X509Bundle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import javax.net.ssl.ExtendedSSLSession;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManager;

/** An HTTPS server for tests that remembers how its clients shook hands. Each connection has a thread of its own. */
final class TlsServer implements AutoCloseable {
    private final SSLServerSocket server;
    private final Set<SSLSocket> open = ConcurrentHashMap.newKeySet();
    final Set<String> sessions = ConcurrentHashMap.newKeySet();
    final Set<String> names = ConcurrentHashMap.newKeySet();
    final Set<String> protocols = ConcurrentHashMap.newKeySet();
    final Set<String> ciphers = ConcurrentHashMap.newKeySet();
    final Set<String> clients = ConcurrentHashMap.newKeySet();
    final AtomicInteger handshakes = new AtomicInteger();
    final ConcurrentLinkedQueue<SSLException> failures = new ConcurrentLinkedQueue<>();

    private TlsServer(SSLServerSocket server) {
        this.server = server;
        Thread.ofPlatform().daemon().name("tls-server").start(this::accept);
    }

    /** A certificate for {@code localhost} and 127.0.0.1 that signs itself. */
    static X509Bundle certificate(String name) throws Exception {
        return new CertificateBuilder().ecp256().subject("CN=" + name).addSanDnsName(name)
                .addSanIpAddress(InetAddress.getByName("127.0.0.1")).setIsCertificateAuthority(true).buildSelfSigned();
    }

    /** @param client whose certificate clients must show; null if none is asked for */
    static TlsServer start(X509Bundle certificate, X509Bundle client, String... protocols) throws Exception {
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(certificate.toKeyManagerFactory().getKeyManagers(),
                client == null ? null : new TrustManager[] {client.toTrustManager()}, null);
        SSLServerSocket socket = (SSLServerSocket) context.getServerSocketFactory()
                .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
        socket.setNeedClientAuth(client != null);
        socket.setEnabledProtocols(protocols);
        return new TlsServer(socket);
    }

    int port() {
        return server.getLocalPort();
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                SSLSocket socket = (SSLSocket) server.accept();
                open.add(socket);
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException _) {
                return; // closed
            }
        }
    }

    private void serve(SSLSocket socket) {
        try (socket) {
            socket.startHandshake();
            ExtendedSSLSession session = (ExtendedSSLSession) socket.getSession();
            handshakes.incrementAndGet();
            sessions.add(HexFormat.of().formatHex(session.getId()));
            protocols.add(session.getProtocol());
            ciphers.add(session.getCipherSuite());
            session.getRequestedServerNames().forEach(name ->
                    names.add(new String(name.getEncoded(), StandardCharsets.US_ASCII)));
            if (socket.getNeedClientAuth()) {
                clients.add(session.getPeerPrincipal().getName());
            }
            var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.ISO_8859_1));
            boolean goesOn = true;
            while (goesOn) {
                boolean asked = false;
                for (String line = in.readLine(); ; line = in.readLine()) {
                    if (line == null) {
                        return;
                    }
                    if (line.isEmpty()) {
                        break;
                    }
                    asked = true;
                    goesOn &= !line.equalsIgnoreCase("Connection: close");
                }
                if (asked) {
                    socket.getOutputStream().write(("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n"
                            + (goesOn ? "" : "Connection: close\r\n") + "\r\nhello").getBytes(StandardCharsets.US_ASCII));
                }
            }
        } catch (SSLException e) {
            failures.add(e);
        } catch (IOException _) {
            // the client has gone
        } finally {
            open.remove(socket);
        }
    }

    @Override
    public void close() throws IOException {
        server.close();
        for (SSLSocket socket : open) {
            socket.close();
        }
    }
}
