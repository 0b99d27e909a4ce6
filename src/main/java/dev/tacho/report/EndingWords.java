package dev.tacho.report;

import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.util.Optional;

/** That a run ended before it should. */
final class EndingWords {
    private static final Texts TEXTS = Texts.of("report");

    private EndingWords() {
    }

    /** A sentence; empty of a run that was completed. */
    static Optional<String> of(Result result) {
        return switch (result.ending()) {
            case COMPLETED -> Optional.empty();
            case STOPPED -> Optional.of(TEXTS.get("headline.stopped"));
            case SERVER_DIED -> Optional.of(TEXTS.get("headline.serverDied"));
        };
    }
}
