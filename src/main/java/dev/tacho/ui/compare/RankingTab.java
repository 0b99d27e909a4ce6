package dev.tacho.ui.compare;

import dev.tacho.chart.Look;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.kit.FigureTable;
import dev.tacho.ui.kit.SavePlace;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Who is ahead: bars, the table, and whether the repeats support it. */
final class RankingTab implements CompareTab {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double AROUND_BARS = 80;
    private static final double EACH_BAR = 48;

    private final CompareModel model;
    private final ChartView bars;
    private final VBox table = new VBox();
    private final Label differences = new Label();
    private final Tab tab;

    RankingTab(CompareModel model, ObservableValue<Look> look, SavePlace place) {
        this.model = model;
        bars = new ChartView(look);
        bars.setId("compare-ranked-chart");
        differences.setId("compare-differences");
        differences.setWrapText(true);
        differences.setMinHeight(Region.USE_PREF_SIZE);
        Region chart = new ChartBar("compare-ranked", bars,
                new CompareBar(CompareChart.RANKED, model, look, place)).node();
        VBox content = new VBox(chart, table, differences);
        content.getStyleClass().addAll("cards", "tables-page");
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("result-scroll");
        tab = new Tab(TEXTS.get("compare.tab.ranking"), scroll);
        tab.setId("tab-compare-ranked");
    }

    @Override
    public Tab tab() {
        return tab;
    }

    @Override
    public void show(List<Result> results) {
        List<List<String>> cells = model.cells();
        double height = AROUND_BARS + EACH_BAR * (cells.size() - 1);
        bars.setMinHeight(height);
        bars.setPrefHeight(height);
        bars.show(() -> CompareChart.RANKED.figure(results).bare(),
                TEXTS.get("compare.chart.words", tab.getText()));
        FigureTable ranking = new FigureTable("compare-table", TEXTS.get("compare.table"), cells.getFirst());
        ranking.show(cells.subList(1, cells.size()));
        ranking.fit(cells.subList(1, cells.size()));
        table.getChildren().setAll(ranking.node());
        differences.setText(String.join("\n", model.differences()));
        differences.setManaged(!differences.getText().isEmpty());
    }
}
