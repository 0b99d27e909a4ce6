package dev.tacho.demo;

import dev.tacho.text.Texts;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelInitializer;
import io.netty.channel.ChannelOption;
import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollServerSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.SocketChannel;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import io.netty.handler.codec.http.HttpRequestDecoder;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** The built-in server: one event loop, plain text, on the loopback address. Its path {@code /} lists the others. */
public final class DemoServer {
    private static final int BACKLOG = 4096;
    private static final Texts TEXTS = Texts.of("demo");

    private DemoServer() {
    }

    /** Paths worth measuring, with the queries that show what they take. */
    public static List<String> paths() {
        return Paths.EXAMPLES;
    }

    /**
     * Serves until {@code lifeline} ends or the calling thread is interrupted. Once it listens it prints
     * {@code listening on 127.0.0.1:PORT}, which its starter waits for.
     *
     * @param port     1 to 65,535, or 0 for any free one
     * @param lifeline ends when the starter does; null for none
     * @throws IOException in the user's words, if it cannot listen there
     */
    public static void serve(int port, PrintStream out, InputStream lifeline) throws IOException {
        boolean epoll = Epoll.isAvailable();
        EventLoopGroup group = new MultiThreadIoEventLoopGroup(1,
                epoll ? EpollIoHandler.newFactory() : NioIoHandler.newFactory());
        try {
            ChannelFuture bound = bootstrap(group, epoll)
                    .bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port)).await();
            if (!bound.isSuccess()) {
                throw new IOException(refusal(port, bound.cause()), bound.cause());
            }
            Channel server = bound.channel();
            try {
                out.println("listening on 127.0.0.1:" + ((InetSocketAddress) server.localAddress()).getPort());
                out.flush();
                if (lifeline == null) {
                    server.closeFuture().await();
                } else {
                    lifeline.transferTo(OutputStream.nullOutputStream());
                }
            } finally {
                // Not left to the group: one that shuts down soon after the bind may leave the port open behind it.
                server.close().awaitUninterruptibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            group.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
        }
    }

    /** The native transport's words begin with the system call and its number; the reason comes last. */
    private static String refusal(int port, Throwable cause) {
        String words = String.valueOf((cause.getCause() == null ? cause : cause.getCause()).getMessage());
        String reason = words.substring(words.lastIndexOf(": ") < 0 ? 0 : words.lastIndexOf(": ") + 2);
        return reason.equals("Address already in use") ? TEXTS.get("port.taken", Integer.toString(port))
                : TEXTS.get("port.refused", Integer.toString(port), reason);
    }

    private static ServerBootstrap bootstrap(EventLoopGroup group, boolean epoll) {
        Paths paths = new Paths(RandomGenerator.getDefault());
        return new ServerBootstrap().group(group)
                .channel(epoll ? EpollServerSocketChannel.class : NioServerSocketChannel.class)
                .option(ChannelOption.SO_BACKLOG, BACKLOG).childOption(ChannelOption.TCP_NODELAY, true)
                .childHandler(new ChannelInitializer<SocketChannel>() {
                    @Override
                    protected void initChannel(SocketChannel channel) {
                        channel.pipeline().addLast(new HttpRequestDecoder(), new Conversation(paths));
                    }
                });
    }
}
