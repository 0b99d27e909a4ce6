package dev.tacho.cli;

import dev.tacho.measure.Failure;
import dev.tacho.run.RunEvent;
import dev.tacho.text.Texts;
import java.io.PrintStream;
import java.util.Optional;

/** Why there was no run, in ab's words, and with the numbers of Linux and of the Apache library as exit codes. */
final class AbTrouble {
    /** ECONNRESET. */
    static final int RESET = 104;
    private static final Texts TEXTS = Texts.of("cli");
    private static final int NO_ADDRESS = 99;
    private static final int UNREACHABLE = 101;
    private static final int REFUSED = 111;
    /** What is left of 70007, APR_TIMEUP, in the one byte of an exit code. */
    private static final int TIMEOUT = 70_007 & 0xff;
    /** Likewise of 670002, APR_EINIT and EAI_NONAME. */
    private static final int UNKNOWN_HOST = 670_002 & 0xff;

    private AbTrouble() {
    }

    /** @return the exit code */
    static int tell(PrintStream err, RunEvent.Failed failed, String host) {
        Optional<Failure> cause = failed.cause();
        return switch (cause.orElse(Failure.CONNECT_OTHER)) {
            case CONNECT_REFUSED -> tell(err, TEXTS.get("ab.refused"), REFUSED);
            case CONNECT_TIMEOUT -> tell(err, TEXTS.get("ab.timeout"), TIMEOUT);
            case CONNECT_UNREACHABLE -> tell(err, TEXTS.get("ab.unreachable"), UNREACHABLE);
            case CONNECT_NO_PORT -> tell(err, TEXTS.get("ab.noPort"), NO_ADDRESS);
            case DNS -> tell(err, TEXTS.get("ab.unknownHost", host), UNKNOWN_HOST);
            default -> tell(err, failed.message(), AbCommand.FAILED);
        };
    }

    private static int tell(PrintStream err, String text, int code) {
        err.println(text);
        return code;
    }
}
