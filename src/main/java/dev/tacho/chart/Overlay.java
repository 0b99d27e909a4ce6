package dev.tacho.chart;

import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.chart.Series.Side;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Quantiles;
import dev.tacho.result.Candidate;
import dev.tacho.result.Result;
import dev.tacho.target.TargetSample;
import dev.tacho.text.Texts;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/** Several runs as lines in the same panels. */
final class Overlay {
    private static final Texts TEXTS = Texts.of("chart");
    private static final double LEAST_SPAN_SECONDS = 1;
    private static final double FEW_SAMPLES = 10;
    private static final DateTimeFormatter START = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss 'UTC'",
            Locale.ROOT).withZone(ZoneOffset.UTC);

    private final List<Candidate> candidates;
    private final List<Line> lines = new ArrayList<>();
    private final List<Figure.Entry> legend = new ArrayList<>();

    /** One run and how it is drawn. */
    private record Line(Result result, String name, Ink ink, Pen pen) {
    }

    /** @param candidates the fastest first */
    Overlay(List<Candidate> candidates) {
        this.candidates = candidates;
        boolean alone = candidates.size() == 1;
        for (Candidate candidate : candidates) {
            for (Result run : candidate.runs()) {
                int style = alone ? lines.size() : legend.size();
                String name = alone ? START.format(run.startedAt()) : candidate.name();
                lines.add(new Line(run, name, Ink.run(style), Pen.run(style)));
                if (alone) {
                    legend.add(new Figure.Entry(name, Ink.run(style), Pen.run(style)));
                }
            }
            if (!alone) {
                int style = legend.size();
                String name = candidate.runs().size() == 1 ? candidate.name()
                        : TEXTS.get("legend.runs", candidate.name(), Figures.count(candidate.runs().size()));
                legend.add(new Figure.Entry(name, Ink.run(style), Pen.run(style)));
            }
        }
    }

    Figure overTime(Panel panel) {
        List<List<Stretch>> runs = lines.stream().map(line -> Stretch.of(line.result)).toList();
        double[] xs = runs.stream().flatMap(List::stream).mapToDouble(Stretch::endSeconds).sorted().distinct()
                .toArray();
        List<Plot> plots = switch (panel) {
            case THROUGHPUT -> List.of(plot("panel.throughput", Axes::requests, runs, Stretch::requestsPerSecond));
            case LATENCY -> List.of(latency("panel.median", runs, run -> run.percentile(50, Quantiles::p50Nanos)),
                    latency("panel.p99", runs, run -> run.percentile(99, Quantiles::p99Nanos)));
            case TARGET, PROCESS_CPU, PROCESS_MEMORY, MACHINE, NETWORK -> target(runs);
        };
        double span = xs.length == 0 ? LEAST_SPAN_SECONDS : Math.max(LEAST_SPAN_SECONDS, xs[xs.length - 1]);
        return figure(Axes.window(span), xs, plots);
    }

    private List<Plot> target(List<List<Stretch>> runs) {
        boolean seen = runs.stream().flatMap(List::stream).anyMatch(one -> Double.isFinite(one.target(
                TargetSample::cpuPercent)));
        return seen ? List.of(plot("panel.cpu", Axes::cpu, runs, one -> one.target(TargetSample::cpuPercent)),
                plot("panel.memory", Axes::memory, runs, one -> one.target(TargetSample::rssBytes)))
                : List.of(Plot.absent(TEXTS.get("panel.target"), TEXTS.get("noTarget")));
    }

    private Plot latency(String key, List<List<Stretch>> runs, ToDoubleFunction<Stretch> value) {
        List<Series> series = series(runs, value);
        double lowest = series.stream().mapToDouble(Series::lowestAboveZero).min().orElse(Double.POSITIVE_INFINITY);
        double highest = series.stream().mapToDouble(Series::highest).max().orElse(0);
        Plot plot = Plot.of(TEXTS.get(key), 1, Axes.latency(lowest, highest), series);
        return Double.isFinite(lowest) || lines.isEmpty() ? plot : plot.saying(TEXTS.get("noLatency"));
    }

    private Plot plot(String key, Function<Double, Axis> axis, List<List<Stretch>> runs,
                      ToDoubleFunction<Stretch> value) {
        List<Series> series = series(runs, value);
        return Plot.of(TEXTS.get(key), 1, axis.apply(series.stream().mapToDouble(Series::highest).max().orElse(0)),
                series);
    }

    private List<Series> series(List<List<Stretch>> runs, ToDoubleFunction<Stretch> value) {
        List<Series> series = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            series.add(series(lines.get(i), runs.get(i).stream().mapToDouble(value).toArray(),
                    runs.get(i).stream().mapToDouble(Stretch::endSeconds).toArray()));
        }
        return series;
    }

    private static Series series(Line line, double[] ys, double[] xs) {
        return new Series(line.name, line.ink, line.pen, Side.LEFT, ys, Optional.of(xs));
    }

    Figure percentiles() {
        List<Series> series = new ArrayList<>();
        List<Distribution> times = lines.stream().map(line -> line.result.latency(Metric.RESPONSE)).toList();
        double[] longest = new double[0];
        for (int i = 0; i < lines.size(); i++) {
            double[] xs = PercentileCurve.xs(times.get(i));
            series.add(series(lines.get(i), PercentileCurve.ys(times.get(i), xs), xs));
            longest = xs.length > longest.length ? xs : longest;
        }
        List<Distribution> some = times.stream().filter(one -> one.count() > 0).toList();
        Plot plot = Plot.of(TEXTS.get("panel.percentiles"), 1,
                PercentileCurve.upright(some.isEmpty() ? List.of(Distribution.EMPTY) : some), series);
        if (some.isEmpty()) {
            plot = lines.isEmpty() ? plot : plot.saying(TEXTS.get("noLatency"));
            return figure(Axes.percentile(FEW_SAMPLES), longest, List.of(plot));
        }
        double furthest = longest[longest.length - 1];
        double reliable = some.stream().mapToLong(Distribution::count).min().orElseThrow() / FEW_SAMPLES;
        return figure(Axes.percentile(furthest), longest, List.of(reliable > 1 && reliable < furthest
                ? plot.doubting(new Plot.Doubt(reliable, TEXTS.get("fewSamples.some"))) : plot));
    }

    private Figure figure(Axis x, double[] xs, List<Plot> plots) {
        List<Plot> shown = lines.isEmpty() ? plots.stream().map(plot -> plot.saying(TEXTS.get("compare.none"))).toList()
                : plots;
        String subtitle = lines.size() < 2 ? "" : TEXTS.get("compare.runs", Figures.count(lines.size()));
        return new Figure(Comparison.title(candidates), subtitle, Comparison.caption(candidates), x, xs, shown,
                List.of(), legend);
    }
}
