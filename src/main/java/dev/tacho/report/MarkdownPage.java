package dev.tacho.report;

import dev.tacho.report.Section.Block;
import dev.tacho.report.Section.Block.Cautions;
import dev.tacho.report.Section.Block.Code;
import dev.tacho.report.Section.Block.Drawing;
import dev.tacho.report.Section.Block.Folded;
import dev.tacho.report.Section.Block.Note;
import dev.tacho.report.Section.Block.Paragraphs;
import dev.tacho.report.Section.Block.Table;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A page in Markdown with tables as GitHub reads them. */
final class MarkdownPage {
    private final Map<String, String> pictures;

    private MarkdownPage(Map<String, String> pictures) {
        this.pictures = pictures;
    }

    /** @param pictures where the page finds them, by the name of a drawing; those missing are left out */
    static String of(Page page, Map<String, String> pictures) {
        MarkdownPage form = new MarkdownPage(pictures);
        StringBuilder text = new StringBuilder();
        text.append("# ").append(escape(page.title())).append("\n\n");
        text.append("**").append(escape(page.lead())).append("**\n");
        if (!page.caption().isEmpty()) {
            text.append('\n').append(escape(page.caption())).append('\n');
        }
        page.sections().stream().filter(form::hasContent).forEach(section -> {
            text.append("\n## ").append(escape(section.title())).append('\n');
            section.blocks().stream().filter(form::shown)
                    .forEach(block -> text.append('\n').append(form.block(block)));
        });
        return text.append("\n").append(escape(page.footer())).append('\n').toString();
    }

    /** A heading over a picture that is not there would promise what does not come. */
    private boolean hasContent(Section section) {
        return section.blocks().stream().anyMatch(block -> !(block instanceof Note) && shown(block));
    }

    private boolean shown(Block block) {
        return !(block instanceof Drawing drawing) || pictures.containsKey(drawing.name());
    }

    private String block(Block block) {
        return switch (block) {
            case Table table -> table(table);
            case Paragraphs paragraphs when paragraphs.texts().size() == 1 ->
                    escape(paragraphs.texts().getFirst()) + "\n";
            case Paragraphs paragraphs -> list(paragraphs.texts());
            case Cautions cautions -> cautions.cautions().stream().map(MarkdownPage::caution)
                    .collect(Collectors.joining());
            case Note note -> "*" + escape(note.text()) + "*\n";
            case Code code -> code(code.text());
            case Folded folded -> escape(folded.summary()) + "\n\n" + code(folded.text());
            case Drawing drawing -> "![" + escape(drawing.figure().title()) + "](" + pictures.get(drawing.name())
                    + ")\n";
        };
    }

    private static String caution(Section.Caution caution) {
        String title = caution.title().isEmpty() ? "" : "**" + escape(caution.title()) + "** ";
        return "- " + title + escape(caution.text()) + "\n";
    }

    private static String list(List<String> texts) {
        return texts.stream().map(text -> "- " + escape(text) + "\n").collect(Collectors.joining());
    }

    /** Indented, because a fence of backticks could be ended by the text itself. */
    private static String code(String text) {
        return text.lines().map(line -> "    " + line + "\n").collect(Collectors.joining());
    }

    static String table(Table table) {
        String rule = "|---|" + (table.figures() ? "---:|" : "---|").repeat(table.head().size() - 1) + "\n";
        return row(table.head()) + rule + table.rows().stream().map(MarkdownPage::row).collect(Collectors.joining());
    }

    private static String row(List<String> cells) {
        return cells.stream().map(MarkdownPage::escape).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    /** What would end a cell or begin markup, or an entity. An underscore is left alone: inside a word it is none. */
    private static String escape(String text) {
        return text.replaceAll("\\R", " ").replaceAll("[\\\\|`*<\\[\\]]|&(?=#?\\w+;)", "\\\\$0");
    }
}
