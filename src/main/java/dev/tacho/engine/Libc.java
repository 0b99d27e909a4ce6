package dev.tacho.engine;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Locale;

/**
 * The calls of Linux's C library that a connection needs, and no more. Each returns what the call does or, where that
 * fails, the negated error number; none allocates. Addresses are plain numbers, whose memory the caller keeps alive. An
 * object belongs to one thread, since the error number comes back through its memory.
 */
final class Libc {
    static final int EPIPE = 32;
    static final int EAGAIN = 11;
    static final int EINTR = 4;
    static final int EINPROGRESS = 115;
    static final int ECONNRESET = 104;
    static final int IPPROTO_IP = 0;
    static final int IPPROTO_TCP = 6;
    static final int SOL_SOCKET = 1;
    static final int TCP_NODELAY = 1;
    static final int SO_SNDBUF = 7;
    static final int SO_RCVBUF = 8;
    static final int IP_BIND_ADDRESS_NO_PORT = 24;
    private static final int ENOSYS = 38;
    private static final int CLOCK_MONOTONIC = 1;
    private static final int PR_SET_TIMERSLACK = 29;

    private static final int STREAM = 1;
    private static final int NONBLOCK = 0x800;
    private static final int CLOEXEC = 0x80000;
    private static final int MSG_NOSIGNAL = 0x4000;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private static final MethodHandle SOCKET = function("socket", JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT);
    private static final MethodHandle CONNECT = function("connect", JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT);
    private static final MethodHandle BIND = function("bind", JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT);
    private static final MethodHandle SEND = function("send", JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_INT);
    private static final MethodHandle RECV = function("recv", JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG, JAVA_INT);
    private static final MethodHandle CLOSE = function("close", JAVA_INT, JAVA_INT);
    private static final MethodHandle SET_OPTION =
            function("setsockopt", JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT);
    private static final MethodHandle EVENTFD = function("eventfd", JAVA_INT, JAVA_INT, JAVA_INT);
    private static final MethodHandle TIMERFD = function("timerfd_create", JAVA_INT, JAVA_INT, JAVA_INT);
    private static final MethodHandle TIMERFD_SET =
            function("timerfd_settime", JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle WRITE = function("write", JAVA_LONG, JAVA_INT, JAVA_LONG, JAVA_LONG);
    private static final MethodHandle EPOLL_CREATE = function("epoll_create1", JAVA_INT, JAVA_INT);
    private static final MethodHandle EPOLL_CTL =
            function("epoll_ctl", JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG);
    private static final MethodHandle EPOLL_WAIT =
            function("epoll_wait", JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_INT);
    /** To the nanosecond; glibc has it since 2.35, the kernel since 5.11. */
    private static final MethodHandle EPOLL_PWAIT2 =
            has("epoll_pwait2") ? function("epoll_pwait2", JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG,
                    JAVA_LONG) : null;
    private static final MethodHandle PRCTL = handle("prctl", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG,
            JAVA_LONG, JAVA_LONG, JAVA_LONG), Linker.Option.captureCallState("errno"),
            Linker.Option.firstVariadicArg(1));

    /*
     * Without the error number: to look after it, the JVM makes an object each time that it does not manage to optimize
     * away. Only a call that failed is made once more, for its number; by then it may have succeeded, and that is as
     * good. This is not for sockets, which tell of their fault once: asked again, one that was refused had a broken
     * pipe, and one that was reset had come to its end.
     */
    private static final MethodHandle PLAIN_EPOLL_WAIT =
            plain("epoll_wait", JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_INT);
    private static final MethodHandle PLAIN_EPOLL_PWAIT2 =
            has("epoll_pwait2") ? plain("epoll_pwait2", JAVA_INT, JAVA_INT, JAVA_LONG, JAVA_INT, JAVA_LONG,
                    JAVA_LONG) : null;

    private final MemorySegment errno = Arena.ofAuto().allocate(Linker.Option.captureStateLayout());
    private final MemorySegment number = Arena.ofAuto().allocate(JAVA_LONG);
    private final MemorySegment time = Arena.ofAuto().allocate(2 * JAVA_LONG.byteSize(), JAVA_LONG.byteAlignment());
    /** An interval, which is none, and a first time, each in seconds and nanoseconds. */
    private final MemorySegment timing =
            Arena.ofAuto().allocate(4 * JAVA_LONG.byteSize(), JAVA_LONG.byteAlignment());
    private boolean fineWait = EPOLL_PWAIT2 != null;

    private static boolean has(String name) {
        return Linker.nativeLinker().defaultLookup().find(name).isPresent();
    }

    private static MethodHandle function(String name, MemoryLayout result, MemoryLayout... parameters) {
        return handle(name, FunctionDescriptor.of(result, parameters), Linker.Option.captureCallState("errno"));
    }

    private static MethodHandle plain(String name, MemoryLayout result, MemoryLayout... parameters) {
        return handle(name, FunctionDescriptor.of(result, parameters));
    }

    private static MethodHandle handle(String name, FunctionDescriptor descriptor, Linker.Option... options) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), descriptor, options);
    }

    /** Whether this is a system whose numbers and layouts are those used here, and the JVM lets us call it. */
    static boolean available() {
        String machine = System.getProperty("os.arch").toLowerCase(Locale.ROOT);
        if (!System.getProperty("os.name").equals("Linux") || !machine.equals("amd64") && !machine.equals("aarch64")) {
            return false;
        }
        try {
            new Libc();
            return true;
        } catch (LinkageError _) {
            // Another C library, or native access is denied: then Netty's channels serve.
            return false;
        }
    }

    /** A socket that never blocks. */
    int socket(int family) {
        try {
            return result((int) SOCKET.invokeExact(errno, family, STREAM | NONBLOCK | CLOEXEC, 0));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    int connect(int socket, long address, int length) {
        try {
            return result((int) CONNECT.invokeExact(errno, socket, address, length));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    int bind(int socket, long address, int length) {
        try {
            return result((int) BIND.invokeExact(errno, socket, address, length));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Sets a socket's option that is one number. */
    int set(int socket, int level, int option, int value) {
        number.set(JAVA_INT, 0, value);
        try {
            return result((int) SET_OPTION.invokeExact(errno, socket, level, option, number.address(),
                    Integer.BYTES));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    int send(int socket, long from, int length) {
        try {
            return result((int) (long) SEND.invokeExact(errno, socket, from, (long) length, MSG_NOSIGNAL));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** 0 at the end of what the peer sends. */
    int receive(int socket, long to, int length) {
        try {
            return result((int) (long) RECV.invokeExact(errno, socket, to, (long) length, 0));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    int close(int descriptor) {
        try {
            return result((int) CLOSE.invokeExact(errno, descriptor));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    int newEpoll() {
        try {
            return result((int) EPOLL_CREATE.invokeExact(errno, CLOEXEC));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    int control(int epoll, int operation, int descriptor, long event) {
        try {
            return result((int) EPOLL_CTL.invokeExact(errno, epoll, operation, descriptor, event));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Waits {@code nanos}, or without end if negative; coarser, up to a millisecond longer, on an old system. */
    int await(int epoll, long events, int room, long nanos) {
        try {
            if (nanos > 0 && fineWait) {
                time.set(JAVA_LONG, 0, nanos / NANOS_PER_SECOND);
                time.set(JAVA_LONG, JAVA_LONG.byteSize(), nanos % NANOS_PER_SECOND);
                int ready = (int) PLAIN_EPOLL_PWAIT2.invokeExact(epoll, events, room, time.address(), 0L);
                if (ready < 0) {
                    ready = result((int) EPOLL_PWAIT2.invokeExact(errno, epoll, events, room, time.address(), 0L));
                }
                if (ready != -ENOSYS) {
                    return ready;
                }
                fineWait = false;
            }
            long millis = nanos < 0 ? -1 : nanos / NANOS_PER_MILLI + (nanos % NANOS_PER_MILLI == 0 ? 0 : 1);
            int timeout = (int) Math.min(millis, Integer.MAX_VALUE);
            int ready = (int) PLAIN_EPOLL_WAIT.invokeExact(epoll, events, room, timeout);
            return ready >= 0 ? ready : result((int) EPOLL_WAIT.invokeExact(errno, epoll, events, room, timeout));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** A timer that counts monotonic time. */
    int newTimer() {
        try {
            return result((int) TIMERFD.invokeExact(errno, CLOCK_MONOTONIC, NONBLOCK | CLOEXEC));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Has {@code timer} go off once, {@code nanos} from now; more than 0. */
    int set(int timer, long nanos) {
        timing.set(JAVA_LONG, 2 * JAVA_LONG.byteSize(), nanos / NANOS_PER_SECOND);
        timing.set(JAVA_LONG, 3 * JAVA_LONG.byteSize(), nanos % NANOS_PER_SECOND);
        try {
            return result((int) TIMERFD_SET.invokeExact(errno, timer, 0, timing.address(), 0L));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /**
     * Has waits of the calling thread end when they should. The kernel otherwise lets 50 µs more pass, to end several
     * at once: half of all requests with a planned instant went out that late. Elsewhere than on Linux it does nothing.
     */
    static void sharpenWaits() {
        if (available()) {
            new Libc().setTimerSlack(1);
        }
    }

    /** @param nanos at least 1; how late waits of the calling thread may end */
    private void setTimerSlack(long nanos) {
        try {
            int set = result((int) PRCTL.invokeExact(errno, PR_SET_TIMERSLACK, nanos, 0L, 0L, 0L));
            assert set == 0 : set;
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    int newEvent() {
        try {
            return result((int) EVENTFD.invokeExact(errno, 0, NONBLOCK | CLOEXEC));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    int raise(int event) {
        number.set(JAVA_LONG, 0, 1);
        try {
            return result((int) (long) WRITE.invokeExact(errno, event, number.address(), (long) Long.BYTES));
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    private int result(int returned) {
        return returned >= 0 ? returned : -errno.get(JAVA_INT, 0);
    }

    /** A downcall throws nothing of its own. */
    private static AssertionError unexpected(Throwable cause) {
        return new AssertionError(cause);
    }
}
