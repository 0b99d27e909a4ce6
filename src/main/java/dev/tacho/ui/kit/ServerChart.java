package dev.tacho.ui.kit;

import dev.tacho.chart.RunFigures;
import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.text.Texts;
import java.util.List;

/** Ways to look at a server over a run. */
public enum ServerChart {
    /** CPU and memory of each process, stacked. */
    PROCESSES("server.chart.processes", RunFigures.PROCESSES),
    /** CPU and memory of all of them together. */
    TREE("server.chart.tree", List.of(Panel.TARGET)),
    /** The machine that it shares with the load. */
    MACHINE("server.chart.machine", RunFigures.MACHINE);

    private final String key;
    private final List<Panel> panels;

    ServerChart(String key, List<Panel> panels) {
        this.key = key;
        this.panels = panels;
    }

    public List<Panel> panels() {
        return panels;
    }

    /** On its button. */
    public String words() {
        return Texts.of("ui").get(key);
    }
}
