package dev.tacho.report;

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
    static String of(Warning warning) {
        String key = "warning." + warning.code();
        return TEXTS.keys().contains(key) ? TEXTS.get("warning", TEXTS.get(key), warning.text()) : warning.text();
    }
}
