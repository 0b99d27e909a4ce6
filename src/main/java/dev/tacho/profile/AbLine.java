package dev.tacho.profile;

import java.util.List;

/**
 * An {@code ab} command line as it was meant.
 *
 * @param profile      what is to be measured, as ab would: HTTP/1.0, a closed loop, any status, bodies of one length
 * @param untranslated what of the line has no counterpart, a sentence each
 * @param output       how it is to be reported
 * @param wish         what is wanted at all; if it is not a run, all else is what was read until then
 */
public record AbLine(Profile profile, List<String> untranslated, Output output, Wish wish) {

    public AbLine {
        untranslated = List.copyOf(untranslated);
    }

    /** What the user wants. */
    public enum Wish { RUN, USAGE, VERSION }

    /**
     * How a run is reported.
     *
     * @param verbosity    {@code -v}: 2 shows requests and the heads of responses, 3 their status codes too
     * @param html         {@code -w}: a table in HTML instead of text
     * @param table        {@code -x}: attributes of that table
     * @param row          {@code -y}: of its rows
     * @param cell         {@code -z}: of its cells
     * @param percentiles  not {@code -d}
     * @param confidence   not {@code -S}
     * @param progress     not {@code -q}
     * @param ignoreErrors {@code -r}: go on after a connection broke
     * @param gnuplot      {@code -g}: file for a row of each request, sorted by time; empty for none
     * @param csv          {@code -e}: file for percentiles; likewise
     * @param json         {@code --json}: file for the result; likewise
     * @param log          {@code --log}: file for a row of each request in order of time; likewise
     */
    public record Output(int verbosity, boolean html, String table, String row, String cell, boolean percentiles,
                         boolean confidence, boolean progress, boolean ignoreErrors, String gnuplot, String csv,
                         String json, String log) {
    }

    /** A line that ab would not take. */
    public static final class Refused extends Exception {
        private static final long serialVersionUID = 1;
        private final boolean usage;

        /** @param usage whether the options are to be shown, as after a line that cannot be understood */
        Refused(String message, boolean usage) {
            super(message);
            this.usage = usage;
        }

        public boolean usage() {
            return usage;
        }
    }

    /**
     * Reads what follows {@code ab}.
     *
     * @param program what messages call the program
     * @throws Refused in ab's words where it has some
     */
    public static AbLine parse(String program, List<String> arguments) throws Refused {
        return new AbReader(program, arguments).read();
    }
}
