package dev.tacho.cli;

import dev.tacho.chart.Figures;
import dev.tacho.text.Texts;
import java.io.PrintStream;

/** Tells a person how a run goes: on a terminal one line written over and over, elsewhere a line now and then. */
final class ProgressLine {
    private static final Texts TEXTS = Texts.of("cli");
    private static final double TERMINAL_EVERY_SECONDS = 0.25;
    private static final double LOG_EVERY_SECONDS = 5;
    /** Ticks come on a clock of their own; one that is a little early still counts. */
    private static final double SLACK = 0.9;

    private final PrintStream err;
    private final boolean terminal;
    private final boolean quiet;
    private double lastSeconds;
    private int shownLength;

    ProgressLine(PrintStream err, boolean terminal, boolean quiet) {
        this.err = err;
        this.terminal = terminal;
        this.quiet = quiet;
    }

    void step(String text) {
        if (!quiet) {
            end();
            err.println(text);
        }
    }

    void update(Progress progress) {
        double every = terminal ? TERMINAL_EVERY_SECONDS : LOG_EVERY_SECONDS;
        if (quiet || progress.seconds() - lastSeconds < every * SLACK) {
            return;
        }
        lastSeconds = progress.seconds();
        String text = TEXTS.get("progress", Figures.percent(Math.floor(progress.share() * 100)),
                Figures.clock(progress.secondsLeft()), Figures.rate(progress.requestsPerSecond()),
                Figures.nanos(progress.p99Nanos()), Figures.count(progress.failed()));
        if (terminal) {
            err.print("\r" + text + " ".repeat(Math.max(0, shownLength - text.length())));
            err.flush();
            shownLength = text.length();
        } else {
            err.println(text);
        }
    }

    /** Leaves the line as it stands; what comes next begins a new one. */
    void end() {
        if (shownLength > 0) {
            err.println();
            shownLength = 0;
        }
    }
}
