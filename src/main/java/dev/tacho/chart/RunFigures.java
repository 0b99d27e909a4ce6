package dev.tacho.chart;

import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** The figures of one run. */
public final class RunFigures {
    private static final Texts TEXTS = Texts.of("chart");
    private static final double EMPTY_SPAN_SECONDS = 10;
    private static final double LEAST_SPAN_SECONDS = 1;

    private RunFigures() {
    }

    /** One panel of a run over time. */
    public enum Panel {
        THROUGHPUT, LATENCY, TARGET
    }

    /**
     * Requests/s with failures, latency, the target's CPU and memory: stacked panels on one shared time axis.
     *
     * @param title       empty for a figure without a block of titles, as on a screen that has its own
     * @param panels      which ones, top to bottom
     * @param noTarget    said in the target panel in place of a chart, when no tick has a target sample; may be empty
     * @param spanSeconds what the time axis covers at least, 0 to follow the data
     */
    public static Figure overTime(String title, String subtitle, List<Panel> panels, List<Tick> ticks, String noTarget,
                                  double spanSeconds) {
        return overTime(title, subtitle, "", panels, ticks, noTarget, spanSeconds);
    }

    /** As exported: {@link #overTime} of a result with its title and a caption of the exact settings. */
    public static Figure overTime(Result result, List<Panel> panels) {
        return overTime(result.profile().name(), Wording.subtitle(result), Wording.caption(result), panels,
                result.ticks(), TEXTS.get("noTarget"), 0);
    }

    /** What was done, with what, where and when, in one line: under every figure of {@code result}. */
    public static String caption(Result result) {
        return Wording.caption(result);
    }

    /** Response and service time over the percentile, x = 1/(1 − p). */
    public static Figure percentiles(Result result) {
        return new Figure(result.profile().name(), Wording.subtitle(result), Wording.caption(result),
                PercentileCurve.axis(result), PercentileCurve.xs(result), List.of(PercentileCurve.plot(result)));
    }

    private static Figure overTime(String title, String subtitle, String caption, List<Panel> panels,
                                   List<Tick> ticks, String noTarget, double spanSeconds) {
        TickSeries series = new TickSeries(ticks);
        List<Plot> plots = new ArrayList<>();
        for (Panel panel : panels) {
            Plot plot = switch (panel) {
                case THROUGHPUT -> series.throughput();
                case LATENCY -> series.latency();
                case TARGET -> series.target(noTarget);
            };
            plots.add(ticks.isEmpty() && plots.isEmpty() ? plot.saying(TEXTS.get("waiting")) : plot);
        }
        double end = ticks.isEmpty() ? EMPTY_SPAN_SECONDS : Math.max(LEAST_SPAN_SECONDS, ticks.getLast().endSeconds());
        double span = ticks.isEmpty() && spanSeconds > 0 ? spanSeconds : Math.max(end, spanSeconds);
        return new Figure(title, subtitle, caption, Axes.elapsed(span), series.seconds(), plots, series.shades());
    }
}
