package dev.tacho.report;

import dev.tacho.chart.Figure;
import java.util.List;

/**
 * A part of a page, before it is Markdown or HTML.
 *
 * @param wide whether it takes the whole width; small tables may stand two in a row
 */
record Section(String title, boolean wide, List<Block> blocks) {

    static Section wide(String title, Block... blocks) {
        return new Section(title, true, List.of(blocks));
    }

    static Section narrow(String title, Block... blocks) {
        return new Section(title, false, List.of(blocks));
    }

    /** @param title what it is about, as a short sentence; may be empty */
    record Caution(String title, String text) {
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

        /** What must not be overlooked. */
        record Cautions(List<Caution> cautions) implements Block {
        }

        /** How to read what is above it. */
        record Note(String text) implements Block {
        }

        /** To be copied as it is. */
        record Code(String text) implements Block {
        }

        /** Likewise, but long: shown on demand. */
        record Folded(String summary, String text) implements Block {
        }

        /**
         * A picture.
         *
         * @param name   unique in the page, of letters, digits and hyphens
         * @param aspect its height as a share of its width
         */
        record Drawing(String name, Figure figure, double aspect) implements Block {
        }
    }
}
