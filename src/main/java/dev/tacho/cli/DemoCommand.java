package dev.tacho.cli;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The built-in server alone, until Ctrl-C; or as the child of a run, until its parent is gone. */
@Command(name = "demo")
final class DemoCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of("cli");
    private static final int LAST_PORT = 65_535;

    private final Surroundings surroundings;

    @Option(names = "--port", paramLabel = "N", defaultValue = "0", descriptionKey = "demo.port")
    private String port;

    @Option(names = "--child", hidden = true)
    private boolean child;

    DemoCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws IOException {
        int number = number(port);
        if (child) {
            // A terminal sends Ctrl-C to the whole family; a server that went first would make the run's last
            // requests look like failures.
            surroundings.interrupts().ignore();
        } else {
            surroundings.err().println(TEXTS.get("demo.howToEnd"));
        }
        surroundings.demo().serve(number, surroundings.out(), child ? surroundings.in() : null);
        return Cli.OK;
    }

    private static int number(String port) throws IOException {
        try {
            int number = Integer.parseInt(port);
            if (number >= 0 && number <= LAST_PORT) {
                return number;
            }
        } catch (NumberFormatException _) {
            // Said below, as for a number out of range.
        }
        throw new IOException(TEXTS.get("demo.badPort", port));
    }
}
