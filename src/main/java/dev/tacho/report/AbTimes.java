package dev.tacho.report;

import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.measure.RequestLog;
import dev.tacho.measure.RequestLog.Entry;
import dev.tacho.result.Result;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;

/**
 * The times of a report in ab's form: from every single request where there is a log, from distributions otherwise.
 *
 * @param count how many requests
 * @param total the total time, in nanoseconds, of the request at an index from 0, sorted by it
 */
record AbTimes(AbRow connects, AbRow processing, AbRow waiting, AbRow totals, long count, LongUnaryOperator total) {
    private static final int ALL = 100;

    static AbTimes of(Result result) {
        Distribution connects = result.latency(Metric.CONNECT);
        Distribution totals = result.latency(Metric.RESPONSE);
        return new AbTimes(AbRow.of(connects, Math.max(0, result.counts().completed() - connects.count())),
                AbRow.of(result.latency(Metric.SERVICE), 0), AbRow.of(result.latency(Metric.WAIT), 0),
                AbRow.of(totals, 0), totals.count(), index -> AbRow.sorted(totals, 0, index));
    }

    static AbTimes of(RequestLog log) {
        long[] totals = sorted(log, Entry::totalNanos);
        return new AbTimes(AbRow.of(sorted(log, Entry::connectNanos)), AbRow.of(sorted(log, Entry::processingNanos)),
                AbRow.of(sorted(log, Entry::waitNanos)), AbRow.of(totals), totals.length,
                index -> totals[(int) index]);
    }

    static AbTimes of(Result result, RequestLog log) {
        return log.entries().isEmpty() ? of(result) : of(log);
    }

    private static long[] sorted(RequestLog log, ToLongFunction<Entry> time) {
        return log.entries().stream().mapToLong(time).sorted().toArray();
    }

    /** Of the total time, as the report shows it: {@code sorted[n * p / 100]}, in nanoseconds. */
    long percentile(int percent) {
        return percent == ALL ? total.applyAsLong(count - 1) : total.applyAsLong(count * percent / ALL);
    }

    /** Likewise as ab's {@code -e} has it, which rounds the index. */
    long roundedPercentile(int percent) {
        return total.applyAsLong(percent == ALL ? count - 1
                : Math.min(count - 1, (long) (0.5 + (double) count * percent / ALL)));
    }
}
