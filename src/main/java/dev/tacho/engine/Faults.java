package dev.tacho.engine;

import dev.tacho.measure.Failure;
import io.netty.channel.unix.Errors.NativeIoException;
import io.netty.handler.codec.DecoderException;
import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;

/**
 * Names the cause of an exception. Native transports give the system's error number; the others only a class and a
 * text, which the JDK takes from the system, so both are looked at.
 */
final class Faults {
    private static final int NO_ERRNO = 0;
    private static final Pattern NATIVE = Pattern.compile("failed with error\\(-?(\\d{1,5})\\)");

    private Faults() {
    }

    /** Why a connection could not be opened. */
    static Failure ofConnect(Throwable cause) {
        for (Throwable at = cause; at != null; at = at.getCause()) {
            int errno = errno(at);
            Failure failure = errno == NO_ERRNO ? ofText(at) : ofConnect(errno);
            if (failure != Failure.CONNECT_OTHER) {
                return failure;
            }
        }
        return Failure.CONNECT_OTHER;
    }

    /** The system's error number, not negated; {@link #NO_ERRNO} if {@code cause} tells none. */
    private static int errno(Throwable cause) {
        if (cause instanceof NativeIoException io) {
            return -io.expectedErr();
        }
        // Of a connect, Netty has the number in the text alone.
        Matcher number = NATIVE.matcher(String.valueOf(cause.getMessage()));
        return number.find() ? Integer.parseInt(number.group(1)) : NO_ERRNO;
    }

    /** Why a connection could not be opened, by the system's error number: those of Linux and macOS do not collide. */
    static Failure ofConnect(int errno) {
        return switch (errno) {
            case 23, 24 -> Failure.TOO_MANY_FILES;
            case 111, 61 -> Failure.CONNECT_REFUSED;
            case 110, 60 -> Failure.CONNECT_TIMEOUT;
            // No route or no network, to the host or to its network; and either of them down.
            case 113, 101, 65, 51, 112, 100, 64, 50 -> Failure.CONNECT_UNREACHABLE;
            // EADDRNOTAVAIL is what connect says of it, EADDRINUSE what bind does.
            case 99, 49, 98, 48 -> Failure.CONNECT_NO_PORT;
            case 104, 54 -> Failure.RESET;
            default -> Failure.CONNECT_OTHER;
        };
    }

    /** A class of the JDK's says less than the text, and yet more than a text in a language other than English. */
    private static Failure ofText(Throwable cause) {
        String text = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
        if (text.contains("too many open files")) {
            return Failure.TOO_MANY_FILES;
        }
        if (text.contains("permission denied") || text.contains("not permitted")) {
            return Failure.CONNECT_OTHER;
        }
        if (text.contains("assign requested address") || cause instanceof BindException) {
            return Failure.CONNECT_NO_PORT;
        }
        if (text.contains("unreachable") || text.contains("no route") || text.contains("network is down")
                || cause instanceof NoRouteToHostException) {
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
