package dev.tacho.ui.results;

import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.results.ExportChoice.Chart;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/** The charts of the live screen, complete. */
final class ChartsPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double LEAST_HEIGHT = 380;

    private final ChartView charts;
    private final ChartBar bar;

    ChartsPage(ObservableValue<Look> look, ChartExports exports) {
        charts = new ChartView(look);
        charts.setId("result-chart");
        charts.setMinHeight(LEAST_HEIGHT);
        bar = new ChartBar("over-time", charts, exports.of(() -> Chart.ALL));
    }

    @Override
    public Region node() {
        return bar.node();
    }

    @Override
    public void show(ResultModel model) {
        Result result = model.resultProperty().get();
        charts.show(() -> RunFigures.overTime("", "", RunFigures.OVERVIEW, result.ticks(),
                TEXTS.get("live.noTarget"), 0), TEXTS.get("results.chart.words", result.profile().name()));
    }
}
