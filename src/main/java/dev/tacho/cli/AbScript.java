package dev.tacho.cli;

import dev.tacho.files.WholeFile;
import dev.tacho.measure.Extras;
import dev.tacho.measure.Failure;
import dev.tacho.measure.RequestLog;
import dev.tacho.plan.Plan;
import dev.tacho.profile.AbLine.Output;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.report.AbStyle;
import dev.tacho.report.Reports;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.run.Manner;
import dev.tacho.run.Run;
import dev.tacho.run.RunEvent;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** What ab says during one run, and where: progress on standard error, all else on standard output. */
final class AbScript {
    private static final Texts TEXTS = Texts.of("cli");
    private static final int HEADS = 2;
    private static final int CODES = 3;
    /** With fewer requests there is no progress to be told. */
    private static final int FEW_REQUESTS = 150;
    private static final int LEAST_STEP = 100;
    private static final int STEPS = 10;

    private final Surroundings surroundings;
    private final PrintStream out;
    private final Profile profile;
    private final Output output;
    private final String host;
    private final long step;
    private long done;
    private boolean broken;

    AbScript(Surroundings surroundings, Profile profile, Output output, String host) {
        this.surroundings = surroundings;
        this.out = surroundings.out();
        this.profile = profile;
        this.output = output;
        this.host = host;
        long requests = ((Load.Closed) profile.load()).requests().orElseThrow();
        this.step = output.progress() && requests > FEW_REQUESTS ? Math.max(LEAST_STEP, requests / STEPS) : 0;
    }

    /** Null unless responses are to be shown. */
    Extras.ResponseListener listener() {
        return output.verbosity() >= HEADS ? this::received : null;
    }

    private void received(String response) {
        StringBuilder text = new StringBuilder("LOG: header received:\n").append(response).append('\n');
        String code = response.length() < 12 ? "500" : response.substring(9, 12);
        if (!code.startsWith("2")) {
            text.append("WARNING: Response code not 2xx (").append(code).append(")\n");
        } else if (output.verbosity() >= CODES) {
            text.append("LOG: Response code = ").append(code).append('\n');
        }
        raw(text.toString());
    }

    /** What servers and requests hold is bytes, one letter each, and goes out as such. */
    private void raw(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        out.write(bytes, 0, bytes.length);
        out.flush();
    }

    /** @return the exit code */
    int play(Manner manner) throws IOException, InterruptedException {
        out.print(Reports.abBanner(output.html()));
        if (!output.html()) {
            out.print(Reports.abBenchmarking(host, profile) + (step > 0 ? "\n" : "..."));
            out.flush();
        }
        BlockingQueue<RunEvent> events = new LinkedBlockingQueue<>();
        Run run = surroundings.runs().start(profile, manner, events::add);
        try (var _ = surroundings.interrupts().call(run::stop)) {
            while (true) {
                switch (events.take()) {
                    case RunEvent.Preparing _, RunEvent.Preflight _, RunEvent.Output _ -> { }
                    case RunEvent.Started started -> request(started.plan());
                    case RunEvent.Ticked ticked -> {
                        progress(ticked.tick().counts().completed());
                        if (ticked.tick().counts().failed(Failure.RESET) > 0 && !output.ignoreErrors()) {
                            broken = true;
                            run.stop();
                        }
                    }
                    case RunEvent.Finished(Result result, RequestLog log) -> {
                        return broken ? broken(result) : finished(result, log);
                    }
                    case RunEvent.Failed failed -> {
                        return AbTrouble.tell(surroundings.err(), failed, host);
                    }
                }
            }
        }
    }

    private void request(Plan plan) {
        if (output.verbosity() >= HEADS) {
            raw("INFO: " + profile.request().method() + " header == \n---\n" + plan.requestHead() + "\n---\n");
        }
    }

    private void progress(long completed) {
        long before = done;
        done += completed;
        if (step > 0) {
            for (long told = (before / step + 1) * step; told <= done; told += step) {
                surroundings.err().println(TEXTS.get("ab.completed", Long.toString(told)));
            }
        }
    }

    private int broken(Result result) {
        surroundings.err().println(TEXTS.get("ab.reset"));
        if (result.counts().completed() > 0) {
            out.println(TEXTS.get("ab.total", Long.toString(result.counts().completed())));
        }
        return AbTrouble.RESET;
    }

    /** Of a run that the user ends there is the report, in text, and nothing else. */
    private int finished(Result result, RequestLog log) throws IOException {
        boolean stopped = result.ending() == Result.Ending.STOPPED;
        if (!stopped && step > 0) {
            surroundings.err().println(TEXTS.get("ab.finished", Long.toString(result.counts().completed())));
        } else if (!stopped) {
            out.print("..done\n");
        }
        out.print(Reports.abResults(result, log, new AbStyle(output.html() && !stopped, output.table(), output.row(),
                output.cell(), output.percentiles(), output.confidence())));
        out.flush();
        if (!log.entries().isEmpty() && !output.csv().isEmpty()) {
            WholeFile.write(Path.of(output.csv()), Reports.abPercentages(log));
        }
        if (!log.entries().isEmpty() && !output.gnuplot().isEmpty()) {
            WholeFile.write(Path.of(output.gnuplot()), Reports.abGnuplot(result, log));
        }
        if (!output.log().isEmpty()) {
            WholeFile.write(Path.of(output.log()), Reports.requestTable(log));
        }
        if (!output.json().isEmpty()) {
            ResultFile.write(Path.of(output.json()), result);
        }
        return stopped ? AbCommand.FAILED : Cli.OK;
    }
}
