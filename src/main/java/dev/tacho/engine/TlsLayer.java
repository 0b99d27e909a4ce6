package dev.tacho.engine;

import dev.tacho.plan.Dialing;
import dev.tacho.plan.Endpoint;
import dev.tacho.text.Texts;
import io.netty.buffer.ByteBufAllocator;
import io.netty.handler.ssl.IdentityCipherSuiteFilter;
import io.netty.handler.ssl.JdkSslContext;
import io.netty.handler.ssl.OpenSsl;
import io.netty.handler.ssl.OpenSslSessionContext;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;
import io.netty.handler.ssl.SslHandler;
import io.netty.handler.ssl.SslProvider;
import io.netty.handler.ssl.util.InsecureTrustManagerFactory;
import io.netty.util.NetUtil;
import io.netty.util.ReferenceCountUtil;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLParameters;

/**
 * The TLS side of a run's connections: OpenSSL where its library came along, the JDK's own otherwise. Any loop.
 *
 * <p>OpenSSL checks certificates against, and keeps sessions under, the very name that it sends. Where that name is not
 * to be sent although one of both is asked for, the JDK does it, which can tell them apart.
 */
final class TlsLayer {
    private static final Texts TEXTS = Texts.of("engine");
    /** How long a connection that is closed may take to say so to a peer that reads nothing. */
    private static final long CLOSE_MILLIS = 500;

    private final SslContext context;
    private final Endpoint server;
    private final Dialing.Tls tls;
    private final boolean hidesName;

    /** @throws UncheckedIOException in the user's words, if the settings or the certificate's files are of no use */
    TlsLayer(Endpoint server, Dialing.Tls tls) {
        this.server = server;
        this.tls = tls;
        this.hidesName = !tls.serverName() && !NetUtil.isValidIpV4Address(server.host())
                && !NetUtil.isValidIpV6Address(server.host());
        SslContext made = null;
        try {
            made = context();
            // Protocols, and ciphers with the JDK, are looked at only for a connection.
            ReferenceCountUtil.release(made.newEngine(ByteBufAllocator.DEFAULT));
            context = made;
        } catch (SSLException | IllegalArgumentException e) {
            ReferenceCountUtil.release(made);
            throw new UncheckedIOException(new IOException(TEXTS.get("tls.settings", reason(e)), e));
        }
        if (!tls.resume() && context.sessionContext() instanceof OpenSslSessionContext sessions) {
            sessions.setSessionCacheEnabled(false);
        }
    }

    private SslContext context() throws SSLException {
        boolean needsJdk = hidesName && (tls.verify() || tls.resume());
        SslContextBuilder builder = SslContextBuilder.forClient()
                // Its engines have no finalizers, which cost each connection and speak up about engines never made.
                .sslProvider(OpenSsl.isAvailable() && !needsJdk ? SslProvider.OPENSSL_REFCNT : SslProvider.JDK)
                .endpointIdentificationAlgorithm(tls.verify() ? "HTTPS" : null);
        if (!tls.verify()) {
            builder.trustManager(InsecureTrustManagerFactory.INSTANCE);
        }
        if (!tls.protocols().isEmpty()) {
            builder.protocols(tls.protocols());
        }
        if (!tls.ciphers().isEmpty()) {
            builder.ciphers(tls.ciphers(), IdentityCipherSuiteFilter.INSTANCE);
        }
        if (tls.certificateChain().isPresent()) {
            builder.keyManager(new File(tls.certificateChain().get()), new File(tls.privateKey().orElseThrow()));
        }
        return builder.build();
    }

    private static String reason(Exception failure) {
        Throwable at = failure;
        while (at.getCause() != null) {
            at = at.getCause();
        }
        return at.getMessage() == null ? at.toString() : at.getMessage();
    }

    /** {@code openssl} or {@code jdk}. */
    String provider() {
        return jdk() ? "jdk" : "openssl";
    }

    private boolean jdk() {
        return context instanceof JdkSslContext;
    }

    /** The server's name as it is sent (SNI), which an address never is; empty if it is not. */
    String sentName() {
        return tls.serverName() && !NetUtil.isValidIpV4Address(server.host())
                && !NetUtil.isValidIpV6Address(server.host()) ? server.host() : "";
    }

    /** A handler for one connection. */
    SslHandler handler(ByteBufAllocator allocator) {
        SslHandler handler = hidesName && !jdk() ? context.newHandler(allocator)
                : context.newHandler(allocator, server.host(), server.port());
        if (hidesName && jdk()) {
            SSLParameters parameters = handler.engine().getSSLParameters();
            parameters.setServerNames(List.of());
            handler.engine().setSSLParameters(parameters);
        }
        // The sweep of the lane looks after time limits.
        handler.setHandshakeTimeoutMillis(0);
        handler.setCloseNotifyFlushTimeoutMillis(CLOSE_MILLIS);
        return handler;
    }

    /** All connections are closed. */
    void release() {
        ReferenceCountUtil.release(context);
    }

    /** A handshake is over: with the JDK's TLS, forgets the session unless it may be resumed. */
    void shookHands(SslHandler handler) {
        if (!tls.resume() && jdk()) {
            handler.engine().getSession().invalidate();
        }
    }
}
