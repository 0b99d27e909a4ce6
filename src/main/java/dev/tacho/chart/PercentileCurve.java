package dev.tacho.chart;

import dev.tacho.chart.Series.Side;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** How long the slowest share of requests took, as far out as there are samples to tell. */
final class PercentileCurve {
    private static final Texts TEXTS = Texts.of("chart");
    private static final int POINTS_PER_DECADE = 60;
    private static final double LEAST_FURTHEST = 10;
    private static final double MOST_FURTHEST = 1e7;
    /** Up to this many times the median an even scale shows more; beyond it, it shows nothing but the tail. */
    private static final double EVEN_RATIO = 10;

    /** The last point is a power of ten only nearly. */
    private static final double NEARLY = 1 - 1e-9;
    private static final double FEW_SAMPLES = 10;
    /** The one fastest request may be far off and would press the curve into the upper half; the axis starts here. */
    private static final double LOWEST_PERCENTILE = 1;

    private PercentileCurve() {
    }

    /** Ends where one sample is left beyond: the slowest. */
    static Axis axis(Result result) {
        return Axes.percentile(furthest(response(result)));
    }

    static double[] xs(Distribution times) {
        double decades = Math.log10(furthest(times));
        int last = (int) Math.ceil(decades * POINTS_PER_DECADE);
        return times.count() == 0 ? new double[0]
                : IntStream.rangeClosed(0, last).mapToDouble(i -> Math.pow(10, decades * i / last)).toArray();
    }

    static Plot plot(Result result) {
        Distribution response = response(result);
        Distribution service = result.latency(Metric.SERVICE);
        double[] xs = xs(response);
        List<Series> series = new ArrayList<>();
        series.add(new Series(TEXTS.get("series.response"), Ink.REQUESTS, Pen.BROAD, Side.LEFT, ys(response, xs)));
        if (service.count() > 0 && !service.equals(response)) {
            series.add(new Series(TEXTS.get("series.service"), Ink.P99, Pen.DASHED, Side.LEFT,
                    ys(service, xs)));
        }
        Plot plot = Plot.of(TEXTS.get("panel.percentiles"), 1, upright(List.of(response, service)), series);
        if (response.count() == 0) {
            return plot.saying(TEXTS.get("noLatency"));
        }
        double reliable = response.count() / FEW_SAMPLES;
        return reliable > 1 && reliable < furthest(response)
                ? plot.doubting(new Plot.Doubt(reliable, TEXTS.get("fewSamples"))) : plot;
    }

    /** Has room for the curves of all of them; even where their tails are not far above the first one's median. */
    static Axis upright(List<Distribution> all) {
        double highest = all.stream().mapToDouble(Distribution::maxNanos).max().orElse(0);
        Distribution first = all.getFirst();
        double lowest = first.count() == 0 ? Double.POSITIVE_INFINITY
                : all.stream().filter(one -> one.count() > 0)
                .mapToDouble(one -> one.percentileNanos(LOWEST_PERCENTILE)).min().orElseThrow();
        return first.count() > 0 && highest <= EVEN_RATIO * first.percentileNanos(50)
                ? Axes.latencyFromZero(highest) : Axes.latency(lowest, highest);
    }

    private static double furthest(Distribution times) {
        return Math.clamp(times.count(), LEAST_FURTHEST, MOST_FURTHEST);
    }

    private static Distribution response(Result result) {
        return result.latency(Metric.RESPONSE);
    }

    static double[] ys(Distribution distribution, double[] xs) {
        double[] ys = new double[xs.length];
        for (int i = 0; i < xs.length; i++) {
            boolean slowest = xs[i] >= distribution.count() * NEARLY;
            ys[i] = slowest ? distribution.maxNanos() : distribution.percentileNanos(100 - 100 / xs[i]);
        }
        return ys;
    }
}
