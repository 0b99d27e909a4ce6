package dev.tacho.report;

import dev.tacho.chart.Look;
import dev.tacho.chart.Picture;
import dev.tacho.chart.RunFigures;
import dev.tacho.measure.Metric;
import dev.tacho.measure.RequestLog;
import dev.tacho.profile.Profile;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
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

    /** The first lines of ab's report, and all that its {@code -V} shows. */
    public static String abBanner(boolean html) {
        return AbReport.banner(html);
    }

    /**
     * What ab says before it begins, without the end of its line.
     *
     * @param host of the server, as in the URL
     */
    public static String abBenchmarking(String host, Profile profile) {
        return AbReport.benchmarking(host, profile);
    }

    /**
     * What ab says when it is done.
     *
     * @param log every response, for exact figures; if empty, figures are within 0.1 %
     */
    public static String abResults(Result result, RequestLog log, AbStyle style) {
        return style.html() ? AbHtml.of(result, AbTimes.of(result, log), style) : AbReport.results(result, log, style);
    }

    /** The file of ab's {@code -e}; there must be at least one response. */
    public static byte[] abPercentages(RequestLog log) {
        return utf8(AbFiles.percentages(AbTimes.of(log)));
    }

    /** The file of ab's {@code -g}, sorted by total time, with the local time of this machine. */
    public static byte[] abGnuplot(Result result, RequestLog log) {
        return utf8(AbFiles.gnuplot(log, result.startedAt(), ZoneId.systemDefault()));
    }

    /** All responses in the order in which their requests began, in seconds and milliseconds, separated by tabs. */
    public static byte[] requestTable(RequestLog log) {
        return utf8(AbFiles.log(log));
    }

    static List<RunFigures.Panel> panels() {
        return List.of(RunFigures.Panel.values());
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
