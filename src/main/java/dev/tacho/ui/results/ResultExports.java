package dev.tacho.ui.results;

import dev.tacho.chart.Figure;
import dev.tacho.chart.Picture;
import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.chart.RunFigures;
import dev.tacho.files.WholeFile;
import dev.tacho.report.Format;
import dev.tacho.report.Reports;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.ui.results.ExportChoice.Chart;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Turns one result into files and into what is copied. Blocks; not for the screen's thread. */
public final class ResultExports {
    /** Fits the column of most blogs at scale 1 and stays legible when it is halved. */
    static final int WIDTH = 1200;
    static final int STACK_HEIGHT = 960;
    static final int PAIR_HEIGHT = 720;
    static final int SINGLE_HEIGHT = 520;

    private final Result result;

    public ResultExports(Result result) {
        this.result = result;
    }

    /**
     * Writes a file whole or not at all.
     *
     * @throws IOException in the user's words; a file that was there is then as it was
     */
    public void write(ExportChoice choice, Path file) throws IOException {
        if (choice instanceof ExportChoice.Document(Format format) && format == Format.JSON) {
            // With its ticks beside it, so that it can be opened again as it is.
            ResultFile.write(file, result);
        } else {
            WholeFile.write(file, bytes(choice));
        }
    }

    /** What the file of a choice holds. */
    byte[] bytes(ExportChoice choice) {
        return switch (choice) {
            case ExportChoice.Png png ->
                    Picture.png(figure(png.chart()), png.look(), WIDTH, height(png.chart()), png.scale());
            case ExportChoice.Svg svg -> Picture.svg(figure(svg.chart()), svg.look(), WIDTH, height(svg.chart()))
                    .getBytes(StandardCharsets.UTF_8);
            case ExportChoice.Document document -> Reports.write(result, document.format());
        };
    }

    private Figure figure(Chart chart) {
        return switch (chart) {
            case ALL -> RunFigures.overTime(result, RunFigures.OVERVIEW);
            case THROUGHPUT -> RunFigures.overTime(result, List.of(Panel.THROUGHPUT));
            case LATENCY -> RunFigures.overTime(result, List.of(Panel.LATENCY));
            case TARGET -> RunFigures.overTime(result, List.of(Panel.TARGET));
            case PROCESSES -> RunFigures.overTime(result, RunFigures.PROCESSES);
            case MACHINE -> RunFigures.overTime(result, RunFigures.MACHINE);
            case PERCENTILES -> RunFigures.percentiles(result);
            case HISTOGRAM -> RunFigures.histogram(result, true);
            case HISTOGRAM_EVEN -> RunFigures.histogram(result, false);
            case HEAT_MAP -> RunFigures.heatMap(result);
        };
    }

    private static int height(Chart chart) {
        return switch (chart) {
            case ALL -> STACK_HEIGHT;
            case PROCESSES, MACHINE -> PAIR_HEIGHT;
            case THROUGHPUT, LATENCY, TARGET, PERCENTILES, HISTOGRAM, HISTOGRAM_EVEN, HEAT_MAP -> SINGLE_HEIGHT;
        };
    }
}
