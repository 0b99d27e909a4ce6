package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.report.Format;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Documents on their way out. */
final class Delivery {
    private static final Texts TEXTS = Texts.of("cli");

    private final Surroundings surroundings;

    Delivery(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /** @throws IOException in the user's words if standard output is a person who could not read {@code format} */
    void refuseTerminal(Format format) throws IOException {
        if (format == Format.PNG && surroundings.outIsTerminal()) {
            throw new IOException(TEXTS.get("report.binary"));
        }
    }

    /** @param letters that no font has; with none there is nothing to say */
    void warnOfMissing(String letters) {
        if (!letters.isEmpty()) {
            surroundings.err().println(TEXTS.get("style.noLetters", letters));
        }
    }

    /**
     * Whole into the file, or onto standard output as it is.
     *
     * @throws IOException in the user's words; of standard output when its disk is full or its reader has gone
     */
    void deliver(byte[] document, Optional<Path> file) throws IOException {
        if (file.isPresent()) {
            WholeFile.write(file.get(), document);
        } else {
            surroundings.out().write(document, 0, document.length);
            if (surroundings.out().checkError()) {
                throw new IOException(TEXTS.get("report.outCut"));
            }
        }
    }
}
