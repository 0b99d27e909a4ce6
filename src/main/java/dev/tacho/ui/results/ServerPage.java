package dev.tacho.ui.results;

import dev.tacho.chart.Figures;
import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Result;
import dev.tacho.result.ServerStory;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Card;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.kit.LogList;
import dev.tacho.ui.kit.Segments;
import dev.tacho.ui.kit.ServerChart;
import dev.tacho.ui.kit.Tail;
import dev.tacho.ui.results.ExportChoice.Chart;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What the server was and needed: its processes, how it was started and what it printed. */
final class ServerPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double LEAST_CHART = 380;
    private static final double LOG_HEIGHT = 260;

    private final ObjectProperty<ServerChart> shown = new SimpleObjectProperty<>(ServerChart.PROCESSES);
    private final Label death = new Label();
    private final ProcessUses processes = new ProcessUses();
    private final ChartView chart;
    private final Facts facts = new Facts();
    private final Region started = Card.of(TEXTS.get("results.server.started"), facts.node());
    private final LogList log = new LogList("result-log", TEXTS.get("log.name"));
    private final Region printed = Card.of(TEXTS.get("log.name"), log.node());
    private final VBox node;
    private Result result;

    ServerPage(ObservableValue<Look> look, ChartExports exports) {
        chart = new ChartView(look);
        chart.setId("result-server-chart");
        chart.setMinHeight(LEAST_CHART);
        ChartBar bar = new ChartBar("result-server", chart, exports.of(() -> export(shown.get())),
                new Segments<>("result-server-shown", ServerChart.values(), ServerChart::words, shown).node());
        death.setId("server-death");
        death.setWrapText(true);
        death.setMinHeight(Region.USE_PREF_SIZE);
        death.getStyleClass().add("server-death");
        log.empty(TEXTS.get("results.server.silent"));
        log.node().setPrefHeight(LOG_HEIGHT);
        log.node().setMinHeight(LOG_HEIGHT);
        node = new VBox(death, processes.node(), bar.node(), started, printed);
        node.getStyleClass().addAll("cards", "tables-page");
        shown.addListener(_ -> draw());
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(ResultModel model) {
        result = model.resultProperty().get();
        processes.show(result.target());
        Optional<ServerStory> story = result.server();
        facts.clear();
        story.ifPresent(this::tell);
        death.setText(story.map(ServerStory::death).orElse(""));
        appear(death, !death.getText().isEmpty());
        appear(started, story.isPresent());
        appear(printed, story.isPresent());
        Tail tail = new Tail();
        tail.add(story.map(ServerStory::log).orElse(List.of()));
        log.showAll(tail);
        draw();
    }

    private void tell(ServerStory story) {
        story.services().forEach(service -> facts.add(service.name(), service.command()));
        story.versions().forEach(version -> facts.add(version.command(), version.text()));
        facts.add(TEXTS.get("results.server.ready"),
                TEXTS.get("results.server.ready.value", Figures.nanos(story.startSeconds() * 1e9)));
        facts.add(TEXTS.get("results.server.cores"),
                story.cores().isEmpty() ? TEXTS.get("results.server.cores.all") : story.cores());
    }

    private void draw() {
        Result of = result;
        ServerChart now = shown.get();
        chart.show(() -> RunFigures.overTime("", "", now.panels(), of.ticks(), TEXTS.get("live.noTarget"), 0),
                TEXTS.get("results.server.words", now.words(), of.profile().name()));
    }

    private static Chart export(ServerChart chart) {
        return switch (chart) {
            case PROCESSES -> Chart.PROCESSES;
            case TREE -> Chart.TARGET;
            case MACHINE -> Chart.MACHINE;
        };
    }

    private static void appear(Region part, boolean there) {
        part.setVisible(there);
        part.setManaged(there);
    }
}
