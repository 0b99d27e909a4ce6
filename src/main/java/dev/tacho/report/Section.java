package dev.tacho.report;

import java.util.List;

/** A part of a document, before it is Markdown or HTML. */
record Section(String title, List<Block> blocks) {

    Section(String title, Block... blocks) {
        this(title, List.of(blocks));
    }

    sealed interface Block {

        /** The first column holds names, the others values; all rows are as long as the head. */
        record Table(List<String> head, List<List<String>> rows) implements Block {
        }

        record Paragraphs(List<String> texts) implements Block {
        }

        /** To be copied as it is. */
        record Code(String text) implements Block {
        }
    }
}
