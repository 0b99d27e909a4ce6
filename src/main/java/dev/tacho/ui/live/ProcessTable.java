package dev.tacho.ui.live;

import dev.tacho.chart.Figures;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetSample;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FigureTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;

/** The processes of a server at one moment, several under their sum. */
final class ProcessTable {
    private static final Texts TEXTS = Texts.of("ui");
    private static final int LEAST_ROWS = 3;
    private static final int MOST_ROWS = 8;
    /** As wide as they usually get, so that columns stand still. */
    private static final List<String> USUAL =
            List.of("", "4194304", "1,234 %", "1,023 MiB", "1,023 MiB", "1,234", "12,345", "123,456");

    private final FigureTable table = new FigureTable("processes", TEXTS.get("server.processes"),
            List.of(TEXTS.get("server.process"), TEXTS.get("server.pid"), TEXTS.get("server.cpu"),
                    TEXTS.get("server.rss"), TEXTS.get("server.pss"), TEXTS.get("server.threads"),
                    TEXTS.get("server.openFiles"), TEXTS.get("server.switches")));

    ProcessTable() {
        table.fit(List.of(USUAL));
        table.scrollBeyond(LEAST_ROWS, MOST_ROWS);
    }

    Region node() {
        return table.node();
    }

    /** @param why there are no processes, in words */
    void show(Optional<TargetSample> sample, String why) {
        table.empty(why);
        List<List<String>> rows = new ArrayList<>();
        sample.ifPresent(all -> {
            if (all.each().size() != 1) {
                rows.add(row(TEXTS.get("server.all", Figures.count(all.processes())), "", all.cpuPercent(),
                        all.rssBytes(), all.pssBytes(), all.threads(), all.openFiles(), all.switchesPerSecond()));
            }
            all.each().forEach(one -> rows.add(row(one)));
        });
        table.show(rows);
    }

    private static List<String> row(ProcessSample one) {
        boolean others = one.pid() == ProcessSample.OTHERS;
        return row(others ? TEXTS.get("server.others") : one.name(), others ? "" : Long.toString(one.pid()),
                one.cpuPercent(), one.rssBytes(), one.pssBytes(), one.threads(), one.openFiles(),
                one.switchesPerSecond());
    }

    private static List<String> row(String name, String pid, double cpu, long rss, long pss, int threads, int files,
                                    double switches) {
        return List.of(name, pid, Figures.percent(cpu), Figures.bytes(rss),
                pss == TargetSample.UNKNOWN ? Figures.NONE : Figures.bytes(pss), Figures.count(threads),
                files == TargetSample.UNKNOWN ? Figures.NONE : Figures.count(files),
                Double.isFinite(switches) ? Figures.count(Math.round(switches)) : Figures.NONE);
    }
}
