package dev.tacho.engine;

import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelOption;
import io.netty.channel.ManualIoEventLoop;
import java.net.InetSocketAddress;
import java.util.concurrent.RejectedExecutionException;

/** Netty's event loop, driven by ours, and its channels: how they are made and what their pipelines hold. */
final class ChannelReactor implements Reactor {
    private static final String MACHINE = "io.netty.machineId";

    static {
        // Makes the identities of channels, which need be unique in this process only. Left out, Netty looks for the
        // machine's hardware address, and warns on the terminal of one that has only loopback.
        if (System.getProperty(MACHINE) == null) {
            System.setProperty(MACHINE, "00:00:00:00:00:01");
        }
    }

    private final Transport transport;
    private final Dialer dialer;
    private final ManualIoEventLoop loop;
    private final ReadBuffers buffers = new ReadBuffers();

    /** @param owner the thread that will turn it */
    ChannelReactor(Transport transport, Dialer dialer, Thread owner) {
        this.transport = transport;
        this.dialer = dialer;
        this.loop = new ManualIoEventLoop(owner, transport.handlers());
    }

    @Override
    public Link link(Client client, Lane lane) {
        return new ChannelLink(client, lane, this);
    }

    /**
     * A channel that hands the bytes of responses to {@code last} and takes the bytes of requests; it is connected once
     * a request may be written to it.
     *
     * @throws io.netty.channel.ChannelException if no socket can be opened
     */
    Channel newChannel(ChannelHandler last) {
        Channel channel = dialer.newChannel(transport);
        // What TLS makes of the bytes may be longer than the one buffer, or be held on to.
        if (transport.readsAtOnce() && !dialer.layered()) {
            channel.config().setAllocator(buffers);
        }
        // The sweep of the lane looks after time limits; a scheduled task for each connection would cost more than it.
        channel.config().setConnectTimeoutMillis(0);
        // A server that answers early and closes breaks our write, and yet its answer waits to be read.
        channel.config().setAutoClose(false);
        dialer.layer(channel);
        channel.pipeline().addLast(last);
        return channel;
    }

    ChannelFuture register(Channel channel) {
        return loop.register(channel);
    }

    Dialer dialer() {
        return dialer;
    }

    @Override
    public void turn(long now, long nanos) {
        // Of Netty's own numbers, 0 waits without end and −1 not at all.
        loop.run(nanos == FOREVER ? 0 : nanos <= 0 ? -1 : nanos);
    }

    @Override
    public void execute(Runnable step) {
        try {
            loop.execute(step);
        } catch (RejectedExecutionException _) {
            // Closed: then nothing is done any more, as was said.
            assert loop.isShuttingDown();
        }
    }

    @Override
    public void close() {
        loop.shutdown();
        while (!loop.isTerminated()) {
            loop.runNow();
        }
        buffers.release();
    }
}
