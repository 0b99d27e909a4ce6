package dev.tacho.ui.compare;

import dev.tacho.chart.Look;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.kit.SavePlace;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Tab;

/** Runs laid over each other in one chart. */
final class OverlayTab implements CompareTab {
    private static final Texts TEXTS = Texts.of("ui");

    private final CompareChart chart;
    private final ChartView view;
    private final Tab tab;

    OverlayTab(CompareChart chart, String title, CompareModel model, ObservableValue<Look> look, SavePlace place) {
        this.chart = chart;
        view = new ChartView(look);
        String id = "compare-" + chart.key();
        view.setId(id + "-chart");
        tab = new Tab(title, new ChartBar(id, view, new CompareBar(chart, model, look, place)).node());
        tab.setId("tab-" + id);
    }

    @Override
    public Tab tab() {
        return tab;
    }

    @Override
    public void show(List<Result> results) {
        view.show(() -> chart.figure(results).bare(), TEXTS.get("compare.chart.words", tab.getText()));
    }
}
