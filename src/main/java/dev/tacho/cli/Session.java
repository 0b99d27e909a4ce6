package dev.tacho.cli;

import dev.tacho.profile.Launch;
import dev.tacho.profile.LaunchWords;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.report.Reports;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.result.ResultLibrary;
import dev.tacho.run.Manner;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Runs without a screen, one after another: events in, progress on standard error, reports on standard output. */
final class Session {
    private static final Texts TEXTS = Texts.of("cli");

    private final Surroundings surroundings;
    private final boolean quiet;
    private final boolean warmUp;

    /** @param warmUp let the generator practise on itself before each run */
    Session(Surroundings surroundings, boolean quiet, boolean warmUp) {
        this.surroundings = surroundings;
        this.quiet = quiet;
        this.warmUp = warmUp;
    }

    /**
     * @param keep where to write everything about each run
     * @param json where to write the result alone
     * @return the exit code: of the worst run
     */
    int run(List<Profile> profiles, Optional<ResultLibrary> keep, Optional<Path> json)
            throws IOException, InterruptedException {
        int worst = Cli.OK;
        for (Profile profile : profiles) {
            announce(profile);
            Outcome outcome = watch(profile);
            try {
                if (outcome.result().isPresent()) {
                    tell(outcome.result().get(), keep, json);
                }
            } finally {
                outcome.run().awaitEnd();
            }
            worst = Math.max(worst, outcome.exitCode());
            if (surroundings.interrupts().seen()) {
                return Cli.INTERRUPTED;
            }
        }
        return worst;
    }

    /** Who names a file agrees to what it says is to be started, and sees it. */
    private void announce(Profile profile) {
        if (!quiet && profile.target() instanceof Target.Server(_, Launch launch)) {
            surroundings.err().println(TEXTS.get("run.starts", profile.name()));
            LaunchWords.lines(launch).forEach(line -> surroundings.err().println("  " + line));
        }
    }

    /**
     * What came of a run.
     *
     * @param result empty when there is nothing to keep
     * @param why    there is none, as has been said to the user; otherwise empty
     */
    record Outcome(Run run, Optional<Result> result, String why) {
        int exitCode() {
            return result.map(Outcome::verdict).orElse(Cli.BAD_INPUT);
        }

        private static int verdict(Result result) {
            boolean failed = result.counts().failed() > 0 || result.ending() == Result.Ending.SERVER_DIED;
            return failed ? Cli.FAILED : result.counts().ended() > 0 ? Cli.OK : Cli.BAD_INPUT;
        }
    }

    /** Follows one run to its last event; its server may be on its way down then. */
    Outcome watch(Profile profile) throws InterruptedException {
        BlockingQueue<RunEvent> events = new LinkedBlockingQueue<>();
        ProgressLine line = new ProgressLine(surroundings.err(), surroundings.errIsTerminal(), quiet);
        Run run = surroundings.runs().start(profile, Manner.USUAL.withWarmUp(warmUp), events::add);
        try (var _ = surroundings.interrupts().call(run::stop)) {
            Progress progress = null;
            while (true) {
                switch (events.take()) {
                    case RunEvent.Preparing preparing -> line.step(preparing.step());
                    case RunEvent.Preflight preflight -> tell(preflight.report(), line);
                    case RunEvent.Output _ -> {
                        // Kept in the result, and told with a failure: here it would drown the numbers.
                    }
                    case RunEvent.Started started -> {
                        progress = new Progress(started.plan());
                        line.step(TEXTS.get("run.started", profile.name()));
                        if (!started.whyNoTarget().isEmpty()) {
                            line.step(started.whyNoTarget());
                        }
                    }
                    case RunEvent.Ticked ticked -> {
                        progress.add(ticked.tick());
                        line.update(progress);
                    }
                    case RunEvent.Finished finished -> {
                        line.end();
                        return new Outcome(run, Optional.of(finished.result()), "");
                    }
                    case RunEvent.Failed failed -> {
                        line.end();
                        surroundings.err().println(failed.message());
                        return new Outcome(run, Optional.empty(), failed.message());
                    }
                }
            }
        }
    }

    private static void tell(PreflightReport report, ProgressLine line) {
        if (report.status() > 0) {
            line.step(Reports.preflight(report));
        }
        report.findings().forEach(finding -> line.step(TEXTS.get("preflight.finding", finding.text())));
    }

    /** The report first: should a file fail to be written, the numbers are not lost. */
    private void tell(Result result, Optional<ResultLibrary> keep, Optional<Path> json) throws IOException {
        surroundings.out().println(Reports.summary(result));
        if (json.isPresent()) {
            ResultFile.write(json.get(), result);
            surroundings.out().println(TEXTS.get("wrote", json.get()));
        }
        if (keep.isPresent()) {
            Bundle.write(result, keep.get(), file -> surroundings.out().println(TEXTS.get("wrote", file)));
        }
    }
}
