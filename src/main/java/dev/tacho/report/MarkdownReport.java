package dev.tacho.report;

import dev.tacho.report.Section.Block;
import dev.tacho.report.Section.Block.Code;
import dev.tacho.report.Section.Block.Paragraphs;
import dev.tacho.report.Section.Block.Table;
import dev.tacho.result.Result;
import java.util.List;
import java.util.stream.Collectors;

/** A result as a Markdown page with tables as GitHub reads them. */
final class MarkdownReport {
    private MarkdownReport() {
    }

    static String of(Result result) {
        StringBuilder text = new StringBuilder();
        text.append("# ").append(escape(result.profile().name())).append("\n\n");
        text.append("**").append(escape(Content.headline(result))).append("**\n");
        for (Section section : Content.sections(result)) {
            text.append("\n## ").append(escape(section.title())).append('\n');
            section.blocks().forEach(block -> text.append('\n').append(block(block)));
        }
        return text.toString();
    }

    private static String block(Block block) {
        return switch (block) {
            case Table table -> table(table);
            case Paragraphs paragraphs when paragraphs.texts().size() == 1 ->
                    escape(paragraphs.texts().getFirst()) + "\n";
            case Paragraphs paragraphs -> paragraphs.texts().stream().map(text -> "- " + escape(text) + "\n")
                    .collect(Collectors.joining());
            // Indented, because a fence of backticks could be ended by the command itself.
            case Code code -> code.text().lines().map(line -> "    " + line + "\n").collect(Collectors.joining());
        };
    }

    static String table(Table table) {
        String rule = "|---|" + (table.figures() ? "---:|" : "---|").repeat(table.head().size() - 1) + "\n";
        return row(table.head()) + rule + table.rows().stream().map(MarkdownReport::row).collect(Collectors.joining());
    }

    private static String row(List<String> cells) {
        return cells.stream().map(MarkdownReport::escape).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    /** What would end a cell or begin markup. An underscore is left alone: inside a word it is none. */
    private static String escape(String text) {
        return text.replaceAll("\\R", " ").replaceAll("[\\\\|`*<\\[\\]]", "\\\\$0");
    }
}
