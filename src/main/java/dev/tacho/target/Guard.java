package dev.tacho.target;

import dev.tacho.text.Texts;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A process between Tacho and a command, which keeps together all that the command starts, also what puts itself into
 * the background, and ends all of it once Tacho wants that or is gone: its standard input ends then.
 */
public final class Guard {
    private static final Texts TEXTS = Texts.of("target");
    /** As shells have it. */
    private static final int CANNOT_START = 127;

    private Guard() {
    }

    /**
     * The guard's whole life.
     *
     * @param arguments as {@link LocalLauncher} appends them
     * @return the exit code: that of the command, 128 and the signal's number if one killed it
     */
    public static int run(List<String> arguments) {
        GuardOrder order = GuardOrder.parse(arguments);
        Posix.ofThisMachine().ifPresent(system -> {
            system.leaveTerminal();
            system.adoptOrphans();
        });
        GuardedTree tree;
        try {
            tree = new GuardedTree(start(order), order);
        } catch (IOException e) {
            System.err.println(TEXTS.get("guard.cannotStart", order.words().getFirst(), e.getMessage()));
            return CANNOT_START;
        }
        Thread.ofPlatform().daemon().start(() -> {
            awaitEndOfInput();
            tree.end();
        });
        // Whoever ends the guard by a signal wants its command to end too.
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(tree::endAndWait));
        return tree.await();
    }

    private static Process start(GuardOrder order) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(order.words()).directory(new File(order.directory()))
                .redirectOutput(ProcessBuilder.Redirect.INHERIT).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(order.environment());
        Process process = builder.start();
        process.getOutputStream().close();
        return process;
    }

    private static void awaitEndOfInput() {
        try {
            System.in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException _) {
            // A broken input is one that has ended.
        }
    }
}
