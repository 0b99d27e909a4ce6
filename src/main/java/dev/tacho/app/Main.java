package dev.tacho.app;

import dev.tacho.cli.Cli;
import dev.tacho.cli.ProcessInterrupts;
import dev.tacho.target.Guard;
import java.util.List;

/** Where the program starts. Not a JavaFX Application, so that it also starts with JavaFX on the class path. */
public final class Main {
    /** Makes this program the guard of a server's processes; not for users. */
    static final String GUARD = "guard";

    private Main() {
    }

    public static void main(String[] arguments) {
        if (arguments.length > 0 && arguments[0].equals(GUARD)) {
            // Small and early: a guard is to weigh next to nothing beside the server that it guards.
            System.exit(Guard.run(List.of(arguments).subList(1, arguments.length)));
        }
        ProcessInterrupts interrupts = ProcessInterrupts.install();
        int code = new Cli(new Composition().surroundings(interrupts)).execute(arguments);
        interrupts.finished();
        System.exit(interrupts.exitCode(code));
    }
}
