package dev.tacho.cli;

import dev.tacho.text.Texts;
import dev.tacho.text.Version;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** The program as a command. */
public final class Cli {
    static final int OK = 0;
    static final int FAILED = 1;
    static final int BAD_INPUT = 2;
    /** As a shell has it for a command ended by Ctrl-C. */
    static final int INTERRUPTED = 130;
    private static final String AB = "ab";
    private static final int WIDTH = 100;
    private static final Texts TEXTS = Texts.of("cli");

    private final Surroundings surroundings;

    public Cli(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    /**
     * Does what {@code arguments} say; returns the exit code: 0 ok, 1 failed requests or checks, 2 bad input or
     * nothing measured, 130 interrupted.
     */
    public int execute(String... arguments) {
        if (arguments.length > 0 && arguments[0].equals(AB)) {
            // Not picocli's kind of line: of -t and -n the later one counts, and nothing may follow the URL.
            return new AbCommand(surroundings).run(List.of(arguments).subList(1, arguments.length));
        }
        CommandLine root = new CommandLine(new RootCommand(surroundings));
        add(root, "run", new RunCommand(surroundings), TEXTS.get("run.description"));
        add(root, "report", new ReportCommand(surroundings), TEXTS.get("report.description"));
        add(root, AB, CommandLine.Model.CommandSpec.create(), TEXTS.get("ab.description"));
        add(root, "compare", new CompareCommand(surroundings), TEXTS.get("compare.description"));
        add(root, "gallery", new GalleryCommand(surroundings), TEXTS.get("gallery.description"));
        add(root, "demo", new DemoCommand(surroundings), TEXTS.get("demo.description"));
        root.getCommandSpec().usageMessage().description(TEXTS.get("description"));
        root.getSubcommands().values().forEach(Cli::addStandardOptions);
        addStandardOptions(root);
        root.setResourceBundle(ResourceBundle.getBundle("assets.messages.cli", Locale.ROOT));
        root.setUsageHelpWidth(WIDTH);
        root.setOut(writer(surroundings.out())).setErr(writer(surroundings.err()));
        root.registerConverter(Path.class, Cli::path);
        root.setParameterExceptionHandler(Cli::badArguments);
        root.setExecutionExceptionHandler((exception, command, _) -> failed(exception, command));
        return root.execute(arguments);
    }

    private static void add(CommandLine root, String name, Object command, String description) {
        CommandLine line = new CommandLine(command);
        line.getCommandSpec().usageMessage().description(description);
        root.addSubcommand(name, line);
    }

    private static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new TypeConversionException(TEXTS.get("badPath", e.getInput()));
        }
    }

    private static void addStandardOptions(CommandLine line) {
        line.getCommandSpec().mixinStandardHelpOptions(true).version("Tacho " + Version.NUMBER);
    }

    /** Nothing is lost in a buffer when the process ends by a signal. */
    private static PrintWriter writer(PrintStream stream) {
        return new PrintWriter(stream, true, stream.charset());
    }

    private static int badArguments(CommandLine.ParameterException exception, String[] arguments) {
        CommandLine command = exception.getCommandLine();
        command.getErr().println(complaint(exception));
        command.getErr().println(TEXTS.get("tryHelp", command.getCommandSpec().qualifiedName()));
        return BAD_INPUT;
    }

    /** In words of our own where picocli's speak of indices. */
    private static String complaint(CommandLine.ParameterException exception) {
        CommandLine command = exception.getCommandLine();
        if (exception instanceof CommandLine.UnmatchedArgumentException unmatched && !unmatched.isUnknownOption()) {
            String first = unmatched.getUnmatched().getFirst();
            return command.getSubcommands().isEmpty() ? TEXTS.get("tooMany", first)
                    : TEXTS.get("unknownCommand", first, String.join(", ", command.getSubcommands().keySet()));
        }
        return exception.getMessage();
    }

    private static int failed(Exception exception, CommandLine command) {
        switch (exception) {
            case IOException inTheUsersWords -> command.getErr().println(inTheUsersWords.getMessage());
            case InvalidPathException path -> command.getErr().println(TEXTS.get("badPath", path.getInput()));
            case InterruptedException _ -> Thread.currentThread().interrupt();
            default -> {
                command.getErr().println(TEXTS.get("defect"));
                exception.printStackTrace(command.getErr());
            }
        }
        return BAD_INPUT;
    }
}
