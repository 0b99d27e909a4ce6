package dev.tacho.report;

import dev.tacho.measure.Quantiles;
import dev.tacho.result.Tick;
import dev.tacho.target.MachineSample;
import dev.tacho.target.TargetSample;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Ticks as rows, in order of time, with units in the columns' names. Numbers are for programs: a point, no grouping.
 * Where there is no value (no response in the interval, no target to see) there is none here either, rather than a 0
 * that would be drawn as a measurement.
 */
final class TickTable {
    private static final int NANOS_DIGITS_OF_MILLI = 6;
    private static final int NANOS_DIGITS_OF_SECOND = 9;
    private static final int DECIMALS = 3;
    /** Who knows ab's file of the same use expects a row for each request. */
    private static final String ROWS =
            "one row for each tick of the run, in order of time; single requests were not kept";

    private static final List<Column> COLUMNS = List.of(
            new Column("seconds", tick -> fixed(tick.endNanos(), NANOS_DIGITS_OF_SECOND)),
            new Column("requests_per_second", tick -> decimal(tick.requestsPerSecond())),
            new Column("failures_per_second", tick -> decimal(tick.failuresPerSecond())),
            new Column("p50_ms", tick -> millis(tick, tick.response().p50Nanos())),
            new Column("p90_ms", tick -> millis(tick, tick.response().p90Nanos())),
            new Column("p99_ms", tick -> millis(tick, tick.response().p99Nanos())),
            new Column("p999_ms", tick -> millis(tick, tick.response().p999Nanos())),
            new Column("max_ms", tick -> millis(tick, tick.response().maxNanos())),
            new Column("connections", tick -> Optional.of(Integer.toString(tick.connections()))),
            new Column("generator_cpu_percent", tick -> decimal(tick.generatorCpuPercent())),
            new Column("target_cpu_percent", tick -> tick.target().map(TargetSample::cpuPercent)
                    .flatMap(TickTable::decimal)),
            new Column("target_rss_bytes", tick -> tick.target().map(sample -> Long.toString(sample.rssBytes()))),
            new Column("target_threads", tick -> tick.target().map(sample -> Integer.toString(sample.threads()))),
            new Column("phase", tick -> Optional.of(tick.phase().key())),
            new Column("planned_per_second", tick -> decimal(tick.plannedPerSecond())),
            new Column("service_p50_ms", tick -> millis(tick.service(), tick.service().p50Nanos())),
            new Column("service_p99_ms", tick -> millis(tick.service(), tick.service().p99Nanos())),
            new Column("lag_p99_ms", tick -> millis(tick.lag(), tick.lag().p99Nanos())),
            target("target_pss_bytes", sample -> sample.pssBytes() < 0 ? Optional.empty()
                    : Optional.of(Long.toString(sample.pssBytes()))),
            target("target_processes", sample -> Optional.of(Integer.toString(sample.processes()))),
            target("target_switches_per_second", sample -> decimal(sample.switchesPerSecond())),
            machine("machine_user_percent", MachineSample::userPercent),
            machine("machine_system_percent", MachineSample::systemPercent),
            machine("machine_idle_percent", MachineSample::idlePercent),
            machine("machine_steal_percent", MachineSample::stealPercent),
            machine("machine_load", MachineSample::load),
            machine("machine_memory_used_bytes", MachineSample::memoryUsedBytes),
            machine("machine_received_bytes_per_second", MachineSample::receivedBytesPerSecond),
            machine("machine_sent_bytes_per_second", MachineSample::sentBytesPerSecond),
            machine("machine_retransmits_per_second", MachineSample::retransmitsPerSecond),
            machine("tacho_cpu_percent", MachineSample::tachoPercent));

    private TickTable() {
    }

    private record Column(String name, Function<Tick, Optional<String>> value) {
    }

    private static Column target(String name, Function<TargetSample, Optional<String>> value) {
        return new Column(name, tick -> tick.target().flatMap(value));
    }

    /** Of the whole machine, in percent of all its cores. */
    private static Column machine(String name, ToDoubleFunction<MachineSample> value) {
        return new Column(name, tick -> tick.machine().flatMap(sample -> decimal(value.applyAsDouble(sample))));
    }

    static String csv(List<Tick> ticks) {
        return table(ticks, ",", List.of(), "", "");
    }

    /** Tab-separated with the names in a comment, and NaN where there is no value, which gnuplot leaves out. */
    static String gnuplot(List<Tick> ticks) {
        return table(ticks, "\t", List.of("# " + ROWS), "# ", "NaN");
    }

    private static String table(List<Tick> ticks, String separator, List<String> notes, String comment,
                                String none) {
        List<String> lines = new ArrayList<>();
        lines.add(comment + String.join(separator, COLUMNS.stream().map(Column::name).toList()));
        lines.addAll(notes);
        for (Tick tick : ticks) {
            lines.add(String.join(separator,
                    COLUMNS.stream().map(column -> column.value().apply(tick).orElse(none)).toList()));
        }
        return String.join("\n", lines) + "\n";
    }

    private static Optional<String> millis(Tick tick, long nanos) {
        return millis(tick.response(), nanos);
    }

    private static Optional<String> millis(Quantiles of, long nanos) {
        return of.count() == 0 ? Optional.empty() : fixed(nanos, NANOS_DIGITS_OF_MILLI);
    }

    private static Optional<String> fixed(long unscaled, int digits) {
        return Optional.of(plain(BigDecimal.valueOf(unscaled, digits)));
    }

    private static Optional<String> decimal(double value) {
        return Double.isFinite(value)
                ? Optional.of(plain(BigDecimal.valueOf(value).setScale(DECIMALS, RoundingMode.HALF_EVEN)))
                : Optional.empty();
    }

    private static String plain(BigDecimal value) {
        return value.stripTrailingZeros().toPlainString();
    }
}
