package dev.tacho.engine;

import dev.tacho.plan.Plan;
import io.netty.channel.Channel;
import io.netty.channel.IoHandlerFactory;
import io.netty.channel.epoll.Epoll;
import io.netty.channel.epoll.EpollDomainSocketChannel;
import io.netty.channel.epoll.EpollIoHandler;
import io.netty.channel.epoll.EpollSocketChannel;
import io.netty.channel.kqueue.KQueue;
import io.netty.channel.kqueue.KQueueDomainSocketChannel;
import io.netty.channel.kqueue.KQueueIoHandler;
import io.netty.channel.kqueue.KQueueSocketChannel;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioDomainSocketChannel;
import io.netty.channel.socket.nio.NioSocketChannel;
import io.netty.channel.uring.IoUring;
import io.netty.channel.uring.IoUringDomainSocketChannel;
import io.netty.channel.uring.IoUringIoHandler;
import io.netty.channel.uring.IoUringSocketChannel;
import java.util.Arrays;

/** How this machine's sockets are waited for; the best one first. */
enum Transport {
    /** Bare sockets: plain TCP only, and the cheapest for it. */
    EPOLL("epoll") {
        @Override
        boolean available() {
            return Libc.available();
        }

        @Override
        Reactor newReactor(Dialer dialer, Thread owner) {
            return new EpollReactor(dialer);
        }
    },
    EPOLL_CHANNELS("epoll") {
        @Override
        boolean available() {
            return Epoll.isAvailable();
        }

        @Override
        IoHandlerFactory handlers() {
            return EpollIoHandler.newFactory();
        }

        @Override
        Channel newChannel() {
            return new EpollSocketChannel();
        }

        @Override
        Channel newDomainChannel() {
            return new EpollDomainSocketChannel();
        }
    },
    IO_URING("io_uring") {
        @Override
        boolean available() {
            return IoUring.isAvailable();
        }

        @Override
        IoHandlerFactory handlers() {
            return IoUringIoHandler.newFactory();
        }

        @Override
        Channel newChannel() {
            return new IoUringSocketChannel();
        }

        @Override
        Channel newDomainChannel() {
            return new IoUringDomainSocketChannel();
        }
    },
    KQUEUE("kqueue") {
        @Override
        boolean available() {
            return KQueue.isAvailable();
        }

        @Override
        IoHandlerFactory handlers() {
            return KQueueIoHandler.newFactory();
        }

        @Override
        Channel newChannel() {
            return new KQueueSocketChannel();
        }

        @Override
        Channel newDomainChannel() {
            return new KQueueDomainSocketChannel();
        }
    },
    NIO("nio") {
        @Override
        boolean available() {
            return true;
        }

        @Override
        IoHandlerFactory handlers() {
            return NioIoHandler.newFactory();
        }

        @Override
        Channel newChannel() {
            return new NioSocketChannel();
        }

        @Override
        Channel newDomainChannel() {
            return new NioDomainSocketChannel();
        }
    };

    private final String key;

    Transport(String key) {
        this.key = key;
    }

    /** As in result files. */
    String key() {
        return key;
    }

    abstract boolean available();

    /**
     * What waits for the connections of one lane.
     *
     * @param owner the thread that will turn it
     */
    Reactor newReactor(Dialer dialer, Thread owner) {
        return new ChannelReactor(this, dialer, owner);
    }

    /** Of Netty; not of bare sockets. */
    IoHandlerFactory handlers() {
        throw new UnsupportedOperationException(key);
    }

    /**
     * Likewise.
     *
     * @throws io.netty.channel.ChannelException if no socket can be opened
     */
    Channel newChannel() {
        throw new UnsupportedOperationException(key);
    }

    /** @throws io.netty.channel.ChannelException if no socket can be opened, or none of this kind on this system */
    Channel newDomainChannel() {
        throw new UnsupportedOperationException(key);
    }

    /** Reads into a buffer while it is lent, rather than leave it with the kernel until something comes. */
    boolean readsAtOnce() {
        return this != IO_URING;
    }

    /** The best for connections as {@code plan} has them. */
    static Transport best(Plan plan) {
        boolean plain = !plan.secure() && plan.dialled().isPresent();
        return Arrays.stream(values()).filter(transport -> plain || transport != EPOLL).filter(Transport::available)
                .findFirst().orElse(NIO);
    }
}
