package dev.tacho.run;

import dev.tacho.text.Texts;
import java.io.InterruptedIOException;

/** The preparation of a run was given up, since nobody wants it any more. */
final class StoppedEarly extends InterruptedIOException {
    private static final Texts TEXTS = Texts.of("run");

    StoppedEarly(InterruptedException cause) {
        super(TEXTS.get("failed.stoppedEarly"));
        initCause(cause);
    }
}
