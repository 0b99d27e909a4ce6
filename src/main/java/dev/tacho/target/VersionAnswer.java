package dev.tacho.target;

import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.StopSignal;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Asks a program for its version. One that cannot tell does not stop a run: its complaint is the answer. */
final class VersionAnswer {
    private static final Texts TEXTS = Texts.of("target");
    private static final long LIMIT_MILLIS = 10_000;
    private static final double GRACE_SECONDS = 1;

    private VersionAnswer() {
    }

    /**
     * @param directory in which it is asked, unless it says otherwise
     * @throws IOException in the user's words, for a placeholder that does not exist
     */
    static StartedServer.Version of(Command command, CommandLines lines, Path directory, List<String> guardCommand)
            throws IOException, InterruptedException {
        return new StartedServer.Version(lines.shown(command), answer(command, lines, directory, guardCommand));
    }

    private static String answer(Command command, CommandLines lines, Path directory, List<String> guardCommand)
            throws InterruptedException {
        AtomicReference<String> said = new AtomicReference<>();
        try {
            GuardOrder order = lines.order(command, directory, StopSignal.TERM.number(), GRACE_SECONDS, true);
            OneShot asked = OneShot.run(guardCommand, order, LIMIT_MILLIS, line -> {
                if (!line.isBlank()) {
                    said.compareAndSet(null, line.strip());
                }
            });
            return said.get() != null ? said.get() : asked.ending() == null ? TEXTS.get("versions.late")
                    : asked.ending().words(TEXTS.get("prepare.command"));
        } catch (IOException e) {
            return e.getMessage();
        }
    }
}
