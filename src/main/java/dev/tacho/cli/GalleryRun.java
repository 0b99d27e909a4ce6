package dev.tacho.cli;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.ProfileLibrary.Entry;
import dev.tacho.report.Reports;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;

/** Experiments run one after another, and a table of them in Markdown. */
final class GalleryRun {
    private static final Texts TEXTS = Texts.of("cli");

    private final Surroundings surroundings;
    private final Session session;
    private final Seconds seconds;
    private final List<List<String>> rows = new ArrayList<>();

    GalleryRun(Surroundings surroundings, boolean quiet, Seconds seconds) {
        this.surroundings = surroundings;
        this.session = new Session(surroundings, quiet, true);
        this.seconds = seconds;
    }

    /** @return the exit code: 1 if a run came to nothing or had failures; what is not installed is none */
    int run(List<Entry> entries) throws InterruptedException {
        int code = Cli.OK;
        for (Entry entry : entries) {
            List<Need> missing = surroundings.requirements().missing(GalleryCommand.needs(entry));
            if (!missing.isEmpty()) {
                rows.add(row(entry, TEXTS.get("gallery.notInstalled", GalleryCommand.names(missing))));
                continue;
            }
            code = Math.max(code, run(entry));
            if (surroundings.interrupts().seen()) {
                code = Cli.INTERRUPTED;
                break;
            }
        }
        tell();
        return code;
    }

    private int run(Entry entry) throws InterruptedException {
        Session.Outcome outcome = session.watch(seconds.applied(entry.profile()));
        rows.add(outcome.result().map(result -> row(entry, result))
                .orElseGet(() -> row(entry, outcome.why().lines().findFirst().orElse(""))));
        outcome.run().awaitEnd();
        return outcome.exitCode() == Cli.OK ? Cli.OK : Cli.FAILED;
    }

    private static List<String> row(Entry entry, Result result) {
        String failures = Reports.failures(result);
        String death = result.server().map(server -> server.death()).orElse("");
        return List.of(entry.name(), Figures.rate(result.requestsPerSecond()),
                Figures.nanos(result.latency(Metric.RESPONSE).percentileNanos(99)), Reports.memory(result),
                death.isEmpty() ? failures : failures + "; " + death);
    }

    private static List<String> row(Entry entry, String why) {
        return List.of(entry.name(), Figures.NONE, Figures.NONE, Figures.NONE, why);
    }

    private void tell() {
        line(List.of(TEXTS.get("gallery.table.name"), TEXTS.get("gallery.table.rate"), TEXTS.get("gallery.table.p99"),
                TEXTS.get("gallery.table.memory"), TEXTS.get("gallery.table.failures")));
        surroundings.out().println("|---|---:|---:|---|---|");
        rows.forEach(this::line);
    }

    private void line(List<String> cells) {
        surroundings.out().println("| " + String.join(" | ", cells.stream()
                .map(cell -> cell.replaceAll("[\\\\|]", "\\\\$0")).toList()) + " |");
    }
}
