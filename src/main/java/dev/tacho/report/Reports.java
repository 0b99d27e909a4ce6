package dev.tacho.report;

import dev.tacho.chart.Figure;
import dev.tacho.chart.Figures;
import dev.tacho.chart.Picture;
import dev.tacho.measure.IntervalLog;
import dev.tacho.measure.Metric;
import dev.tacho.measure.RequestLog;
import dev.tacho.profile.Profile;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes results in every {@link Format}. */
public final class Reports {
    private Reports() {
    }

    /** In the default style, with all that is over time for a picture. */
    public static byte[] write(Result result, Format format) {
        return write(result, format, Chart.RUN, Style.DEFAULT);
    }

    /**
     * The whole document; text is UTF-8. What is to the letter another program's stays in its language.
     *
     * @param chart for a picture; other formats have all or none
     */
    public static byte[] write(Result result, Format format, Chart chart, Style style) {
        return style.language().speaking(() -> switch (format) {
            case AB -> utf8(AbReport.of(result));
            case WEBBENCH -> utf8(WebbenchReport.of(result));
            case ABENCH -> utf8(AbenchReport.of(result));
            case MARKDOWN -> utf8(MarkdownPage.of(ResultPage.of(result), Map.of()));
            case HTML -> utf8(HtmlPage.of(ResultPage.of(result)));
            case CSV -> utf8(TickTable.csv(result.ticks()));
            case PERCENTILES -> utf8(PercentileTable.csv(result));
            case JSON -> utf8(ResultFile.json(result, ""));
            case HGRM -> utf8(result.latency(Metric.RESPONSE).percentileTable());
            case HLOG -> utf8(intervals(result).text());
            case GNUPLOT -> utf8(TickTable.gnuplot(result.ticks()));
            case PNG -> png(chart.figure(result), style, chart.height(style.width()));
            case SVG -> svg(chart.figure(result), style, chart.height(style.width()));
        });
    }

    /**
     * As Markdown beside pictures.
     *
     * @param pictures where they are, as the page is to name them; those of other charts it leaves out
     */
    public static byte[] markdown(Result result, Map<Chart, String> pictures, Style style) {
        return style.language().speaking(() -> utf8(MarkdownPage.of(ResultPage.of(result),
                pictures.entrySet().stream().collect(Collectors.toMap(picture -> picture.getKey().key(),
                        Map.Entry::getValue)))));
    }

    /** Of the words of a picture of {@code result}, those that no font of this machine has; mostly empty. */
    public static String lettersMissing(Result result, Chart chart, Style style) {
        return style.language().speaking(() -> Picture.lettersMissing(chart.figure(result)));
    }

    /** The table of results alone, as Markdown, to paste into a post. */
    public static String table(Result result) {
        return MarkdownPage.table(Content.results(result));
    }

    /** The most important figures in a dozen lines for a terminal, warnings last. */
    public static String summary(Result result) {
        return Summary.of(result);
    }

    /** The server's memory, {@code 6.1 + 2 MiB → 6.2 + 2 MiB}, a term for each process if they are few. */
    public static String memory(Result result) {
        return result.target().map(MemoryWords::fromTo).orElse(Figures.NONE);
    }

    /** How many requests failed, and of what. */
    public static String failures(Result result) {
        return Summary.failed(result.counts());
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

    /** The responses of the cool-down are to requests of the window; those of the warm-up count for nothing: tagged. */
    private static IntervalLog intervals(Result result) {
        return new IntervalLog(result.startedAt(), result.ticks().stream()
                .filter(tick -> !tick.responseHistogram().isEmpty())
                .map(tick -> new IntervalLog.Entry(tick.warmUp() ? tick.phase().key() : "",
                        tick.endSeconds() - tick.spanNanos() / 1e9, tick.endSeconds(), tick.responseHistogram()))
                .toList());
    }

    static byte[] png(Figure figure, Style style, int height) {
        return Picture.png(figure, style.look(), style.width(), height, 1);
    }

    static byte[] svg(Figure figure, Style style, int height) {
        return utf8(Picture.svg(figure, style.look(), style.width(), height));
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
