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

/** When slow responses came. */
final class HeatMapPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double LEAST_HEIGHT = 320;

    private final ChartView chart;
    private final ChartBar bar;

    HeatMapPage(ObservableValue<Look> look, ChartExports exports) {
        chart = new ChartView(look);
        chart.setId("heat-map-chart");
        chart.setMinHeight(LEAST_HEIGHT);
        bar = new ChartBar("heat-map", chart, exports.of(() -> Chart.HEAT_MAP));
    }

    @Override
    public Region node() {
        return bar.node();
    }

    @Override
    public void show(ResultModel model) {
        Result result = model.resultProperty().get();
        chart.show(() -> RunFigures.heatMap(result).bare(),
                TEXTS.get("results.heatMap.words", result.profile().name()));
    }
}
