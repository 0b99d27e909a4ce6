package dev.tacho.plan;

import java.util.List;

/**
 * Everything the engine needs, exact.
 *
 * @param endpoint      where connections go
 * @param request       the bytes of one request
 * @param expectation   what a good response is
 * @param keepAlive     reuse connections
 * @param requests      how many to start in all; {@link #UNLIMITED} without a limit
 * @param durationNanos how long to start new ones; {@link #UNLIMITED} without a limit
 * @param timeoutNanos  for one request
 * @param tickNanos     how often the run is sampled
 * @param slices        one per event loop
 */
public record Plan(Endpoint endpoint, WireRequest request, Expectation expectation, boolean keepAlive, long requests,
                   long durationNanos, long timeoutNanos, long tickNanos, List<Slice> slices) {
    public static final long UNLIMITED = Long.MAX_VALUE;

    public Plan {
        slices = List.copyOf(slices);
    }

    /**
     * One event loop's share.
     *
     * @param loop        0 to loops − 1
     * @param connections how many clients it drives; at least 1
     */
    public record Slice(int loop, int connections) {
    }

    /** Clients over all loops. */
    public int concurrency() {
        return slices.stream().mapToInt(Slice::connections).sum();
    }
}
