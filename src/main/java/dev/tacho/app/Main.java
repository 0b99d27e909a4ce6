package dev.tacho.app;

import dev.tacho.cli.Cli;
import dev.tacho.cli.ProcessInterrupts;

/** Where the program starts. Not a JavaFX Application, so that it also starts with JavaFX on the class path. */
public final class Main {
    private Main() {
    }

    public static void main(String[] arguments) {
        ProcessInterrupts interrupts = ProcessInterrupts.install();
        int code = new Cli(new Composition().surroundings(interrupts)).execute(arguments);
        interrupts.finished();
        System.exit(interrupts.exitCode(code));
    }
}
