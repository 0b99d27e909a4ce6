package dev.tacho.engine;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Plain TCP on epoll as the kernel gives it: edge-triggered, so that it does not look again at what has been read, and
 * told of each socket once. Reads of all connections go into one buffer, since a response is parsed while it is being
 * read and nothing of it is kept.
 */
final class EpollReactor implements Reactor {
    static final int READ_BYTES = 64 * 1024;

    private static final int IN = 0x1;
    private static final int OUT = 0x4;
    private static final int ERROR = 0x8;
    private static final int HANG_UP = 0x10;
    private static final int PEER_HANG_UP = 0x2000;
    private static final int EDGE = 1 << 31;
    private static final int ADD = 1;
    private static final int MODIFY = 3;
    private static final int BATCH = 256;
    private static final long WAKE_UP = -1;
    /** The alarm clock ends waits from here on; it is not set as finely as a wait can be timed. */
    private static final long LONG_WAIT_NANOS = 5_000_000;
    /** Longer requests may go out in several segments, the last of which must not wait for an answer to the others. */
    private static final int ONE_SEGMENT = 500;
    /** The kernel's structure is packed on x86-64 only. */
    private static final int DATA_AT = System.getProperty("os.arch").equals("amd64") ? 4 : 8;
    private static final int EVENT_BYTES = DATA_AT + Long.BYTES;

    private final Libc libc = new Libc();
    private final MemorySegment events = Arena.ofAuto().allocate((long) BATCH * EVENT_BYTES, Long.BYTES);
    private final MemorySegment interest = Arena.ofAuto().allocate(EVENT_BYTES, Long.BYTES);
    private final NativeAddress address;
    private final ByteBuf buffer = Unpooled.directBuffer(READ_BYTES, READ_BYTES);
    private final long bufferAddress = addressOf(buffer, READ_BYTES);
    private final Dialer dialer;
    private final boolean promptly;
    private final int epoll;
    private final Doorbell doorbell;
    private final AlarmClock alarm;
    private final Queue<Runnable> steps = new ConcurrentLinkedQueue<>();
    private final LinkTable links = new LinkTable();
    private final ArrayDeque<SocketLink> unread = new ArrayDeque<>();

    /** @throws ChannelException if the process has too many files open */
    EpollReactor(Dialer dialer) {
        this.dialer = dialer;
        this.address = NativeAddress.of((InetSocketAddress) dialer.address());
        this.promptly = dialer.dialing().noDelay() && dialer.longestRequest() > ONE_SEGMENT;
        this.epoll = libc.newEpoll();
        this.doorbell = new Doorbell();
        this.alarm = new AlarmClock(libc);
        int worst = Math.min(epoll, Math.min(doorbell.descriptor(), alarm.descriptor()));
        if (worst < 0) {
            close();
            throw new ChannelException("epoll failed with error(" + -worst + ")");
        }
        control(ADD, doorbell.descriptor(), IN | EDGE, WAKE_UP);
        control(ADD, alarm.descriptor(), IN | EDGE, WAKE_UP);
    }

    private static long addressOf(ByteBuf direct, int length) {
        return MemorySegment.ofBuffer(direct.nioBuffer(0, length)).address();
    }

    @Override
    public Link link(Client client, Lane lane) {
        return new SocketLink(client, lane, this);
    }

    @Override
    public void turn(long now, long nanos) {
        int ready = libc.await(epoll, events.address(), BATCH, timeLimit(now, nanos));
        for (int i = 0; i < ready; i++) {
            long at = (long) i * EVENT_BYTES;
            long number = events.get(JAVA_LONG_UNALIGNED, at + DATA_AT);
            SocketLink link = number == WAKE_UP ? null : links.get(number);
            if (link != null) {
                int what = events.get(JAVA_INT, at);
                link.ready((what & IN) != 0, (what & OUT) != 0, (what & (PEER_HANG_UP | HANG_UP | ERROR)) != 0);
            }
        }
        for (int left = unread.size(); left > 0; left--) {
            unread.remove().readToTheEnd();
        }
        for (Runnable step = steps.poll(); step != null; step = steps.poll()) {
            step.run();
        }
    }

    /** Of the wait in epoll; negative for none. */
    private long timeLimit(long now, long nanos) {
        if (!steps.isEmpty() || !unread.isEmpty()) {
            return 0;
        }
        if (nanos < LONG_WAIT_NANOS) {
            return Math.max(0, nanos);
        }
        if (nanos != FOREVER) {
            alarm.wakeBy(now + nanos, now);
        }
        return -1;
    }

    @Override
    public void execute(Runnable step) {
        steps.add(step);
        doorbell.ring();
    }

    /** Reads from {@code link} in this turn or the next, whatever epoll says. */
    void readSoon(SocketLink link) {
        unread.add(link);
    }

    /** A descriptor, or an error number negated. */
    int newSocket() {
        int socket = libc.socket(address.family());
        if (socket < 0) {
            return socket;
        }
        if (promptly) {
            libc.set(socket, Libc.IPPROTO_TCP, Libc.TCP_NODELAY, 1);
        }
        if (dialer.dialing().sendBufferBytes() > 0) {
            libc.set(socket, Libc.SOL_SOCKET, Libc.SO_SNDBUF, dialer.dialing().sendBufferBytes());
        }
        if (dialer.dialing().receiveBufferBytes() > 0) {
            libc.set(socket, Libc.SOL_SOCKET, Libc.SO_RCVBUF, dialer.dialing().receiveBufferBytes());
        }
        return socket;
    }

    /** Begins to connect {@code socket}: 0, or an error number negated. */
    int connect(int socket) {
        NativeAddress local = dialer.nextLocal();
        if (local != null) {
            // Otherwise the port is taken when the address is bound, and then no other connection can share it.
            libc.set(socket, Libc.IPPROTO_IP, Libc.IP_BIND_ADDRESS_NO_PORT, 1);
            int bound = libc.bind(socket, local.bytes().address(), local.length());
            if (bound < 0) {
                return bound;
            }
        }
        return libc.connect(socket, address.bytes().address(), address.length());
    }

    /** Begins to wait for {@code socket}; the number is what to forget it by. */
    long watch(SocketLink link, int socket, boolean writable) {
        long number = links.add(link);
        control(ADD, socket, interest(writable), number);
        return number;
    }

    /** Waits for {@code socket} to become writable as well, from now on. */
    void watchRoom(long number, int socket) {
        control(MODIFY, socket, interest(true), number);
    }

    private static int interest(boolean writable) {
        return IN | PEER_HANG_UP | EDGE | (writable ? OUT : 0);
    }

    private void control(int operation, int socket, int what, long number) {
        interest.set(JAVA_INT, 0, what);
        interest.set(JAVA_LONG_UNALIGNED, DATA_AT, number);
        int done = libc.control(epoll, operation, socket, interest.address());
        if (done < 0) {
            throw new IllegalStateException("epoll_ctl failed: error " + -done);
        }
    }

    void forget(long number) {
        links.remove(number);
    }

    /** Sends {@code request} from its byte {@code from}. */
    int send(int socket, Request request, int from) {
        return libc.send(socket, request.address() + from, request.length() - from);
    }

    int receive(int socket) {
        return libc.receive(socket, bufferAddress, READ_BYTES);
    }

    /** The {@code length} bytes that the last read brought; good until the next. */
    ByteBuf received(int length) {
        return buffer.setIndex(0, length);
    }

    void close(int socket) {
        libc.close(socket);
    }

    @Override
    public void close() {
        links.forEach(link -> libc.close(link.socket()));
        doorbell.close();
        alarm.close();
        if (epoll >= 0) {
            libc.close(epoll);
        }
        buffer.release();
    }
}
