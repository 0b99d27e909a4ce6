package dev.tacho.chart;

import dev.tacho.chart.Series.Side;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import dev.tacho.target.TargetSample;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;

/** The panels that a run's ticks make. A tick without samples leaves a gap: it was not infinitely fast. */
final class TickSeries {
    private static final Texts TEXTS = Texts.of("chart");
    private static final double THROUGHPUT_WEIGHT = 3;
    private static final double LATENCY_WEIGHT = 4.6;
    private static final double TARGET_WEIGHT = 3;

    private final List<Tick> ticks;

    TickSeries(List<Tick> ticks) {
        this.ticks = ticks;
    }

    double[] seconds() {
        return values(Tick::endSeconds);
    }

    /** What is before and after the measured window. */
    List<Figure.Shade> shades() {
        List<Figure.Shade> shades = new ArrayList<>();
        shade(shades, Phase.WARM_UP, "shade.warmUp");
        shade(shades, Phase.COOL_DOWN, "shade.coolDown");
        return shades;
    }

    private void shade(List<Figure.Shade> shades, Phase phase, String key) {
        List<Tick> part = ticks.stream().filter(tick -> tick.phase() == phase).toList();
        if (!part.isEmpty()) {
            Tick first = part.getFirst();
            shades.add(new Figure.Shade(Math.max(0, first.endNanos() - first.spanNanos()) / 1e9,
                    part.getLast().endSeconds(), TEXTS.get(key)));
        }
    }

    Plot throughput() {
        Series requests = new Series(TEXTS.get("series.requests"), Ink.REQUESTS, Pen.PLAIN, Side.LEFT,
                values(Tick::requestsPerSecond));
        Series failures = new Series(TEXTS.get("series.failures"), Ink.FAILURES, Pen.COLUMNS, Side.LEFT,
                values(Tick::failuresPerSecond));
        Series planned = new Series(TEXTS.get("series.planned"), Ink.PLANNED, Pen.DASHED, Side.LEFT,
                values(Tick::plannedPerSecond));
        List<Series> shown = new ArrayList<>(List.of(requests));
        if (failures.highest() > 0) {
            shown.add(failures);
        }
        if (open()) {
            shown.add(planned);
        }
        return Plot.of(TEXTS.get("panel.throughput"), THROUGHPUT_WEIGHT,
                Axes.requests(shown.stream().mapToDouble(Series::highest).max().orElseThrow()), shown);
    }

    private boolean open() {
        return ticks.stream().anyMatch(Tick::planned);
    }

    Plot latency() {
        Series p50 = latency("series.p50", Ink.P50, Pen.BROAD, tick -> tick.response().p50Nanos());
        Series p90 = latency("series.p90", Ink.P90, Pen.PLAIN, tick -> tick.response().p90Nanos());
        Series p99 = latency("series.p99", Ink.P99, Pen.PLAIN, tick -> tick.response().p99Nanos());
        Series max = latency("series.max", Ink.MAX, Pen.THIN, tick -> tick.response().maxNanos());
        List<Series> shown = new ArrayList<>(List.of(p50, p90, p99, max));
        double lowest = p50.lowestAboveZero();
        if (open()) {
            Series service = new Series(TEXTS.get("series.serviceP99"), Ink.P99, Pen.DASHED, Side.LEFT,
                    values(tick -> tick.service().count() == 0 ? Double.NaN : tick.service().p99Nanos()));
            lowest = Math.min(lowest, service.lowestAboveZero());
            shown.add(service);
        }
        Plot plot = Plot.of(TEXTS.get("panel.latency"), LATENCY_WEIGHT, Axes.latency(lowest, max.highest()), shown);
        boolean none = !ticks.isEmpty() && ticks.stream().allMatch(tick -> tick.response().count() == 0);
        return none ? plot.saying(TEXTS.get("noLatency")) : plot;
    }

    /** @param absence what to say when there is nothing to show; empty to say nothing */
    Plot target(String absence) {
        String title = TEXTS.get("panel.target");
        boolean none = ticks.stream().allMatch(tick -> tick.target().isEmpty());
        if (none && !ticks.isEmpty() && !absence.isEmpty()) {
            return Plot.absent(title, absence);
        }
        Series cpu = new Series(TEXTS.get("series.cpu"), Ink.CPU, Pen.PLAIN, Side.LEFT,
                target(TargetSample::cpuPercent));
        Series memory = new Series(TEXTS.get("series.memory"), Ink.MEMORY, Pen.DASHED, Side.RIGHT,
                target(TargetSample::rssBytes));
        return new Plot(title, TARGET_WEIGHT, Optional.of(Axes.cpu(cpu.highest())),
                Optional.of(Axes.memory(memory.highest())), List.of(cpu, memory));
    }

    private Series latency(String key, Ink ink, Pen pen, ToLongFunction<Tick> nanos) {
        return new Series(TEXTS.get(key), ink, pen, Side.LEFT,
                values(tick -> tick.response().count() == 0 ? Double.NaN : nanos.applyAsLong(tick)));
    }

    private double[] target(ToDoubleFunction<TargetSample> value) {
        return values(tick -> tick.target().isPresent() ? value.applyAsDouble(tick.target().get()) : Double.NaN);
    }

    private double[] values(ToDoubleFunction<Tick> value) {
        return ticks.stream().mapToDouble(value).toArray();
    }
}
