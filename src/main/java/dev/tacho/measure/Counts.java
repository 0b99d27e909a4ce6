package dev.tacho.measure;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongBinaryOperator;
import java.util.stream.Stream;

/**
 * What was counted over some span of a run, or all of it.
 *
 * <p>Over a whole run {@code started = succeeded + failed + abandoned}; over a part of it requests in flight are the
 * difference.
 *
 * @param started           requests begun
 * @param succeeded         whole responses that passed every check
 * @param failures          failed requests by cause; a cause that never happened may be missing
 * @param abandoned         requests in flight when the run ended
 * @param reconnects        requests sent again after the server had closed an idle connection
 * @param bytesSent         request bytes written, head and body
 * @param bytesReceived     response bytes read, head and body
 * @param bytesBody         body bytes of whole responses, without the framing of chunks
 * @param connectionsOpened connections established
 * @param keptAlive         whole responses after which the connection could be used again
 * @param clamped           times too long for the recorder, taken as its maximum
 * @param delayed           requests with a planned instant that waited because all connections were busy
 * @param unsent            requests that were due but not sent before the run ended; not part of {@code started}
 * @param statuses          whole responses by status code
 */
public record Counts(long started, long succeeded, Map<Failure, Long> failures, long abandoned, long reconnects,
                     long bytesSent, long bytesReceived, long bytesBody, long connectionsOpened, long keptAlive,
                     long clamped, long delayed, long unsent, SortedMap<Integer, Long> statuses) {
    public static final Counts NONE = new Counts(0, 0, Map.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, new TreeMap<>());

    public Counts {
        Map<Failure, Long> byCause = new EnumMap<>(Failure.class);
        byCause.putAll(failures);
        failures = Collections.unmodifiableMap(byCause);
        statuses = Collections.unmodifiableSortedMap(new TreeMap<>(statuses));
    }

    public long failed() {
        return failures.values().stream().mapToLong(Long::longValue).sum();
    }

    public long failed(Failure cause) {
        return failures.getOrDefault(cause, 0L);
    }

    /** Whole responses, good or not. */
    public long completed() {
        return succeeded + failures.entrySet().stream().filter(entry -> entry.getKey().ofCheck())
                .mapToLong(Map.Entry::getValue).sum();
    }

    /** Requests that came to an end. */
    public long ended() {
        return succeeded + failed();
    }

    public Counts plus(Counts other) {
        return combine(other, Long::sum);
    }

    /** What was counted since {@code earlier}, which must be an earlier state of the same counters. */
    Counts minus(Counts earlier) {
        return combine(earlier, (now, before) -> now - before);
    }

    private Counts combine(Counts other, LongBinaryOperator operator) {
        Map<Failure, Long> byCause = new EnumMap<>(Failure.class);
        for (Failure cause : Failure.values()) {
            putIfAny(byCause, cause, operator.applyAsLong(failed(cause), other.failed(cause)));
        }
        SortedMap<Integer, Long> byStatus = new TreeMap<>();
        Stream.concat(statuses.keySet().stream(), other.statuses.keySet().stream()).distinct().forEach(
                status -> putIfAny(byStatus, status, operator.applyAsLong(statuses.getOrDefault(status, 0L),
                        other.statuses.getOrDefault(status, 0L))));
        return new Counts(operator.applyAsLong(started, other.started),
                operator.applyAsLong(succeeded, other.succeeded), byCause,
                operator.applyAsLong(abandoned, other.abandoned), operator.applyAsLong(reconnects, other.reconnects),
                operator.applyAsLong(bytesSent, other.bytesSent),
                operator.applyAsLong(bytesReceived, other.bytesReceived),
                operator.applyAsLong(bytesBody, other.bytesBody),
                operator.applyAsLong(connectionsOpened, other.connectionsOpened),
                operator.applyAsLong(keptAlive, other.keptAlive), operator.applyAsLong(clamped, other.clamped),
                operator.applyAsLong(delayed, other.delayed), operator.applyAsLong(unsent, other.unsent), byStatus);
    }

    private static <K> void putIfAny(Map<K, Long> map, K key, long count) {
        if (count != 0) {
            map.put(key, count);
        }
    }
}
