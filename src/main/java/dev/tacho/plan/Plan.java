package dev.tacho.plan;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Everything the engine needs, exact.
 *
 * @param endpoint     the server that is asked, as the URL has it
 * @param dialing      how connections to it are made and used
 * @param mix          what is sent
 * @param expectation  what a good response is
 * @param pacing       when it is sent
 * @param span         how long each part of the run is
 * @param timeoutNanos for one request
 * @param tickNanos    how often the run is sampled
 * @param slices       one per event loop
 */
public record Plan(Endpoint endpoint, Dialing dialing, RequestMix mix, Expectation expectation, Pacing pacing,
                   Span span, long timeoutNanos, long tickNanos, List<Slice> slices) {
    public static final long UNLIMITED = Long.MAX_VALUE;

    public Plan {
        slices = List.copyOf(slices);
    }

    /** A closed loop of one and the same request over plain connections, measured from its first request on. */
    public Plan(Endpoint endpoint, WireRequest request, Expectation expectation, boolean keepAlive, long requests,
                long durationNanos, long timeoutNanos, long tickNanos, List<Slice> slices) {
        this(endpoint, Dialing.direct(keepAlive), RequestMix.of(request), expectation, new Pacing.Closed(requests, 0),
                new Span(0, durationNanos, 0), timeoutNanos, tickNanos, slices);
    }

    /** The first request of the mix, and mostly the only one. */
    public WireRequest request() {
        return mix.first();
    }

    /** Request line and headers of that request to the empty line, as they go out, one letter a byte. */
    public String requestHead() {
        String request = new String(request().bytes(), StandardCharsets.ISO_8859_1);
        return request.substring(0, request.indexOf("\r\n\r\n") + 4);
    }

    public boolean keepAlive() {
        return dialing.keepAlive();
    }

    /** Where TCP connections go: to the endpoint, the proxy or the server in its place; a Unix socket has none. */
    public Optional<Endpoint> dialled() {
        return switch (dialing.via()) {
            case Dialing.Via.Direct() -> Optional.of(endpoint);
            case Dialing.Via.Proxy(Endpoint proxy) -> Optional.of(proxy);
            case Dialing.Via.Instead(Endpoint server) -> Optional.of(server);
            case Dialing.Via.UnixSocket _ -> Optional.empty();
        };
    }

    /** The endpoint is spoken to through TLS. */
    public boolean secure() {
        return dialing.tls().isPresent();
    }

    /** How many requests to start in all; {@link #UNLIMITED} without a limit. Those of the warm-up do not count. */
    public long requests() {
        return pacing instanceof Pacing.Closed closed ? closed.requests() : UNLIMITED;
    }

    /** How long the measured window is; {@link #UNLIMITED} without a limit. */
    public long durationNanos() {
        return span.durationNanos();
    }

    /**
     * One event loop's share.
     *
     * @param loop        0 to loops − 1
     * @param connections how many clients it drives; at least 1
     */
    public record Slice(int loop, int connections) {
    }

    /** When requests are sent. */
    public sealed interface Pacing {

        /**
         * As soon as a client is free.
         *
         * @param requests   how many to start in all; {@link #UNLIMITED} without a limit
         * @param thinkNanos how long a client pauses before its next request
         */
        record Closed(long requests, long thinkNanos) implements Pacing {
        }

        /** When the schedule says, whatever the server does. */
        record Open(Schedule schedule) implements Pacing {
        }
    }

    /**
     * The parts of a run, one after the other. A request belongs to the part in which it was due.
     *
     * @param warmUpNanos   load that counts for nothing
     * @param durationNanos the measured window; {@link #UNLIMITED} without a limit
     * @param coolDownNanos how long at most requests due in the window are waited for after it
     */
    public record Span(long warmUpNanos, long durationNanos, long coolDownNanos) {

        /** End of the window, from the start of the run; {@link #UNLIMITED} without a limit. */
        public long windowEndNanos() {
            return durationNanos == UNLIMITED ? UNLIMITED : warmUpNanos + durationNanos;
        }
    }

    /** Clients over all loops, which is also the most requests in flight. */
    public int concurrency() {
        return slices.stream().mapToInt(Slice::connections).sum();
    }
}
