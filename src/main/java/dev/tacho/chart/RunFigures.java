package dev.tacho.chart;

import dev.tacho.measure.Metric;
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
        THROUGHPUT, LATENCY,
        /** CPU and memory of the server's whole process tree. */
        TARGET,
        /** Of each of its processes, stacked. */
        PROCESS_CPU,
        PROCESS_MEMORY,
        /** Who had the processors of the machine, and its load. */
        MACHINE,
        NETWORK
    }

    /** What the load and the server did, in brief. */
    public static final List<Panel> OVERVIEW = List.of(Panel.THROUGHPUT, Panel.LATENCY, Panel.TARGET);
    /** The server process by process; with a legend that both share. */
    public static final List<Panel> PROCESSES = List.of(Panel.PROCESS_CPU, Panel.PROCESS_MEMORY);
    /** What else there is to see of the machine. */
    public static final List<Panel> MACHINE = List.of(Panel.MACHINE, Panel.NETWORK);

    /**
     * Panels on one shared time axis.
     *
     * @param title       empty for a figure without a block of titles, as on a screen that has its own
     * @param panels      which ones, top to bottom
     * @param noTarget    said in the panels of the server in place of a chart, when no tick has a target sample; may be empty
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
                PercentileCurve.axis(result), PercentileCurve.xs(result.latency(Metric.RESPONSE)),
                List.of(PercentileCurve.plot(result)));
    }

    /**
     * How many responses took how long.
     *
     * @param log on a logarithmic scale of time; else on an even one, which leaves out the slowest few and says so
     */
    public static Figure histogram(Result result, boolean log) {
        LatencyHistogram histogram = new LatencyHistogram(result.latency(Metric.RESPONSE), log);
        return new Figure(result.profile().name(), Wording.subtitle(result), Wording.caption(result),
                histogram.axis(), histogram.xs(), List.of(histogram.plot()));
    }

    /** Response times as the run went on: their number in each cell of time and response time as a colour. */
    public static Figure heatMap(Result result) {
        Plot plot = new HeatMap(result.ticks()).plot();
        return new Figure(result.profile().name(), Wording.subtitle(result), Wording.caption(result),
                Axes.elapsed(span(result.ticks(), 0)), HeatMap.middles(plot.heat()), List.of(plot),
                new TickSeries(result.ticks()).shades());
    }

    private static Figure overTime(String title, String subtitle, String caption, List<Panel> panels,
                                   List<Tick> ticks, String noTarget, double spanSeconds) {
        TickSeries series = new TickSeries(ticks);
        // Sorts out processes at each tick, which is not for nothing.
        ServerSeries server = new ServerSeries(OVERVIEW.containsAll(panels) ? List.of() : ticks);
        List<Plot> plots = new ArrayList<>();
        for (Panel panel : panels) {
            Plot plot = switch (panel) {
                case THROUGHPUT -> series.throughput();
                case LATENCY -> series.latency();
                case TARGET -> series.target(noTarget);
                case PROCESS_CPU -> server.cpu(noTarget);
                case PROCESS_MEMORY -> server.memory(noTarget);
                case MACHINE -> server.machine();
                case NETWORK -> server.network();
            };
            plots.add(ticks.isEmpty() && plots.isEmpty() ? plot.saying(TEXTS.get("waiting")) : plot);
        }
        return new Figure(title, subtitle, caption, Axes.elapsed(span(ticks, spanSeconds)), series.seconds(), plots,
                series.shades(), PROCESSES.equals(panels) ? server.legend() : List.of());
    }

    private static double span(List<Tick> ticks, double least) {
        double end = ticks.isEmpty() ? EMPTY_SPAN_SECONDS : Math.max(LEAST_SPAN_SECONDS, ticks.getLast().endSeconds());
        return ticks.isEmpty() && least > 0 ? least : Math.max(end, least);
    }
}
