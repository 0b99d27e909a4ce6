package dev.tacho.cli;

import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.result.ResultLibrary;
import dev.tacho.run.Manner;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import dev.tacho.target.Requirements;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * What the commands work with.
 *
 * @param runs       begins runs
 * @param profiles   shipped and the user's, to be run by name; read only when asked for
 * @param results    where a run without a display is kept, and results are found by their id
 * @param workbench  opens the window and returns when it is closed; null where there is no display
 * @param demo       the built-in server
 * @param requirements what of the servers' needs is installed
 * @param interrupts what Ctrl-C does
 * @param in         ends with whoever started this process
 * @param out        reports, and nothing else
 * @param err        progress and complaints
 * @param outIsTerminal whether a person reads {@code out}: no place for a picture
 * @param errIsTerminal whether a person reads {@code err}: a line can be written over
 */
public record Surroundings(Starter runs, Supplier<ProfileLibrary> profiles, ResultLibrary results, Window workbench,
                           Demo demo, Requirements requirements, Interrupts interrupts, InputStream in, PrintStream out,
                           PrintStream err, boolean outIsTerminal, boolean errIsTerminal) {

    /** As {@link dev.tacho.run.Runner#start}. */
    public interface Starter {
        Run start(Profile profile, Manner manner, Consumer<RunEvent> listener);
    }

    /** The workbench. */
    public interface Window {
        void open() throws InterruptedException;
    }

    /** The built-in server; it serves until {@code lifeline} ends, for ever when that is null. */
    public interface Demo {
        void serve(int port, PrintStream out, InputStream lifeline) throws IOException;
    }

    /** How the user ends a run from outside. */
    public interface Interrupts {

        /** Until the returned handle is closed, an interrupt calls {@code stop}; a second one ends the process. */
        Watch call(Runnable stop);

        /** Whether the user has interrupted since the program began. */
        boolean seen();

        /** From now on an interrupt does nothing. */
        void ignore();

        /** One call that may come. */
        interface Watch extends AutoCloseable {
            @Override
            void close();
        }
    }
}
