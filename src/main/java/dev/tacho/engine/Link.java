package dev.tacho.engine;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelOption;
import io.netty.util.concurrent.Future;
import java.io.IOException;

/**
 * One connection of one client, and the only handler of its pipeline. It outlives its client's interest in it when it is
 * left for the server to close.
 */
final class Link extends ChannelInboundHandlerAdapter {
    private final Client client;
    private final Lane lane;
    private final Channel channel;
    private final ByteBuf request;
    private boolean open;
    private boolean used;
    private boolean written;
    private IOException broken;

    /** @throws io.netty.channel.ChannelException if no socket can be opened */
    Link(Client client, Lane lane) {
        this.client = client;
        this.lane = lane;
        this.channel = lane.newChannel();
        this.request = Unpooled.unreleasableBuffer(lane.request().duplicate());
    }

    /** Connects; the client hears {@link Client#connected} or {@link Client#notConnected}. */
    void open() {
        channel.config().setOption(ChannelOption.TCP_NODELAY, true);
        lane.lendBuffers(channel);
        // The sweep of the lane looks after time limits; a scheduled task for each connection would cost more than it.
        channel.config().setConnectTimeoutMillis(0);
        // A server that answers early and closes breaks our write, and yet its answer waits to be read.
        channel.config().setAutoClose(false);
        channel.pipeline().addLast(this);
        lane.channelMade();
        channel.closeFuture().addListener(closed -> lane.guarded(() -> lane.channelGone(this)));
        lane.register(channel).addListener(done -> lane.guarded(() -> registered(done)));
    }

    private void registered(Future<?> registration) {
        if (registration.isSuccess()) {
            channel.connect(lane.address()).addListener(done -> lane.guarded(() -> connected(done)));
        } else {
            connected(registration);
        }
    }

    private void connected(Future<?> connection) {
        if (connection.isSuccess()) {
            open = true;
            client.connected(this);
        } else {
            close();
            client.notConnected(this, connection.cause());
        }
    }

    /** Whether a request went out on it before the current one. */
    boolean used() {
        return used;
    }

    /** Whether it was established. */
    boolean opened() {
        return open;
    }

    /** What broke it, or null. */
    IOException broken() {
        return broken;
    }

    /** Writes one request; the one before must have been {@link #wholeRequestWritten()}. */
    void send() {
        request.setIndex(0, lane.request().writerIndex());
        written = false;
        channel.writeAndFlush(request, channel.voidPromise());
        wholeRequestWritten();
    }

    /** The request was answered: the next one finds the connection used. */
    void answered() {
        used = true;
    }

    /** Whether the last request has left for the socket to its end; only then may its buffer be used again. */
    boolean wholeRequestWritten() {
        if (!written && broken == null) {
            var waiting = channel.unsafe().outboundBuffer();
            written = waiting != null && waiting.isEmpty();
        }
        return written;
    }

    /** How much of the last request is known to have been written, in bytes. */
    long bytesWritten() {
        return wholeRequestWritten() ? request.writerIndex() : request.readerIndex();
    }

    void close() {
        if (channel.isOpen()) {
            channel.close();
        }
    }

    boolean alive() {
        return channel.isOpen();
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        ByteBuf in = (ByteBuf) message;
        try {
            client.received(this, in);
        } finally {
            in.release();
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        client.closed(this);
    }

    /** Of a read, a close follows; of a write, what the server said before may still be read, and then a close follows. */
    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        if (!(cause instanceof IOException failure)) {
            lane.defect(cause);
        } else if (broken == null) {
            wholeRequestWritten();
            broken = failure;
        }
    }
}
