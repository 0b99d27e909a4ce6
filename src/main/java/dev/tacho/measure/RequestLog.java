package dev.tacho.measure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Every whole response of a measured window, one by one and to the nanosecond. Takes 32 bytes a response, so it is kept
 * only when asked for.
 *
 * @param entries in the order in which the requests began
 */
public record RequestLog(List<Entry> entries) {
    public static final RequestLog EMPTY = new RequestLog(List.of());

    public RequestLog {
        entries = List.copyOf(entries);
    }

    /**
     * One request.
     *
     * @param startNanos   when it began, after the first instant of the run
     * @param connectNanos to open its connection, TLS included; 0 on one that was open already
     * @param totalNanos   from its beginning to the last byte of the response
     * @param waitNanos    from the send to the first byte of the response
     */
    public record Entry(long startNanos, long connectNanos, long totalNanos, long waitNanos) {

        /** From the send to the last byte of the response. */
        public long processingNanos() {
            return totalNanos - connectNanos;
        }
    }

    static RequestLog of(List<LoopLog> loops, long runStart) {
        List<Entry> entries = new ArrayList<>();
        loops.forEach(loop -> loop.addTo(entries, runStart));
        entries.sort(Comparator.comparingLong(Entry::startNanos));
        return new RequestLog(entries);
    }
}
