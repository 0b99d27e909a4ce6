package dev.tacho.engine;

import dev.tacho.plan.Dialing;
import dev.tacho.plan.Dialing.Via;
import dev.tacho.plan.Plan;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelOption;
import io.netty.channel.ChannelPipeline;
import io.netty.channel.epoll.EpollChannelOption;
import io.netty.channel.unix.DomainSocketAddress;
import io.netty.channel.unix.DomainSocketChannel;
import io.netty.handler.proxy.HttpProxyHandler;
import io.netty.handler.ssl.SslHandler;
import io.netty.util.concurrent.Future;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnixDomainSocketAddress;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** How the connections of a run are made: where to, where from, and what lies between socket and request. Any loop. */
final class Dialer {
    private final Plan plan;
    private final Dialing dialing;
    private final SocketAddress address;
    private final int longestRequest;
    private final TlsLayer tls;
    private final InetSocketAddress[] locals;
    private final NativeAddress[] nativeLocals;
    private final AtomicInteger dialled = new AtomicInteger();
    private volatile Handshake handshake;

    /**
     * @param address what to connect to: the server, the proxy or a Unix socket
     * @throws java.io.UncheckedIOException in the user's words, if the TLS settings are of no use
     */
    Dialer(Plan plan, SocketAddress address) {
        this.plan = plan;
        this.dialing = plan.dialing();
        this.address = address;
        this.longestRequest = plan.mix().fixed() && !dialing.followRedirects() ? plan.request().length()
                : Integer.MAX_VALUE;
        this.tls = dialing.tls().map(settings -> new TlsLayer(plan.endpoint(), settings)).orElse(null);
        List<InetAddress> addresses = dialing.localAddresses();
        this.locals = addresses.stream().map(local -> new InetSocketAddress(local, 0))
                .toArray(InetSocketAddress[]::new);
        this.nativeLocals = Arrays.stream(locals).map(NativeAddress::of).toArray(NativeAddress[]::new);
    }

    /** Whether there is anything between socket and request. */
    boolean layered() {
        return tls != null;
    }

    /** No request is longer than so many bytes. */
    int longestRequest() {
        return longestRequest;
    }

    Dialing dialing() {
        return dialing;
    }

    SocketAddress address() {
        return address;
    }

    /** Where the next connection starts, or null where the system may choose. Connections take turns. */
    NativeAddress nextLocal() {
        return locals.length == 0 ? null : nativeLocals[nextIndex()];
    }

    private int nextIndex() {
        return Math.floorMod(dialled.getAndIncrement(), locals.length);
    }

    /** @throws io.netty.channel.ChannelException if no socket can be opened */
    Channel newChannel(Transport transport) {
        if (!(address instanceof InetSocketAddress)) {
            return transport.newDomainChannel();
        }
        Channel channel = transport.newChannel();
        option(channel, ChannelOption.TCP_NODELAY, dialing.noDelay());
        if (locals.length > 0) {
            // Left out, the port is taken when the address is bound, and then no other connection can share it.
            option(channel, EpollChannelOption.IP_BIND_ADDRESS_NO_PORT, true);
        }
        if (dialing.sendBufferBytes() > 0) {
            option(channel, ChannelOption.SO_SNDBUF, dialing.sendBufferBytes());
        }
        if (dialing.receiveBufferBytes() > 0) {
            option(channel, ChannelOption.SO_RCVBUF, dialing.receiveBufferBytes());
        }
        return channel;
    }

    /** Transports differ in what they know; an option that one does not know is left out. */
    private static <T> void option(Channel channel, ChannelOption<T> option, T value) {
        channel.config().setOption(option, value);
    }

    /** Puts what lies between the socket and the requests in front of the pipeline. */
    void layer(Channel channel) {
        ChannelPipeline pipeline = channel.pipeline();
        if (tls != null) {
            pipeline.addFirst(tls.handler(channel.alloc()));
            if (handshake == null) {
                pipeline.addFirst(new TemporaryKey());
            }
        }
        if (tunnels()) {
            HttpProxyHandler tunnel = new HttpProxyHandler(address);
            tunnel.setConnectTimeoutMillis(0);
            pipeline.addFirst(tunnel);
        }
    }

    private boolean tunnels() {
        return tls != null && dialing.via() instanceof Via.Proxy;
    }

    ChannelFuture connect(Channel channel) {
        SocketAddress remote = address;
        if (tunnels()) {
            // The name is the proxy's to resolve.
            remote = InetSocketAddress.createUnresolved(plan.endpoint().host(), plan.endpoint().port());
        } else if (address instanceof UnixDomainSocketAddress unix && channel instanceof DomainSocketChannel) {
            remote = new DomainSocketAddress(unix.getPath().toString());
        }
        return locals.length == 0 ? channel.connect(remote) : channel.connect(remote, locals[nextIndex()]);
    }

    /** Completes when the proxy has opened the tunnel; null without one. */
    Future<Channel> tunnel(Channel channel) {
        HttpProxyHandler tunnel = channel.pipeline().get(HttpProxyHandler.class);
        return tunnel == null ? null : tunnel.connectFuture();
    }

    /** Completes when the TLS handshake is over; null without TLS. */
    Future<Channel> handshake(Channel channel) {
        SslHandler handler = channel.pipeline().get(SslHandler.class);
        return handler == null ? null : handler.handshakeFuture();
    }

    /** The handshake of {@code channel} is over. */
    void shookHands(Channel channel) {
        SslHandler handler = channel.pipeline().get(SslHandler.class);
        TemporaryKey key = channel.pipeline().get(TemporaryKey.class);
        if (key != null) {
            channel.pipeline().remove(key);
            handshake = Agreement.of(handler.engine().getSession(), key.name(), tls.sentName());
        }
        tls.shookHands(handler);
    }

    /** What a first connection agreed on; null before, and without TLS. */
    Handshake handshake() {
        return handshake;
    }

    /** All connections are closed. */
    void release() {
        if (tls != null) {
            tls.release();
        }
    }

    /** How TLS is done, {@code openssl} or {@code jdk}; empty without. */
    String tlsProvider() {
        return tls == null ? "" : tls.provider();
    }
}
