package dev.tacho.engine;

import dev.tacho.measure.Failure;
import io.netty.handler.codec.DecoderException;
import io.netty.channel.unix.Errors.NativeIoException;
import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.util.Locale;
import javax.net.ssl.SSLException;

/**
 * Names the cause of an exception. Native transports give the system's error number; the others only a class and a
 * text, which the JDK takes from the system, so both are looked at.
 */
final class Faults {
    private Faults() {
    }

    /** Why a connection could not be opened. */
    static Failure ofConnect(Throwable cause) {
        for (Throwable at = cause; at != null; at = at.getCause()) {
            Failure failure = at instanceof NativeIoException io ? ofErrno(-io.expectedErr(), at) : ofText(at);
            if (failure != Failure.CONNECT_OTHER) {
                return failure;
            }
        }
        return Failure.CONNECT_OTHER;
    }

    /** Why a connection could not be opened, by the system's error number. */
    static Failure ofConnect(int errno) {
        return ofErrno(errno, null);
    }

    /** The numbers of Linux and macOS, which do not collide. */
    private static Failure ofErrno(int errno, Throwable cause) {
        return switch (errno) {
            case 23, 24 -> Failure.TOO_MANY_FILES;
            case 111, 61 -> Failure.CONNECT_REFUSED;
            case 110, 60 -> Failure.CONNECT_TIMEOUT;
            case 113, 101, 65, 51 -> Failure.CONNECT_UNREACHABLE;
            case 99, 49 -> Failure.CONNECT_NO_PORT;
            case 104, 54 -> Failure.RESET;
            default -> cause == null ? Failure.CONNECT_OTHER : ofText(cause);
        };
    }

    private static Failure ofText(Throwable cause) {
        String text = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
        if (text.contains("too many open files")) {
            return Failure.TOO_MANY_FILES;
        }
        if (text.contains("assign requested address") || cause instanceof BindException) {
            return Failure.CONNECT_NO_PORT;
        }
        if (text.contains("unreachable") || text.contains("no route") || cause instanceof NoRouteToHostException) {
            return Failure.CONNECT_UNREACHABLE;
        }
        if (text.contains("connection reset")) {
            return Failure.RESET;
        }
        if (text.contains("timed out")) {
            return Failure.CONNECT_TIMEOUT;
        }
        return cause instanceof ConnectException ? Failure.CONNECT_REFUSED : Failure.CONNECT_OTHER;
    }

    /**
     * What broke an open connection: {@link Failure#SEND} if the peer no longer takes what is written,
     * {@link Failure#TLS} if what came made no sense to TLS, {@link Failure#RESET} for what else the system says; null
     * for what is no fault of a connection.
     */
    static Failure ofOpen(Throwable cause) {
        if (cause instanceof SSLException || cause instanceof DecoderException) {
            return Failure.TLS;
        }
        if (!(cause instanceof IOException)) {
            return null;
        }
        String text = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
        boolean pipe = cause instanceof NativeIoException io && io.expectedErr() == -32 || text.contains("broken pipe");
        return pipe ? Failure.SEND : Failure.RESET;
    }
}
