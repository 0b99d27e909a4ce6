package dev.tacho.ui.results;

import dev.tacho.chart.Figures;
import dev.tacho.result.Memory;
import dev.tacho.result.ProcessUse;
import dev.tacho.result.TargetUse;
import dev.tacho.target.ProcessSample;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FigureTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.layout.Region;

/** What each process of the server needed: memory at rest before, at its most and at rest after, and CPU. */
final class ProcessUses {
    private static final Texts TEXTS = Texts.of("ui");
    private static final int MOST_ROWS = 8;

    private final FigureTable table = new FigureTable("process-uses", TEXTS.get("server.processes"),
            List.of(TEXTS.get("server.process"), TEXTS.get("server.pid"), TEXTS.get("results.cpuMean"),
                    TEXTS.get("results.server.atRest"), TEXTS.get("results.server.peak"),
                    TEXTS.get("results.server.after"), TEXTS.get("server.threads")));

    ProcessUses() {
        table.scrollBeyond(MOST_ROWS, MOST_ROWS);
        table.empty(TEXTS.get("results.server.none"));
    }

    Region node() {
        return table.node();
    }

    void show(Optional<TargetUse> use) {
        List<List<String>> rows = new ArrayList<>();
        use.ifPresent(all -> {
            if (all.processes().size() != 1) {
                String name = all.processes().isEmpty() ? all.info().name()
                        : TEXTS.get("server.all", Figures.count(all.processes().size()));
                rows.add(row(name, "", all.cpuMeanPercent(), all.memory(), all.threads()));
            }
            all.processes().forEach(one -> rows.add(row(one)));
        });
        table.fit(rows);
        table.show(rows);
    }

    private static List<String> row(ProcessUse one) {
        boolean others = one.pid() == ProcessSample.OTHERS;
        return row(others ? TEXTS.get("server.others") : one.name(), others ? "" : Long.toString(one.pid()),
                one.cpuMeanPercent(), one.rss(), one.threads());
    }

    private static List<String> row(String name, String pid, double cpu, Memory memory, int threads) {
        return List.of(name, pid, Figures.percent(cpu), there(memory.startBytes()), Figures.bytes(memory.peakBytes()),
                there(memory.endBytes()), Figures.count(threads));
    }

    /** It had not begun, or had ended, at 0. */
    private static String there(long bytes) {
        return bytes == 0 ? Figures.NONE : Figures.bytes(bytes);
    }
}
