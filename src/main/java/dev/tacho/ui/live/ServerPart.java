package dev.tacho.ui.live;

import dev.tacho.chart.Figures;
import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Tick;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.kit.Segments;
import dev.tacho.ui.kit.ServerChart;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The server process by process, and the machine that it shares with the load. */
final class ServerPart implements LivePart {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double LEAST_CHART = 190;

    private final LiveModel model;
    private final ObjectProperty<ServerChart> shown = new SimpleObjectProperty<>(ServerChart.PROCESSES);
    private final ChartView chart;
    private final ProcessTable processes = new ProcessTable();
    private final Label machine = new Label();
    private final VBox node;

    ServerPart(LiveModel model, ObservableValue<Look> look) {
        this.model = model;
        chart = new ChartView(look);
        chart.setId("server-chart");
        chart.setMinHeight(LEAST_CHART);
        VBox.setVgrow(chart, Priority.ALWAYS);
        machine.setId("machine-line");
        machine.setWrapText(true);
        machine.setMinHeight(Region.USE_PREF_SIZE);
        machine.getStyleClass().add("quiet");
        HBox bar = new HBox(new Segments<>("server-shown", ServerChart.values(), ServerChart::words, shown).node());
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.setMinHeight(Region.USE_PREF_SIZE);
        node = new VBox(bar, chart, processes.node(), machine);
        node.getStyleClass().add("server-part");
        shown.addListener(_ -> show());
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show() {
        Optional<Tick> now = model.ticks().isEmpty() ? Optional.empty() : Optional.of(model.ticks().getLast());
        String noTarget = ChartsPart.noTarget(model);
        String words = now.flatMap(Tick::target).map(target -> TEXTS.get("server.chart.words", shown.get().words(),
                Figures.count(target.processes()), Figures.percent(target.cpuPercent()),
                Figures.bytes(target.rssBytes()))).orElse(noTarget);
        chart.show(() -> RunFigures.overTime("", "", shown.get().panels(), model.ticks(), noTarget,
                model.axisSeconds()), words);
        processes.show(now.flatMap(Tick::target), now.isEmpty() ? TEXTS.get("server.waiting") : noTarget);
        String line = MachineLine.of(now.flatMap(Tick::machine));
        machine.setText(line);
        machine.setVisible(!line.isEmpty());
        machine.setManaged(!line.isEmpty());
    }
}
