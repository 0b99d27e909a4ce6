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
    private int port;

    @Option(names = "--child", hidden = true)
    private boolean child;

    DemoCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws IOException {
        if (port < 0 || port > LAST_PORT) {
            throw new IOException(TEXTS.get("demo.badPort"));
        }
        if (!child) {
            surroundings.err().println(TEXTS.get("demo.howToEnd"));
        }
        surroundings.demo().serve(port, surroundings.out(), child ? surroundings.in() : null);
        return Cli.OK;
    }
}
