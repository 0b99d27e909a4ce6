package dev.tacho.report;

import dev.tacho.chart.Look;
import dev.tacho.chart.Picture;
import dev.tacho.report.Section.Block;
import dev.tacho.report.Section.Block.Cautions;
import dev.tacho.report.Section.Block.Code;
import dev.tacho.report.Section.Block.Drawing;
import dev.tacho.report.Section.Block.Folded;
import dev.tacho.report.Section.Block.Note;
import dev.tacho.report.Section.Block.Paragraphs;
import dev.tacho.report.Section.Block.Table;
import dev.tacho.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A page as one HTML file that needs no other: charts inside as SVG, light or dark as the reader's system is. */
final class HtmlPage {
    /** Of a drawing, in its own pixels: shown narrower it can still be read, wider it is sharp all the same. */
    private static final int WIDTH = 760;
    private static final Pattern BEFORE_SVG = Pattern.compile("^.*?(?=<svg\\b)", Pattern.DOTALL);
    /** Where one part of an SVG names another; two pictures in one page must not share a name. */
    private static final Pattern NAMES = Pattern.compile("(\\bid=[\"']|url\\(#|href=[\"']#)");

    private HtmlPage() {
    }

    static String of(Page page) {
        String title = escape(page.title());
        StringBuilder html = new StringBuilder("<!DOCTYPE html>\n<html lang=\"").append(Language.spoken().key())
                .append("\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
                .append("<meta name=\"color-scheme\" content=\"light dark\">\n<title>").append(title)
                .append("</title>\n<style>\n").append(style()).append("</style>\n</head>\n<body>\n<main>\n<header>\n")
                .append("<h1>").append(title).append("</h1>\n<p class=\"lead\">").append(escape(page.lead()))
                .append("</p>\n")
                .append(tiles(page.tiles()));
        if (!page.caption().isEmpty()) {
            html.append("<p class=\"caption\">").append(escape(page.caption())).append("</p>\n");
        }
        html.append("</header>\n<div class=\"sections\">\n");
        for (Section section : page.sections()) {
            html.append(section.wide() ? "<section class=\"wide\">\n<h2>" : "<section>\n<h2>")
                    .append(escape(section.title())).append("</h2>\n");
            section.blocks().forEach(block -> html.append(block(block)));
            html.append("</section>\n");
        }
        return html.append("</div>\n<footer>").append(escape(page.footer()))
                .append("</footer>\n</main>\n</body>\n</html>\n").toString();
    }

    private static String tiles(List<Page.Tile> tiles) {
        return tiles.isEmpty() ? "" : tiles.stream().map(tile -> "<div><dt>" + escape(tile.name()) + "</dt><dd>"
                + escape(tile.value()) + "</dd></div>\n")
                .collect(Collectors.joining("", "<dl class=\"tiles\">\n", "</dl>\n"));
    }

    private static String block(Block block) {
        return switch (block) {
            case Table table -> table(table);
            case Paragraphs paragraphs when paragraphs.texts().size() == 1 ->
                    "<p>" + escape(paragraphs.texts().getFirst()) + "</p>\n";
            case Paragraphs paragraphs -> list(paragraphs.texts());
            case Cautions cautions -> cautions(cautions.cautions());
            case Note note -> "<p class=\"note\">" + escape(note.text()) + "</p>\n";
            case Code code -> "<pre>" + escape(code.text()) + "</pre>\n";
            case Folded folded -> "<details>\n<summary>" + escape(folded.summary()) + "</summary>\n<pre>"
                    + escape(folded.text()) + "</pre>\n</details>\n";
            case Drawing drawing -> "<figure>\n" + picture(drawing, Look.LIGHT, "light")
                    + picture(drawing, Look.DARK, "dark") + "</figure>\n";
        };
    }

    /** The page says in its heading and its caption what the picture would say on its own. */
    private static String picture(Drawing drawing, Look look, String name) {
        String document = Picture.svg(drawing.figure().bare(), look, WIDTH,
                (int) Math.round(WIDTH * drawing.aspect()));
        String svg = NAMES.matcher(BEFORE_SVG.matcher(document).replaceFirst(""))
                .replaceAll("$1" + drawing.name() + "-" + name + "-");
        return "<div class=\"" + name + "\">" + svg + "</div>\n";
    }

    private static String list(List<String> texts) {
        return texts.stream().map(text -> "<li>" + escape(text) + "</li>\n")
                .collect(Collectors.joining("", "<ul>\n", "</ul>\n"));
    }

    private static String cautions(List<Section.Caution> cautions) {
        return cautions.stream().map(caution -> "<li>" + (caution.title().isEmpty() ? ""
                : "<strong>" + escape(caution.title()) + "</strong> ") + escape(caution.text()) + "</li>\n")
                .collect(Collectors.joining("", "<ul class=\"cautions\">\n", "</ul>\n"));
    }

    private static String table(Table table) {
        StringBuilder html = new StringBuilder("<div class=\"scroll\">\n")
                .append(table.figures() ? "<table class=\"figures\">" : "<table>").append("\n<thead>")
                .append(row("th scope=\"col\"", "th", table.head())).append("</thead>\n<tbody>\n");
        table.rows().forEach(cells -> html.append(row("td", "td", cells)).append('\n'));
        return html.append("</tbody>\n</table>\n</div>\n").toString();
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
        try (InputStream css = HtmlPage.class.getResourceAsStream("/assets/report/report.css")) {
            return new String(css.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
