package dev.tacho.chart;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Draws what {@code dev.tacho.engine.ConnectionCurve} printed: {@code CurvePicture TABLE CAPTION SVG PNG}. */
final class CurvePicture {
    private static final int CONNECTIONS = 0;
    private static final int RATE = 1;
    private static final int P50 = 2;
    private static final int P99 = 3;

    private CurvePicture() {
    }

    public static void main(String[] arguments) throws IOException {
        List<String[]> rows = Files.readAllLines(Path.of(arguments[0])).stream().map(line -> line.split("\t"))
                .filter(row -> row[CONNECTIONS].matches("\\d+")).toList();
        double[] connections = column(rows, CONNECTIONS, 1);
        Series rate = new Series("requests/s", Ink.REQUESTS, Pen.BROAD, Series.Side.LEFT, column(rows, RATE, 1));
        Series p50 = new Series("p50", Ink.P50, Pen.PLAIN, Series.Side.LEFT, column(rows, P50, 1e6));
        Series p99 = new Series("p99", Ink.P99, Pen.DASHED, Series.Side.LEFT, column(rows, P99, 1e6));
        Figure figure = new Figure("Throughput by connections", "keep-alive, closed loop", arguments[1],
                new LogAxis(List.of("Connections"), 1, connections[connections.length - 1], 1, Figures::plain,
                        Figures::plain), connections,
                List.of(Plot.of("Throughput", 1, Axes.requests(rate.highest()), List.of(rate)),
                        Plot.of("Response time", 1, Axes.latency(p50.lowestAboveZero(), p99.highest()),
                                List.of(p99, p50))));
        Files.writeString(Path.of(arguments[2]), Picture.svg(figure, Look.LIGHT, 1_000, 700));
        Files.write(Path.of(arguments[3]), Picture.png(figure, Look.LIGHT, 1_000, 700, 1));
    }

    private static double[] column(List<String[]> rows, int index, double unit) {
        return rows.stream().mapToDouble(row -> Double.parseDouble(row[index]) * unit).toArray();
    }
}
