package dev.tacho.chart;

import dev.tacho.measure.Distribution;
import dev.tacho.result.Tick;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Where the response times of a run lay as it went on: what percentiles over time leave out. */
final class HeatMap {
    private static final Texts TEXTS = Texts.of("chart");
    private static final int MOST_COLUMNS = 240;
    /** Finer ones would show how the recorder rounds. */
    private static final double ROWS_PER_DECADE = 40;
    private static final int MOST_ROWS = 60;
    private static final int LEAST_ROWS = 8;
    private static final double LEAST_NANOS = 1_000;
    /** What the key shows while there is nothing: 1 to 10. */
    private static final double LEAST_KEY = 10;

    private final List<Tick> ticks;

    HeatMap(List<Tick> ticks) {
        this.ticks = ticks;
    }

    Plot plot() {
        String title = TEXTS.get("panel.heat");
        if (ticks.stream().allMatch(tick -> tick.response().count() == 0)) {
            return empty(title, ticks.isEmpty() ? "waiting" : "noLatency");
        } else if (ticks.stream().allMatch(tick -> tick.responseHistogram().isEmpty())) {
            return empty(title, "noHeat");
        }
        int group = Math.ceilDiv(ticks.size(), MOST_COLUMNS);
        List<Distribution> columns = new ArrayList<>();
        List<Double> edges = new ArrayList<>();
        edges.add(Math.max(0, ticks.getFirst().endNanos() - ticks.getFirst().spanNanos()) / 1e9);
        for (int i = 0; i < ticks.size(); i += group) {
            List<Tick> part = ticks.subList(i, Math.min(i + group, ticks.size()));
            columns.add(Distribution.merged(part.stream().map(Tick::responseHistogram)
                    .filter(text -> !text.isEmpty()).map(Distribution::decode).toList()));
            edges.add(part.getLast().endSeconds());
        }
        return plot(title, columns, edges.stream().mapToDouble(Double::doubleValue).toArray());
    }

    private static Plot empty(String title, String message) {
        return Plot.of(title, 1, Axes.latency(Double.POSITIVE_INFINITY, 0), List.of()).saying(TEXTS.get(message));
    }

    private static Plot plot(String title, List<Distribution> columns, double[] xs) {
        double lowest = columns.stream().filter(one -> one.count() > 0).mapToDouble(Distribution::minNanos).min()
                .orElseThrow();
        double highest = columns.stream().mapToDouble(Distribution::maxNanos).max().orElseThrow();
        double[] ys = rows(Math.max(lowest, LEAST_NANOS), Math.max(highest, LEAST_NANOS));
        double[][] counts = columns.stream().map(column -> between(column, ys)).toArray(double[][]::new);
        double most = Arrays.stream(counts).flatMapToDouble(Arrays::stream).max().orElseThrow();
        double step = (ys[1] / ys[0] - 1) * 100;
        Axis key = Axes.cells(Math.max(most, LEAST_KEY), typical(xs), step);
        return Plot.of(title, 1, Axes.latency(ys[0], ys[ys.length - 1]), List.of())
                .with(new Heat(xs, ys, counts, key));
    }

    /** The width of most columns, in seconds; the last may be shorter. */
    private static double typical(double[] xs) {
        return xs[1] - xs[0];
    }

    /** Evenly spread on a logarithmic scale. */
    private static double[] rows(double lowest, double highest) {
        double decades = Math.log10(highest * 1.01 / lowest);
        int count = (int) Math.clamp(Math.ceil(decades * ROWS_PER_DECADE), LEAST_ROWS, MOST_ROWS);
        double step = Math.max(decades / count, 1 / ROWS_PER_DECADE);
        double[] edges = new double[count + 1];
        for (int i = 0; i <= count; i++) {
            edges[i] = lowest * Math.pow(10, step * i);
        }
        return edges;
    }

    /** What is below the lowest row, faster than a clock can tell, counts in it. */
    private static double[] between(Distribution column, double[] ys) {
        double[] below = column.countsBelow(ys);
        double[] counts = new double[ys.length - 1];
        for (int row = 0; row < counts.length; row++) {
            counts[row] = below[row + 1] - (row == 0 ? 0 : below[row]);
        }
        return counts;
    }

    /** Where the columns are, for reading them; their middles. */
    static double[] middles(Optional<Heat> heat) {
        double[] edges = heat.map(Heat::xs).orElse(new double[] {0});
        double[] middles = new double[edges.length - 1];
        for (int i = 0; i < middles.length; i++) {
            middles[i] = (edges[i] + edges[i + 1]) / 2;
        }
        return middles;
    }
}
