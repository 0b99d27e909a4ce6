package dev.tacho.ui.results;

import dev.tacho.chart.Figure;
import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.results.ExportChoice.Chart;
import java.util.function.Function;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/** One figure of a run. */
final class ChartPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double LEAST_OF_ALL_CHARTS = 380;
    private static final double LEAST_OF_HEAT_MAP = 320;

    private final ChartView chart;
    private final ChartBar bar;
    private final Function<Result, Figure> figure;
    private final Function<Result, String> words;

    /** @param words what the figure shows, for those who cannot see it */
    private ChartPage(String id, ChartView chart, ChartBar bar, double leastHeight, Function<Result, Figure> figure,
                      Function<Result, String> words) {
        this.chart = chart;
        this.bar = bar;
        this.figure = figure;
        this.words = words;
        chart.setId(id);
        chart.setMinHeight(leastHeight);
    }

    /** The charts of the live screen, complete. */
    static ChartPage overTime(ObservableValue<Look> look, ChartExports exports) {
        ChartView chart = new ChartView(look);
        return new ChartPage("result-chart", chart, new ChartBar("over-time", chart, exports.of(() -> Chart.ALL)),
                LEAST_OF_ALL_CHARTS, result -> RunFigures.overTime("", "", RunFigures.OVERVIEW, result.ticks(),
                TEXTS.get("live.noTarget"), 0), result -> TEXTS.get("results.chart.words", result.profile().name()));
    }

    /** When slow responses came. */
    static ChartPage heatMap(ObservableValue<Look> look, ChartExports exports) {
        ChartView chart = new ChartView(look);
        return new ChartPage("heat-map-chart", chart, new ChartBar("heat-map", chart, exports.of(() -> Chart.HEAT_MAP)),
                LEAST_OF_HEAT_MAP, result -> RunFigures.heatMap(result).bare(),
                result -> TEXTS.get("results.heatMap.words", result.profile().name()));
    }

    @Override
    public Region node() {
        return bar.node();
    }

    @Override
    public void show(ResultModel model) {
        Result result = model.resultProperty().get();
        chart.show(() -> figure.apply(result), words.apply(result));
    }
}
