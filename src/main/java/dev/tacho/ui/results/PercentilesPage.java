package dev.tacho.ui.results;

import dev.tacho.chart.Figures;
import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartView;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** How long the slowest share of requests took: a curve, and the same as figures. */
final class PercentilesPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");

    private static final double TABLE_WIDTH = 384;

    private final ChartView curve;
    private final FigureTable table = new FigureTable("percentiles", TEXTS.get("results.percentiles"),
            List.of(TEXTS.get("results.percentile"), TEXTS.get("results.response"), TEXTS.get("results.service"),
                    TEXTS.get("results.slower")));
    private final HBox node;

    PercentilesPage(ObservableValue<Look> look) {
        curve = new ChartView(look);
        curve.setId("percentile-chart");
        curve.setMinSize(300, 360);
        HBox.setHgrow(curve, Priority.ALWAYS);
        table.node().setMinWidth(TABLE_WIDTH);
        table.node().setMaxWidth(TABLE_WIDTH);
        node = new HBox(curve, table.node());
        node.getStyleClass().add("percentiles-page");
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(ResultModel model) {
        Result result = model.resultProperty().get();
        curve.show(() -> RunFigures.percentiles(result).bare(),
                TEXTS.get("results.curve.words", result.profile().name()));
        table.show(model.percentiles().stream().map(PercentilesPage::row).toList());
    }

    private static List<String> row(ResultModel.Percentile row) {
        return List.of(name(row.percent()), Figures.nanos(row.responseNanos()), Figures.nanos(row.serviceNanos()),
                Figures.count(row.samplesBeyond()));
    }

    private static String name(double percent) {
        return percent == 100 ? TEXTS.get("results.percentile.max")
                : TEXTS.get("results.percentile.name", Double.toString(percent).replaceAll("\\.0$", ""));
    }
}
