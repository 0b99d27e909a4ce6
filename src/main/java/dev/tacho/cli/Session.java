package dev.tacho.cli;

import dev.tacho.profile.Profile;
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
            Optional<Result> result = watch(profile);
            if (result.isPresent()) {
                tell(result.get(), keep, json);
            }
            worst = Math.max(worst, result.map(Session::verdict).orElse(Cli.BAD_INPUT));
            if (surroundings.interrupts().seen()) {
                return Cli.INTERRUPTED;
            }
        }
        return worst;
    }

    private static int verdict(Result result) {
        return result.counts().failed() > 0 ? Cli.FAILED : result.counts().ended() > 0 ? Cli.OK : Cli.BAD_INPUT;
    }

    /** Empty when there is nothing to keep; why has been said then. */
    private Optional<Result> watch(Profile profile) throws InterruptedException {
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
                        return Optional.of(finished.result());
                    }
                    case RunEvent.Failed failed -> {
                        line.end();
                        surroundings.err().println(failed.message());
                        return Optional.empty();
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
