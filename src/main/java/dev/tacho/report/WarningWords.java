package dev.tacho.report;

import dev.tacho.report.Section.Caution;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;

/** What to know before believing the numbers. */
final class WarningWords {
    private static final Texts TEXTS = Texts.of("report");

    private WarningWords() {
    }

    /**
     * What it is about, and then what was seen. The second is as it was written when the run was made: in English,
     * with its numbers. A code that is not known, as from a newer version, has no first.
     */
    static Caution of(Warning warning) {
        return new Caution(title(warning), warning.text());
    }

    static String title(Warning warning) {
        String key = "warning." + warning.code();
        return TEXTS.keys().contains(key) ? TEXTS.get(key) : "";
    }
}
