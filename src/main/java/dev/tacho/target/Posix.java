package dev.tacho.target;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.File;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/** The calls of a Unix's C library that keeping processes together needs, and no more. */
final class Posix {
    private static final int PR_SET_CHILD_SUBREAPER = 36;
    private static final int WNOHANG = 1;
    private static final boolean LINUX = System.getProperty("os.name").equals("Linux");

    private final MethodHandle kill = function("kill", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT));
    private final MethodHandle setsid = function("setsid", FunctionDescriptor.of(JAVA_INT));
    private final MethodHandle waitpid = function("waitpid",
            FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS, JAVA_INT));
    private final MethodHandle prctl = LINUX ? function("prctl", FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_LONG,
            JAVA_LONG, JAVA_LONG, JAVA_LONG), Linker.Option.firstVariadicArg(1)) : null;

    private Posix() {
    }

    /** Empty on other systems, and where the JVM does not let us call it. */
    static Optional<Posix> ofThisMachine() {
        if (File.separatorChar != '/') {
            return Optional.empty();
        }
        try {
            return Optional.of(new Posix());
        } catch (LinkageError | IllegalCallerException _) {
            return Optional.empty(); // then Java's own, coarser means serve
        }
    }

    private static MethodHandle function(String name, FunctionDescriptor descriptor, Linker.Option... options) {
        Linker linker = Linker.nativeLinker();
        return linker.downcallHandle(linker.defaultLookup().findOrThrow(name), descriptor, options);
    }

    /** Whether the signal was sent. */
    boolean signal(long pid, int signal) {
        try {
            return (int) kill.invokeExact((int) pid, signal) == 0;
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Leaves the terminal, whose Ctrl-C is for its own processes; one that already leads a group stays. */
    boolean leaveTerminal() {
        try {
            return (int) setsid.invokeExact() >= 0;
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** From now on a process beneath this one whose parent ends becomes a child of this one; false where none can. */
    boolean adoptOrphans() {
        try {
            return prctl != null && (int) prctl.invokeExact(PR_SET_CHILD_SUBREAPER, 1L, 0L, 0L, 0L) == 0;
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** Takes note of a child that has ended, as the system wants it. Its exit code as a shell has it; 0 if it lives. */
    int reap(long pid) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment status = arena.allocate(JAVA_INT);
            int reaped = (int) waitpid.invokeExact((int) pid, status, WNOHANG);
            return reaped == (int) pid ? exitCode(status.get(JAVA_INT, 0)) : 0;
        } catch (Throwable e) {
            throw unexpected(e);
        }
    }

    /** See wait(2): the low seven bits are the signal that ended it, the next byte what it returned. */
    static int exitCode(int status) {
        int signal = status & 0x7f;
        return signal == 0 ? status >> 8 & 0xff : 128 + signal;
    }

    /** A downcall throws nothing of its own. */
    private static AssertionError unexpected(Throwable cause) {
        return new AssertionError(cause);
    }
}
