package dev.tacho.engine;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelException;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.util.concurrent.Future;
import java.io.IOException;

/** A connection on a channel of Netty's, for everything but plain TCP on epoll. */
final class ChannelLink extends Link {
    private final Lane lane;
    private final ChannelReactor reactor;
    private final ByteBuf request;
    private Channel channel;
    private boolean written;

    ChannelLink(Client client, Lane lane, ChannelReactor reactor, ByteBuf request) {
        super(client);
        this.lane = lane;
        this.reactor = reactor;
        this.request = Unpooled.unreleasableBuffer(request.duplicate());
    }

    @Override
    void open() {
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
            channel.connect(reactor.address()).addListener(done -> lane.guarded(() -> connected(done)));
        } else {
            connected(registration);
        }
    }

    private void connected(Future<?> connection) {
        if (connection.isSuccess()) {
            established();
            client().connected(this, System.nanoTime());
        } else {
            close();
            client().notConnected(this, Faults.ofConnect(connection.cause()));
        }
    }

    @Override
    void send() {
        request.setIndex(0, request.capacity());
        written = false;
        channel.writeAndFlush(request, channel.voidPromise());
        wholeRequestWritten();
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
        return wholeRequestWritten() ? request.writerIndex() : request.readerIndex();
    }

    @Override
    void close() {
        if (alive()) {
            channel.close();
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

        @Override
        public void channelInactive(ChannelHandlerContext context) {
            client().closed(ChannelLink.this);
        }

        @Override
        public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
            if (!(cause instanceof IOException)) {
                lane.defect(cause);
            } else if (broken() == null) {
                wholeRequestWritten();
                broke(Faults.ofOpen(cause));
            }
        }
    }
}
