package dev.tacho.report;

import dev.tacho.chart.Picture;
import dev.tacho.report.Section.Block.Table;
import dev.tacho.result.Candidate;
import dev.tacho.result.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes several results side by side. */
public final class Comparisons {
    /** What they can be written as. */
    public static final List<Format> FORMATS = List.of(Format.MARKDOWN, Format.HTML, Format.PNG, Format.SVG);

    private Comparisons() {
    }

    /**
     * The whole document.
     *
     * @param results at least one
     * @param format  one of {@link #FORMATS}
     * @param chart   for a picture; a page has all
     */
    public static byte[] write(List<Result> results, Format format, ComparisonChart chart, Style style) {
        return style.language().speaking(() -> switch (format) {
            case MARKDOWN -> Reports.utf8(MarkdownPage.of(ComparisonPage.of(results), Map.of()));
            case HTML -> Reports.utf8(HtmlPage.of(ComparisonPage.of(results)));
            case PNG -> Reports.png(chart.figure(results), style, chart.height(results, style.width()));
            case SVG -> Reports.svg(chart.figure(results), style, chart.height(results, style.width()));
            case AB, WEBBENCH, ABENCH, CSV, PERCENTILES, JSON, HGRM, HLOG, GNUPLOT ->
                    throw new IllegalArgumentException(format + " is of one result");
        });
    }

    /**
     * As Markdown beside pictures.
     *
     * @param pictures where they are, as the page is to name them; those of other charts it leaves out
     */
    public static byte[] markdown(List<Result> results, Map<ComparisonChart, String> pictures, Style style) {
        return style.language().speaking(() -> Reports.utf8(MarkdownPage.of(ComparisonPage.of(results),
                pictures.entrySet().stream().collect(Collectors.toMap(picture -> picture.getKey().key(),
                        Map.Entry::getValue)))));
    }

    /** The ranked table alone, as Markdown, to paste into a post. */
    public static String table(List<Result> results, Style style) {
        return style.language().speaking(() ->
                MarkdownPage.table(Ranking.table(Candidate.ranked(results))));
    }

    /** The ranked table as cells, its heads first. */
    public static List<List<String>> cells(List<Result> results) {
        Table table = Ranking.table(Candidate.ranked(results));
        List<List<String>> cells = new ArrayList<>(List.of(table.head()));
        cells.addAll(table.rows());
        return cells;
    }

    /** Who is ahead, by how much, and whether that is certain: a sentence or two. */
    public static String lead(List<Result> results) {
        return Ranking.lead(Candidate.ranked(results));
    }

    /** Whether the repeats support the difference of each from the next slower one, a sentence each. */
    public static List<String> differences(List<Result> results) {
        return Ranking.differences(Candidate.ranked(results));
    }

    /** Of the words of a picture of {@code results}, those that no font of this machine has; mostly empty. */
    public static String lettersMissing(List<Result> results, ComparisonChart chart, Style style) {
        return style.language().speaking(() -> Picture.lettersMissing(chart.figure(results)));
    }
}
