package dev.tacho.engine;

import dev.tacho.measure.Failure;
import dev.tacho.plan.Plan;
import java.io.EOFException;
import java.io.IOException;
import java.net.SocketAddress;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import javax.net.ssl.SSLException;

/**
 * Asks the server once before a run, outside of all measurement, to see what it answers. Where connections are to be
 * kept alive, it asks a second time on the same one. Blocks; not for an event loop.
 */
public final class Preflight {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final Duration REHEARSAL = Duration.ofSeconds(1);

    private final Plan plan;
    private final long deadline;
    private List<Field> headers = List.of();
    private int status;
    private String reason = "";
    private long headBytes;
    private long bodyBytes;
    private boolean found;
    private boolean numberFits;
    private OptionalDouble number = OptionalDouble.empty();
    private boolean keepsAlive;
    private OptionalLong secondBodyBytes = OptionalLong.empty();
    private double connectMillis;
    private double handshakeMillis;
    private double responseMillis;

    private Preflight(Plan plan, Duration patience) {
        this.plan = plan;
        this.deadline = System.nanoTime() + patience.toNanos();
    }

    /** A header field of a response; control characters are replaced. */
    public record Field(String name, String value) {
    }

    /**
     * What came back.
     *
     * @param failure         why there is no whole response; all else is then 0 or empty but the times of what went
     *                        well
     * @param status          of the first response
     * @param reason          phrase after it; may be empty
     * @param headers         of the first response, in its order
     * @param headBytes       length of its status line and headers
     * @param bodyBytes       length of its body, without the framing of chunks
     * @param bodyFound       whether the body holds what the plan looks for; true if it looks for nothing
     * @param numberFits      whether the body is a number as the plan wants it; true if it wants none
     * @param number          that the body is, if one is wanted and it is one
     * @param keepsAlive      whether the connection took a second request
     * @param secondBodyBytes length of the second body; empty if there was no second response
     * @param connectMillis   to open the connection, with the tunnel of a proxy if there is one
     * @param handshakeMillis of TLS after it; 0 without
     * @param responseMillis  from the first request to the last byte of its response
     */
    public record Report(Optional<Failure> failure, int status, String reason, List<Field> headers, long headBytes,
                         long bodyBytes, boolean bodyFound, boolean numberFits, OptionalDouble number,
                         boolean keepsAlive, OptionalLong secondBodyBytes, double connectMillis,
                         double handshakeMillis, double responseMillis) {
        public Report {
            headers = List.copyOf(headers);
        }
    }

    /** Whether there can be a preflight: not if asking once more than was ordered may change something. */
    public static boolean suits(Plan plan) {
        return plan.request().idempotent();
    }

    /**
     * Sends the plan's first request, once or twice.
     *
     * @param address  of the server, the proxy or the Unix socket
     * @param patience for all of it
     * @throws java.io.UncheckedIOException in the user's words, if the TLS settings are of no use
     */
    public static Report ask(Plan plan, SocketAddress address, Duration patience) {
        Optional<TlsLayer> tls = plan.dialing().tls().map(settings -> new TlsLayer(plan.endpoint(), settings));
        try {
            rehearse(plan, tls);
            return new Preflight(plan, patience).ask(address, tls);
        } finally {
            tls.ifPresent(TlsLayer::release);
        }
    }

    /** What this client does for the first time would otherwise be taken for the server's time. */
    private static void rehearse(Plan plan, Optional<TlsLayer> tls) {
        Rehearsal.play();
        tls.ifPresent(TlsWire::rehearse);
        try (Responder stand = new Responder(plan)) {
            new Preflight(WarmUp.practice(plan, stand.address(), 2), REHEARSAL).ask(stand.address(), Optional.empty());
        } catch (IOException _) {
            // Without a port to rehearse on the times are a little longer, and as valid.
        }
    }

    private Report ask(SocketAddress address, Optional<TlsLayer> tls) {
        Optional<Failure> failure = Optional.empty();
        try (Wire wire = Wire.open(plan, address, deadline)) {
            connectMillis = wire.openNanos() / NANOS_PER_MILLI;
            if (tls.isPresent()) {
                secured(wire, tls.get());
            } else {
                first(wire);
            }
        } catch (IOException e) {
            failure = Optional.of(failure(e));
        }
        return new Report(failure, status, reason, headers, headBytes, bodyBytes, found, numberFits, number,
                keepsAlive, secondBodyBytes, connectMillis, handshakeMillis, responseMillis);
    }

    private void secured(Wire wire, TlsLayer tls) throws IOException {
        long start = System.nanoTime();
        try (TlsWire secret = new TlsWire(wire, tls)) {
            handshakeMillis = millisSince(start);
            first(secret);
        }
    }

    private void first(Wire wire) throws IOException {
        byte[] request = plan.request().bytes();
        long start = System.nanoTime();
        try (Answer answer = Answer.to(wire, plan, request)) {
            responseMillis = millisSince(start);
            status = answer.status();
            reason = answer.reason();
            headers = answer.fields();
            headBytes = answer.headBytes();
            bodyBytes = answer.bodyBytes();
            found = answer.found();
            numberFits = answer.numberFits();
            number = answer.number();
            if (plan.keepAlive() && answer.persistent()) {
                second(wire, request);
            }
        }
    }

    /** That it fails is what there is to know: the connection was not kept. */
    private void second(Wire wire, byte[] request) {
        try (Answer answer = Answer.to(wire, plan, request)) {
            keepsAlive = true;
            secondBodyBytes = OptionalLong.of(answer.bodyBytes());
        } catch (IOException _) {
            keepsAlive = false;
        }
    }

    private Failure failure(IOException cause) {
        if (deadline - System.nanoTime() <= 0) {
            return Failure.TIMEOUT;
        }
        return switch (cause) {
            case SocketTimeoutException _ -> Failure.TIMEOUT;
            case SSLException _ -> Failure.TLS;
            case Answer.Malformed _ -> Failure.PROTOCOL;
            case Answer.Cut _ -> Failure.TRUNCATED;
            case EOFException _ -> Failure.CLOSED_EARLY;
            case IOException _ when connectMillis > 0 -> Failure.RESET;
            default -> Faults.ofConnect(cause);
        };
    }

    private static double millisSince(long start) {
        return (System.nanoTime() - start) / NANOS_PER_MILLI;
    }
}
