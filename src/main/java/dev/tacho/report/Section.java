package dev.tacho.report;

import java.util.List;

/** A part of a document, before it is Markdown or HTML. */
record Section(String title, List<Block> blocks) {

    Section(String title, Block... blocks) {
        this(title, List.of(blocks));
    }

    sealed interface Block {

        /**
         * All rows are as long as the head.
         *
         * @param figures whether the columns after the first hold numbers to compare, best aligned at the right
         */
        record Table(List<String> head, List<List<String>> rows, boolean figures) implements Block {
        }

        record Paragraphs(List<String> texts) implements Block {
        }

        /** To be copied as it is. */
        record Code(String text) implements Block {
        }
    }
}
