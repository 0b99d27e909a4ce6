package dev.tacho.engine;

import dev.tacho.measure.Failure;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.handler.ssl.SslCloseCompletionEvent;
import io.netty.util.concurrent.Future;

/** A connection on a channel of Netty's, for everything but plain TCP on epoll. */
final class ChannelLink extends Link {
    private final Lane lane;
    private final ChannelReactor reactor;
    private Channel channel;
    private Request request;
    private ByteBuf view;
    private boolean written;
    private boolean stands;
    private long stoodAt;

    ChannelLink(Client client, Lane lane, ChannelReactor reactor) {
        super(client);
        this.lane = lane;
        this.reactor = reactor;
    }

    @Override
    void open(Request first) {
        request = first;
        try {
            channel = reactor.newChannel(new Handler());
        } catch (ChannelException e) {
            client().notConnected(this, Faults.ofConnect(e));
            return;
        }
        lane.channelMade();
        channel.closeFuture().addListener(closed -> lane.guarded(() -> lane.channelGone(this)));
        reactor.register(channel).addListener(done -> lane.guarded(() -> registered(done)));
    }

    private void registered(Future<?> registration) {
        if (registration.isSuccess()) {
            reactor.dialer().connect(channel).addListener(done -> lane.guarded(() -> connected(done)));
        } else {
            connected(registration);
        }
    }

    private void connected(Future<?> connection) {
        Future<?> tunnel = connection.isSuccess() ? reactor.dialer().tunnel(channel) : null;
        if (!connection.isSuccess()) {
            notConnected(Faults.ofConnect(connection.cause()));
        } else if (tunnel != null) {
            tunnel.addListener(done -> lane.guarded(() -> tunnelled(done)));
        } else {
            stands();
        }
    }

    private void tunnelled(Future<?> tunnel) {
        if (tunnel.isSuccess()) {
            stands();
        } else {
            notConnected(Failure.CONNECT_OTHER);
        }
    }

    private void stands() {
        stands = true;
        stoodAt = System.nanoTime();
        Future<?> handshake = reactor.dialer().handshake(channel);
        if (handshake == null) {
            established();
            client().connected(this, stoodAt, stoodAt);
        } else {
            handshake.addListener(done -> lane.guarded(() -> shookHands(done)));
        }
    }

    private void shookHands(Future<?> handshake) {
        if (handshake.isSuccess()) {
            reactor.dialer().shookHands(channel);
            established();
            client().connected(this, stoodAt, System.nanoTime());
        } else {
            notConnected(Failure.TLS);
        }
    }

    private void notConnected(Failure cause) {
        close();
        client().notConnected(this, cause);
    }

    @Override
    boolean shakesHands() {
        return stands && !opened();
    }

    @Override
    void send(Request next) {
        if (view == null || request != next) {
            view = Unpooled.unreleasableBuffer(next.bytes().duplicate());
            request = next;
        }
        view.setIndex(0, next.length());
        written = false;
        channel.writeAndFlush(view, channel.voidPromise());
        wholeRequestWritten();
    }

    @Override
    void outlive(Request unsent) {
        channel.closeFuture().addListener(_ -> unsent.release());
    }

    @Override
    boolean wholeRequestWritten() {
        if (!written && broken() == null) {
            var waiting = channel.unsafe().outboundBuffer();
            written = waiting != null && waiting.isEmpty();
        }
        return written;
    }

    @Override
    long bytesWritten() {
        return view == null ? 0 : wholeRequestWritten() ? view.writerIndex() : view.readerIndex();
    }

    @Override
    void close() {
        if (!alive()) {
            return;
        }
        if (opened() && wholeRequestWritten()) {
            channel.close();
        } else {
            // Past TLS, whose goodbye would wait for what is stuck before it.
            channel.pipeline().firstContext().close();
        }
    }

    @Override
    boolean alive() {
        return channel != null && channel.isOpen();
    }

    @Override
    boolean leftByServer() {
        return !alive();
    }

    /** The last of the pipeline; before it may be whatever turns what is on the wire into bytes of responses. */
    private final class Handler extends ChannelInboundHandlerAdapter {

        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            ByteBuf in = (ByteBuf) message;
            try {
                client().received(ChannelLink.this, in);
            } finally {
                in.release();
            }
        }

        /** Of a connection that never stood, its futures tell. */
        @Override
        public void channelInactive(ChannelHandlerContext context) {
            if (opened()) {
                client().closed(ChannelLink.this);
            }
        }

        /** TLS tells that the server has said all: the connection need not be closed as well for that. */
        @Override
        public void userEventTriggered(ChannelHandlerContext context, Object event) {
            if (event instanceof SslCloseCompletionEvent) {
                close();
            }
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            Failure failure = Faults.ofOpen(cause);
            if (failure == null) {
                lane.defect(cause);
            } else if (broken() == null) {
                wholeRequestWritten();
                broke(failure);
            }
        }
    }
}
