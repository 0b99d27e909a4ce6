package dev.tacho.measure;

import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLongArray;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.SingleWriterRecorder;

/**
 * What one event loop has seen. Only that loop's thread may call the recording methods; they neither lock nor allocate.
 *
 * <p>All instants are {@link System#nanoTime()} of the same process. Of each request:
 * <ul>
 * <li>{@code due}: it should begin. In closed loop the instant its client became free, so that a connection opened for
 *     it is part of its response time, as in ab's Total.
 * <li>{@code sent}: it was handed to the socket.
 * <li>{@code firstByte}, {@code end}: the first and last byte of the response arrived.
 * </ul>
 */
public final class LoopRecorder {
    /** The longest time that can be told apart, in nanoseconds: one hour. Longer ones are clamped to it and counted. */
    public static final long MAX_NANOS = 3_600_000_000_000L;
    /** Times are kept to 3 significant digits: within 0.1 %. */
    public static final int SIGNIFICANT_DIGITS = 3;

    private static final int FIRST_STATUS = 100;
    private static final int LAST_STATUS = 999;
    private static final Failure[] FAILURES = Failure.values();

    private final SingleWriterRecorder response = recorder();
    private final SingleWriterRecorder service = recorder();
    private final SingleWriterRecorder wait = recorder();
    private final SingleWriterRecorder connect = recorder();
    private final SingleWriterRecorder handshake = recorder();
    private final SingleWriterRecorder lag = recorder();
    private final Map<Metric, Histogram> intervals = new EnumMap<>(Metric.class);
    private final AtomicLongArray counters = new AtomicLongArray(Counter.values().length);
    private final AtomicLongArray failures = new AtomicLongArray(FAILURES.length);
    private final AtomicLongArray statuses = new AtomicLongArray(LAST_STATUS - FIRST_STATUS + 1);

    private enum Counter {
        STARTED, SUCCEEDED, ABANDONED, RECONNECTS, BYTES_SENT, BYTES_RECEIVED, BYTES_BODY, OPENED, KEPT_ALIVE, CLAMPED,
        DELAYED, UNSENT
    }

    private final LoopLog log;
    private final Extras.ResponseListener listener;

    LoopRecorder(Extras extras) {
        log = extras.log() ? new LoopLog() : null;
        listener = extras.listener();
    }

    private static SingleWriterRecorder recorder() {
        return new SingleWriterRecorder(1, MAX_NANOS, SIGNIFICANT_DIGITS);
    }

    /** A request begins; it must end in exactly one of {@link #completed}, {@link #failed} and {@link #abandoned}. */
    public void started() {
        add(Counter.STARTED, 1);
    }

    /** A connection was established, {@code nanos} after it was asked for. */
    public void connected(long nanos) {
        add(Counter.OPENED, 1);
        record(connect, nanos);
    }

    /** The TLS handshake of a connection was over, {@code nanos} after the connection was established. */
    public void shookHands(long nanos) {
        record(handshake, nanos);
    }

    /** A request with a planned instant was sent {@code nanos} after it, and a connection had been free. */
    public void lagged(long nanos) {
        record(lag, nanos);
    }

    /** A request with a planned instant had to wait, because all connections were busy. */
    public void delayed() {
        add(Counter.DELAYED, 1);
    }

    /** {@code requests} were due but had not been sent when the run ended; they were never {@link #started}. */
    public void unsent(long requests) {
        add(Counter.UNSENT, requests);
    }

    public void sent(long bytes) {
        add(Counter.BYTES_SENT, bytes);
    }

    public void received(long bytes) {
        add(Counter.BYTES_RECEIVED, bytes);
    }

    /** A request goes out again on a fresh connection, because the server had closed the one it was sent on. */
    public void reconnected() {
        add(Counter.RECONNECTS, 1);
    }

    /**
     * A whole response came.
     *
     * @param check     the check it failed ({@link Failure#ofCheck()}), or null if it passed all
     * @param status    100 to 999
     * @param bodyBytes length of its body
     * @param keptAlive whether the connection can serve another request
     */
    public void completed(Failure check, int status, long bodyBytes, boolean keptAlive,
                          long due, long sent, long firstByte, long end) {
        if (check == null) {
            add(Counter.SUCCEEDED, 1);
        } else {
            failed(check);
        }
        add(statuses, status - FIRST_STATUS, 1);
        add(Counter.BYTES_BODY, bodyBytes);
        if (keptAlive) {
            add(Counter.KEPT_ALIVE, 1);
        }
        record(response, end - due);
        record(service, end - sent);
        record(wait, firstByte - sent);
    }

    /**
     * Enters a whole response in the log, if one is kept.
     *
     * @param start     when its client became free, or on a connection that was open already, when it was sent
     * @param connected when it was sent
     */
    public void logged(long start, long connected, long firstByte, long end) {
        if (log != null) {
            log.add(start, connected, firstByte, end);
        }
    }

    /** Null unless somebody wants to hear each response. */
    public Extras.ResponseListener listener() {
        return listener;
    }

    /** Null unless one is kept. */
    LoopLog log() {
        return log;
    }

    /** A request ended without a whole, acceptable response. */
    public void failed(Failure cause) {
        add(failures, cause.ordinal(), 1);
    }

    /** The run ended while the request was in flight. */
    public void abandoned() {
        add(Counter.ABANDONED, 1);
    }

    private void record(SingleWriterRecorder recorder, long nanos) {
        if (nanos > MAX_NANOS) {
            add(Counter.CLAMPED, 1);
        }
        recorder.recordValue(Math.clamp(nanos, 0, MAX_NANOS));
    }

    private void add(Counter counter, long amount) {
        add(counters, counter.ordinal(), amount);
    }

    /** One writer, so a plain read and an ordered write are enough, and cost no locked instruction. */
    private static void add(AtomicLongArray array, int index, long amount) {
        array.setRelease(index, array.getPlain(index) + amount);
    }

    /** Sampler only: what was recorded since the last call; the histogram is reused at the next. */
    Histogram takeInterval(Metric metric) {
        SingleWriterRecorder recorder = switch (metric) {
            case RESPONSE -> response;
            case SERVICE -> service;
            case WAIT -> wait;
            case CONNECT -> connect;
            case HANDSHAKE -> handshake;
            case LAG -> lag;
        };
        Histogram interval = recorder.getIntervalHistogram(intervals.get(metric));
        intervals.put(metric, interval);
        return interval;
    }

    /** Any thread: what has been counted so far. */
    Counts counts() {
        Map<Failure, Long> byCause = new EnumMap<>(Failure.class);
        for (Failure cause : FAILURES) {
            putIfAny(byCause, cause, failures.getAcquire(cause.ordinal()));
        }
        SortedMap<Integer, Long> byStatus = new TreeMap<>();
        for (int i = 0; i < statuses.length(); i++) {
            putIfAny(byStatus, FIRST_STATUS + i, statuses.getAcquire(i));
        }
        long succeeded = count(Counter.SUCCEEDED);
        long abandoned = count(Counter.ABANDONED);
        // Read after everything that can end a request, so that never more have ended than begun.
        long started = count(Counter.STARTED);
        return new Counts(started, succeeded, byCause, abandoned, count(Counter.RECONNECTS),
                count(Counter.BYTES_SENT), count(Counter.BYTES_RECEIVED), count(Counter.BYTES_BODY),
                count(Counter.OPENED), count(Counter.KEPT_ALIVE), count(Counter.CLAMPED), count(Counter.DELAYED),
                count(Counter.UNSENT), byStatus);
    }

    private static <K> void putIfAny(Map<K, Long> map, K key, long count) {
        if (count > 0) {
            map.put(key, count);
        }
    }

    private long count(Counter counter) {
        return counters.getAcquire(counter.ordinal());
    }
}
