package dev.tacho.report;

import dev.tacho.chart.Look;
import dev.tacho.chart.Picture;
import dev.tacho.chart.RunFigures;
import dev.tacho.measure.Metric;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes results in every {@link Format}. */
public final class Reports {
    private static final int WIDTH = 1600;
    private static final int HEIGHT = 900;

    private Reports() {
    }

    /** The whole document; text is UTF-8. */
    public static byte[] write(Result result, Format format) {
        return switch (format) {
            case AB -> utf8(AbReport.of(result));
            case WEBBENCH -> utf8(WebbenchReport.of(result));
            case ABENCH -> utf8(AbenchReport.of(result));
            case MARKDOWN -> utf8(MarkdownReport.of(result));
            case HTML -> utf8(HtmlReport.of(result));
            case CSV -> utf8(TickTable.csv(result.ticks()));
            case JSON -> utf8(ResultFile.json(result, ""));
            case HGRM -> utf8(result.latency(Metric.RESPONSE).percentileTable());
            case GNUPLOT -> utf8(TickTable.gnuplot(result.ticks()));
            case PNG -> Picture.png(RunFigures.overTime(result, panels()), Look.LIGHT, WIDTH, HEIGHT, 1);
            case SVG -> utf8(Picture.svg(RunFigures.overTime(result, panels()), Look.LIGHT, WIDTH, HEIGHT));
        };
    }

    /** The table of results alone, as Markdown, to paste into a post. */
    public static String table(Result result) {
        return MarkdownReport.table(Content.results(result));
    }

    /** The most important figures in a dozen lines for a terminal, warnings last. */
    public static String summary(Result result) {
        return Summary.of(result);
    }

    /** What a request before the run showed, in one line; only of one that got a whole response. */
    public static String preflight(PreflightReport report) {
        return PreflightWords.line(report);
    }

    static List<RunFigures.Panel> panels() {
        return List.of(RunFigures.Panel.values());
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
