package dev.tacho.engine;

import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.socket.SocketChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongUnaryOperator;
import org.HdrHistogram.Histogram;

/** A server that takes a known time for each request, on one thread, and remembers how long it really took. */
final class TimedServer implements AutoCloseable {
    private static final ByteBuf ANSWER = Unpooled.unreleasableBuffer(Unpooled.directBuffer().writeBytes(
            "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello".getBytes(StandardCharsets.US_ASCII)));

    private final MultiThreadIoEventLoopGroup group = new MultiThreadIoEventLoopGroup(1, EpollIoHandler.newFactory());
    private final Histogram taken = new Histogram(1, TimeUnit.MINUTES.toNanos(1), 3);
    private final LongUnaryOperator delayNanos;
    private final Channel channel;
    private long requests;
    private double ratePerSecond;
    private long frozenAt;
    private long thawedAt;
    private long answeredSince;
    private volatile Freeze freeze;

    /**
     * How a freeze went.
     *
     * @param seconds      it really lasted
     * @param drainSeconds from its end until as many requests were answered as had become due since its beginning
     */
    record Freeze(double seconds, double drainSeconds) {
    }

    /** @param delayNanos how long to take for the n-th request, n from 0; 0 answers at once */
    TimedServer(LongUnaryOperator delayNanos) {
        this.delayNanos = delayNanos;
        this.channel = new ServerBootstrap().group(group).channel(EpollServerSocketChannel.class)
                .option(ChannelOption.SO_BACKLOG, 1024).childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel client) {
                        client.pipeline().addLast(new Answer());
                    }
                }).bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)).syncUninterruptibly().channel();
    }

    int port() {
        return ((InetSocketAddress) channel.localAddress()).getPort();
    }

    /**
     * Stops everything for a while, {@code delay} from now, as a long collection of garbage would.
     *
     * @param perSecond how many requests become due meanwhile
     */
    void freeze(long delayMillis, long millis, double perSecond) {
        group.schedule(() -> {
            ratePerSecond = perSecond;
            frozenAt = System.nanoTime();
            long end = frozenAt + TimeUnit.MILLISECONDS.toNanos(millis);
            for (long left = end - System.nanoTime(); left > 0; left = end - System.nanoTime()) {
                LockSupport.parkNanos(left);
            }
            thawedAt = System.nanoTime();
        }, delayMillis, TimeUnit.MILLISECONDS);
    }

    /** Null until what a freeze held up has been answered. */
    Freeze freeze() {
        return freeze;
    }

    /** What the requests took from their arrival to their answer, in nanoseconds; call after {@link #close()}. */
    Histogram taken() {
        return taken;
    }

    /** Each read is one request: clients send the next only after the answer, and heads are short. */
    private final class Answer extends ChannelInboundHandlerAdapter {
        @Override
        public void channelRead(ChannelHandlerContext context, Object message) {
            ((ByteBuf) message).release();
            long begin = System.nanoTime();
            long delay = delayNanos.applyAsLong(requests++);
            if (delay == 0) {
                answer(context, begin);
            } else {
                context.executor().schedule(() -> answer(context, begin), delay, TimeUnit.NANOSECONDS);
            }
        }

        private void answer(ChannelHandlerContext context, long begin) {
            context.writeAndFlush(ANSWER.duplicate(), context.voidPromise());
            long now = System.nanoTime();
            taken.recordValue(now - begin);
            if (thawedAt != 0 && freeze == null && ++answeredSince >= ratePerSecond * (now - frozenAt) / 1e9) {
                freeze = new Freeze((thawedAt - frozenAt) / 1e9, (now - thawedAt) / 1e9);
            }
        }
    }

    @Override
    public void close() {
        group.shutdownGracefully(0, 1, TimeUnit.SECONDS).syncUninterruptibly();
    }
}
