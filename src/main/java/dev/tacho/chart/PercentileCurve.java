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

    private static final double FEW_SAMPLES = 10;
    /** The one fastest request may be far off and would press the curve into the upper half; the axis starts here. */
    private static final double LOWEST_PERCENTILE = 1;

    private PercentileCurve() {
    }

    /** Ends where one sample is left beyond: the slowest. */
    static Axis axis(Result result) {
        return Axes.percentile(furthest(result));
    }

    static double[] xs(Result result) {
        double decades = Math.log10(furthest(result));
        int last = (int) Math.ceil(decades * POINTS_PER_DECADE);
        return response(result).count() == 0 ? new double[0]
                : IntStream.rangeClosed(0, last).mapToDouble(i -> Math.pow(10, decades * i / last)).toArray();
    }

    static Plot plot(Result result) {
        Distribution response = response(result);
        Distribution service = result.latency(Metric.SERVICE);
        double[] xs = xs(result);
        List<Series> series = new ArrayList<>();
        series.add(new Series(TEXTS.get("series.response"), Ink.REQUESTS, Pen.BROAD, Side.LEFT, ys(response, xs)));
        if (service.count() > 0 && !service.equals(response)) {
            series.add(new Series(TEXTS.get("series.service"), Ink.P99, Pen.DASHED, Side.LEFT,
                    ys(service, xs)));
        }
        double highest = series.stream().mapToDouble(Series::highest).max().orElseThrow();
        boolean even = response.count() > 0 && highest <= EVEN_RATIO * response.percentileNanos(50);
        Plot plot = Plot.of(TEXTS.get("panel.percentiles"), 1,
                even ? Axes.latencyFromZero(highest) : Axes.latency(lowest(response, service), highest), series);
        if (response.count() == 0) {
            return plot.saying(TEXTS.get("noLatency"));
        }
        double reliable = response.count() / FEW_SAMPLES;
        return reliable > 1 && reliable < furthest(result)
                ? plot.doubting(new Plot.Doubt(reliable, TEXTS.get("fewSamples"))) : plot;
    }

    private static double lowest(Distribution response, Distribution service) {
        return response.count() == 0 ? Double.POSITIVE_INFINITY : Math.min(response.percentileNanos(LOWEST_PERCENTILE),
                service.count() == 0 ? Double.POSITIVE_INFINITY : service.percentileNanos(LOWEST_PERCENTILE));
    }

    private static double furthest(Result result) {
        return Math.clamp(response(result).count(), LEAST_FURTHEST, MOST_FURTHEST);
    }

    private static Distribution response(Result result) {
        return result.latency(Metric.RESPONSE);
    }

    private static double[] ys(Distribution distribution, double[] xs) {
        double[] ys = new double[xs.length];
        for (int i = 0; i < xs.length; i++) {
            ys[i] = distribution.percentileNanos(100 - 100 / xs[i]);
        }
        return ys;
    }
}
