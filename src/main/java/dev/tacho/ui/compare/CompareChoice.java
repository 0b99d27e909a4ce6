package dev.tacho.ui.compare;

import dev.tacho.chart.Look;
import dev.tacho.report.Format;

/** What of a comparison is to become a file. */
public sealed interface CompareChoice {

    /** The ending of its files, without the dot. */
    String extension();

    /** A name for the file of this choice, without a folder. */
    String fileName();

    /** @param svg or else PNG */
    record Drawing(CompareChart chart, Look look, boolean svg) implements CompareChoice {
        @Override
        public String extension() {
            return svg ? "svg" : "png";
        }

        @Override
        public String fileName() {
            return "comparison-" + chart.key() + (look == Look.DARK ? "-dark" : "") + "." + extension();
        }
    }

    /** @param format MARKDOWN or HTML */
    record Page(Format format) implements CompareChoice {
        @Override
        public String extension() {
            return format.extension();
        }

        @Override
        public String fileName() {
            return "comparison." + extension();
        }
    }
}
