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
    private static final double SLACK_SECONDS = 0.02;

    private final PrintStream err;
    private final boolean terminal;
    private final boolean quiet;
    private double nextSeconds;
    private int shownLength;

    ProgressLine(PrintStream err, boolean terminal, boolean quiet) {
        this.err = err;
        this.terminal = terminal;
        this.quiet = quiet;
        this.nextSeconds = terminal ? 0 : LOG_EVERY_SECONDS;
    }

    void step(String text) {
        if (!quiet) {
            end();
            err.println(text);
        }
    }

    void update(Progress progress) {
        double every = terminal ? TERMINAL_EVERY_SECONDS : LOG_EVERY_SECONDS;
        double now = progress.seconds() + SLACK_SECONDS;
        if (quiet || now < nextSeconds) {
            return;
        }
        nextSeconds = (Math.floor(now / every) + 1) * every;
        String text = text(progress);
        if (terminal) {
            err.print("\r" + text + " ".repeat(Math.max(0, shownLength - text.length())));
            err.flush();
            shownLength = text.length();
        } else {
            err.println(text);
        }
    }

    private static String text(Progress progress) {
        String left = Figures.clock(progress.secondsLeft());
        String rate = Figures.rate(progress.requestsPerSecond());
        String p99 = Figures.nanos(progress.p99Nanos());
        String failed = Figures.count(progress.failed());
        return switch (progress.phase()) {
            case WARM_UP -> TEXTS.get("progress.warmUp", left, rate, p99, failed);
            case MEASURED -> TEXTS.get("progress", Figures.percent(Math.floor(progress.share() * 100)), left, rate, p99,
                    failed);
            case COOL_DOWN -> TEXTS.get("progress.coolDown", failed);
        };
    }

    /** Leaves the line as it stands; what comes next begins a new one. */
    void end() {
        if (shownLength > 0) {
            err.println();
            shownLength = 0;
        }
    }
}
