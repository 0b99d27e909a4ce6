package dev.tacho.ui.compare;

import dev.tacho.chart.Figure;
import dev.tacho.chart.Picture;
import dev.tacho.report.ComparisonChart;
import dev.tacho.report.Comparisons;
import dev.tacho.report.Format;
import dev.tacho.report.Reports;
import dev.tacho.report.Style;
import dev.tacho.result.Result;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** Turns several results into what files hold and what is copied. Blocks; not for the screen's thread. */
record CompareExports(List<Result> results) {
    /** As of the pictures of one result. */
    static final int WIDTH = 1200;
    static final int SCALE = 2;

    byte[] bytes(CompareChoice choice) {
        return switch (choice) {
            case CompareChoice.Drawing(CompareChart chart, var look, boolean svg) -> {
                Figure figure = chart.figure(results);
                int height = chart.height(results);
                yield svg ? Picture.svg(figure, look, WIDTH, height).getBytes(StandardCharsets.UTF_8)
                        : Picture.png(figure, look, WIDTH, height, SCALE);
            }
            case CompareChoice.Page(Format format) ->
                    Comparisons.write(results, format, ComparisonChart.RANKED, Style.DEFAULT);
        };
    }

    /** The ranked table, as Markdown. */
    String table() {
        return Comparisons.table(results, Style.DEFAULT);
    }

    /** The numbers of a chart: those of the ranking with tabs between, else those of each run below its name. */
    String data(CompareChart chart) {
        return switch (chart) {
            case RANKED -> Comparisons.cells(results).stream().map(row -> String.join("\t", row))
                    .collect(Collectors.joining("\n", "", "\n"));
            case PERCENTILES -> each(Format.PERCENTILES);
            case THROUGHPUT, LATENCY, TARGET -> each(Format.CSV);
        };
    }

    private String each(Format format) {
        return results.stream().map(result -> "# " + result.profile().name() + ", " + result.startedAt() + "\n"
                + new String(Reports.write(result, format), StandardCharsets.UTF_8)).collect(Collectors.joining("\n"));
    }
}
