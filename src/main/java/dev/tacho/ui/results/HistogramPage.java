package dev.tacho.ui.results;

import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.kit.Segments;
import dev.tacho.ui.results.ExportChoice.Chart;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/** How many responses took how long, on either scale of time. */
final class HistogramPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double LEAST_HEIGHT = 320;

    private final ObjectProperty<Scale> scale = new SimpleObjectProperty<>(Scale.LOG);
    private final ChartView chart;
    private final ChartBar bar;
    private Result result;

    private enum Scale { LOG, EVEN }

    HistogramPage(ObservableValue<Look> look, ChartExports exports) {
        chart = new ChartView(look);
        chart.setId("histogram-chart");
        chart.setMinHeight(LEAST_HEIGHT);
        bar = new ChartBar("histogram", chart,
                exports.of(() -> scale.get() == Scale.LOG ? Chart.HISTOGRAM : Chart.HISTOGRAM_EVEN),
                new Segments<>("histogram-scale", Scale.values(), HistogramPage::words, scale).node());
        scale.addListener(_ -> draw());
    }

    @Override
    public Region node() {
        return bar.node();
    }

    @Override
    public void show(ResultModel model) {
        result = model.resultProperty().get();
        draw();
    }

    private void draw() {
        Result of = result;
        boolean log = scale.get() == Scale.LOG;
        chart.show(() -> RunFigures.histogram(of, log).bare(),
                TEXTS.get("results.histogram.words", of.profile().name()));
    }

    private static String words(Scale scale) {
        return switch (scale) {
            case LOG -> TEXTS.get("results.histogram.log");
            case EVEN -> TEXTS.get("results.histogram.even");
        };
    }
}
