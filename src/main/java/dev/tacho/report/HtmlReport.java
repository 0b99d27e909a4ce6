package dev.tacho.report;

import dev.tacho.chart.Figure;
import dev.tacho.chart.Figures;
import dev.tacho.chart.Look;
import dev.tacho.chart.Picture;
import dev.tacho.chart.RunFigures;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.report.Section.Block;
import dev.tacho.report.Section.Block.Code;
import dev.tacho.report.Section.Block.Paragraphs;
import dev.tacho.report.Section.Block.Table;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** A result as one HTML file that needs no other: charts inside as SVG, light or dark as the reader's system is. */
final class HtmlReport {
    private static final Texts TEXTS = Texts.of("report");
    private static final int WIDTH = 1200;
    private static final int RUN_HEIGHT = 860;
    private static final int CURVE_HEIGHT = 480;
    private static final Pattern BEFORE_SVG = Pattern.compile("^.*?(?=<svg\\b)", Pattern.DOTALL);
    /** Where one part of an SVG names another; two pictures in one page must not share a name. */
    private static final Pattern NAMES = Pattern.compile("(\\bid=[\"']|url\\(#|href=[\"']#)");

    private HtmlReport() {
    }

    static String of(Result result) {
        StringBuilder html = new StringBuilder();
        String name = escape(result.profile().name());
        html.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .append("<meta name=\"color-scheme\" content=\"light dark\">\n<title>").append(name)
                .append("</title>\n<style>\n").append(style()).append("</style>\n</head>\n<body>\n<main>\n<h1>")
                .append(name).append("</h1>\n<p class=\"lead\">").append(escape(Content.headline(result)))
                .append("</p>\n").append(tiles(result));
        html.append(chart("run", RunFigures.overTime(result, Reports.panels()), RUN_HEIGHT));
        html.append(chart("curve", RunFigures.percentiles(result), CURVE_HEIGHT));
        for (Section section : Content.sections(result)) {
            html.append("<section>\n<h2>").append(escape(section.title())).append("</h2>\n");
            section.blocks().forEach(block -> html.append(block(block)));
            html.append("</section>\n");
        }
        return html.append("</main>\n</body>\n</html>\n").toString();
    }

    private static String tiles(Result result) {
        Distribution times = result.latency(Metric.RESPONSE);
        return "<dl class=\"tiles\">\n" + tile(TEXTS.get("results.rate"), Figures.rate(result.requestsPerSecond()))
                + tile(TEXTS.get("results.p50"), Figures.nanos(times.percentileNanos(50)))
                + tile(TEXTS.get("results.p99"), Figures.nanos(times.percentileNanos(99)))
                + tile(TEXTS.get("results.max"), Figures.nanos(times.maxNanos()))
                + tile(TEXTS.get("results.failed"), Figures.count(result.counts().failed())) + "</dl>\n";
    }

    private static String tile(String name, String value) {
        return "<div><dt>" + escape(name) + "</dt><dd>" + escape(value) + "</dd></div>\n";
    }

    private static String chart(String name, Figure figure, int height) {
        return "<figure>\n<div class=\"light\">" + svg(name + "-light-", Picture.svg(figure, Look.LIGHT, WIDTH, height))
                + "</div>\n<div class=\"dark\">" + svg(name + "-dark-", Picture.svg(figure, Look.DARK, WIDTH, height))
                + "</div>\n</figure>\n";
    }

    private static String svg(String prefix, String document) {
        return NAMES.matcher(BEFORE_SVG.matcher(document).replaceFirst("")).replaceAll("$1" + prefix);
    }

    private static String block(Block block) {
        return switch (block) {
            case Table table -> table(table);
            case Paragraphs paragraphs when paragraphs.texts().size() == 1 ->
                    "<p>" + escape(paragraphs.texts().getFirst()) + "</p>\n";
            case Paragraphs paragraphs -> {
                StringBuilder list = new StringBuilder("<ul>\n");
                paragraphs.texts().forEach(text -> list.append("<li>").append(escape(text)).append("</li>\n"));
                yield list.append("</ul>\n").toString();
            }
            case Code code -> "<pre>" + escape(code.text()) + "</pre>\n";
        };
    }

    private static String table(Table table) {
        StringBuilder html = new StringBuilder(table.figures() ? "<table class=\"figures\">" : "<table>").append("\n<thead>")
                .append(row("th scope=\"col\"", "th", table.head()))
                .append("</thead>\n<tbody>\n");
        table.rows().forEach(cells -> html.append(row("td", "td", cells)).append('\n'));
        return html.append("</tbody>\n</table>\n").toString();
    }

    private static String row(String open, String close, List<String> cells) {
        StringBuilder html = new StringBuilder("<tr>");
        cells.forEach(cell -> html.append('<').append(open).append('>').append(escape(cell)).append("</").append(close)
                .append('>'));
        return html.append("</tr>").toString();
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    private static String style() {
        try (InputStream css = HtmlReport.class.getResourceAsStream("/assets/report/report.css")) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
