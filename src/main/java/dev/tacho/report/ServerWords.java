package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.report.Section.Block;
import dev.tacho.report.Section.Block.Note;
import dev.tacho.result.ProcessUse;
import dev.tacho.result.Result;
import dev.tacho.result.ServerStory;
import dev.tacho.result.TargetUse;
import dev.tacho.target.ProcessSample;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The server: what was started, in which versions, and what each of its processes took. */
final class ServerWords {
    private static final Texts TEXTS = Texts.of("report");

    private ServerWords() {
    }

    /** Empty if nothing is known of it. */
    static Optional<Section> section(Result result) {
        List<Block> blocks = new ArrayList<>();
        result.server().ifPresent(story -> blocks.add(started(story)));
        result.target().filter(use -> !use.processes().isEmpty()).ifPresent(use -> {
            blocks.add(processes(use));
            blocks.add(new Note(TEXTS.get("server.processes.note")));
        });
        return blocks.isEmpty() ? Optional.empty() : Optional.of(new Section(TEXTS.get("server"), true, blocks));
    }

    private static Block.Table started(ServerStory story) {
        Rows rows = new Rows(TEXTS.get("environment.part"), TEXTS.get("environment.value"));
        story.services().forEach(service -> rows.add(service.name(), service.command()));
        story.versions().forEach(version -> rows.add(TEXTS.get("server.version", version.command()), version.text()));
        if (!story.cores().isEmpty()) {
            rows.add(TEXTS.get("server.cores"), story.cores());
        }
        rows.add(TEXTS.get("server.start"), Figures.nanos(story.startSeconds() * 1e9));
        if (!story.death().isEmpty()) {
            rows.add(TEXTS.get("server.death"), story.death());
        }
        return rows.words();
    }

    private static Block.Table processes(TargetUse use) {
        Rows rows = new Rows(TEXTS.get("server.process"), TEXTS.get("server.pid"), TEXTS.get("compare.cpu"),
                TEXTS.get("server.memory.start"), TEXTS.get("server.memory.peak"), TEXTS.get("server.memory.end"),
                TEXTS.get("server.threads"));
        use.processes().forEach(process -> rows.add(name(process), pid(process),
                Figures.percent(process.cpuMeanPercent()), bytes(process.rss().startBytes()),
                bytes(process.rss().peakBytes()), bytes(process.rss().endBytes()),
                Figures.count(process.threads())));
        use.rest().filter(_ -> use.processes().size() > 1).ifPresent(rest -> rows.add(TEXTS.get("server.all"), "",
                Figures.percent(use.cpuMeanPercent()), bytes(rest.startBytes()),
                bytes(rest.peakBytes()), bytes(rest.endBytes()), Figures.count(use.threads())));
        return rows.figures();
    }

    private static String name(ProcessUse process) {
        return process.pid() == ProcessSample.OTHERS ? TEXTS.get("server.others") : process.name();
    }

    private static String pid(ProcessUse process) {
        return process.pid() == ProcessSample.OTHERS ? "" : Long.toString(process.pid());
    }

    /** A process that was not there yet, or not any more, did not take no memory. */
    private static String bytes(long bytes) {
        return bytes == 0 ? Figures.NONE : Figures.bytes(bytes);
    }
}
