package dev.tacho.chart;

import dev.tacho.chart.Series.Side;
import dev.tacho.measure.Distribution;
import dev.tacho.text.Texts;
import java.util.List;

/** How many responses took how long. */
final class LatencyHistogram {
    private static final Texts TEXTS = Texts.of("chart");
    private static final int BINS = 90;
    private static final double LEAST_NANOS = 1_000;
    private static final double LEAST_RATIO = 1.5;
    /** On an even scale the slowest few would press all others into the first bins. */
    private static final double EVEN_PERCENT = 99.5;
    private static final double FAR = 2;

    private final Distribution times;
    private final boolean log;
    private final double lowest;
    private final double highest;

    /** @param log on a logarithmic scale of time; else on an even one from zero */
    LatencyHistogram(Distribution times, boolean log) {
        this.times = times;
        this.log = log;
        double most = Math.max(times.maxNanos(), LEAST_NANOS);
        double usual = times.percentileNanos(EVEN_PERCENT);
        lowest = log ? Math.max(times.minNanos(), LEAST_NANOS) : 0;
        highest = log ? Math.max(most, lowest * LEAST_RATIO) : most > FAR * usual ? Math.max(usual, LEAST_NANOS) : most;
    }

    Axis axis() {
        return times.count() == 0 ? Axes.latency(Double.POSITIVE_INFINITY, 0)
                : log ? Axes.latency(lowest, highest) : Axes.latencyFromZero(highest, note());
    }

    /** What an even scale leaves out; empty for nothing. */
    private String note() {
        long beyond = times.count() - Math.round(times.countsBelow(edges()[BINS])[0]);
        return beyond == 0 ? "" : TEXTS.get("histogram.cut", Figures.count(beyond), Figures.nanos(highest),
                Figures.nanos(times.maxNanos()));
    }

    /** The middle of each bin. */
    double[] xs() {
        double[] edges = edges();
        double[] middles = new double[edges.length - 1];
        for (int i = 0; i < middles.length; i++) {
            middles[i] = log ? Math.sqrt(edges[i] * edges[i + 1]) : (edges[i] + edges[i + 1]) / 2;
        }
        return times.count() == 0 ? new double[0] : middles;
    }

    Plot plot() {
        String title = TEXTS.get("panel.histogram");
        if (times.count() == 0) {
            return Plot.of(title, 1, Axes.responses(0), List.of()).saying(TEXTS.get("noLatency"));
        }
        Series series = new Series(TEXTS.get("axis.responses"), Ink.REQUESTS, Pen.BINS, Side.LEFT, counts());
        return Plot.of(title, 1, Axes.responses(series.highest()), List.of(series));
    }

    private double[] edges() {
        double[] edges = new double[BINS + 1];
        for (int i = 0; i <= BINS; i++) {
            double share = i / (double) BINS;
            edges[i] = log ? lowest * Math.pow(highest * 1.002 / lowest, share) : highest * 1.002 * share;
        }
        return edges;
    }

    /** Whole numbers that add up: a sample between two bins is in one of them. */
    private double[] counts() {
        double[] below = times.countsBelow(edges());
        double[] counts = new double[BINS];
        for (int i = 0; i < BINS; i++) {
            counts[i] = Math.round(below[i + 1]) - (i == 0 ? 0 : Math.round(below[i]));
        }
        return counts;
    }
}
