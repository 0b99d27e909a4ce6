package dev.tacho.ui.results;

import dev.tacho.chart.Figures;
import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartBar;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.kit.FigureTable;
import dev.tacho.ui.results.ExportChoice.Chart;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Insets;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;

/** How long the slowest share of requests took: a curve, and the same as figures. */
final class PercentilesPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");

    private static final double TABLE_WIDTH = 384;
    private static final double BESIDE_FROM = 690;
    private static final double GAP = 12;

    private final ChartView curve;
    private final FigureTable table = new FigureTable("percentiles", TEXTS.get("results.percentiles"),
            List.of(TEXTS.get("results.percentile"), TEXTS.get("results.response"), TEXTS.get("results.service"),
                    TEXTS.get("results.slower")));
    private final BorderPane node = new BorderPane();
    private final ChartBar bar;

    PercentilesPage(ObservableValue<Look> look, ChartExports exports) {
        curve = new ChartView(look);
        curve.setId("percentile-chart");
        curve.setMinSize(300, 360);
        node.setCenter(curve);
        // As narrow as the window makes it: only then can it be seen that the two do not fit side by side.
        node.setMinWidth(0);
        node.widthProperty().subscribe(width -> arrange(width.doubleValue() >= BESIDE_FROM));
        bar = new ChartBar("percentiles-chart", node, exports.of(() -> Chart.PERCENTILES));
    }

    /** The table beside the curve, or below it where both would get too narrow. */
    private void arrange(boolean beside) {
        if (beside == (node.getRight() != null) && beside == (node.getBottom() == null)) {
            return;
        }
        node.setRight(null);
        node.setBottom(null);
        table.node().setMinWidth(beside ? TABLE_WIDTH : 0);
        table.node().setMaxWidth(beside ? TABLE_WIDTH : Double.MAX_VALUE);
        BorderPane.setMargin(table.node(), beside ? new Insets(0, 0, 0, GAP) : new Insets(GAP, GAP, 0, 0));
        if (beside) {
            node.setRight(table.node());
        } else {
            node.setBottom(table.node());
        }
    }

    @Override
    public Region node() {
        return bar.node();
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
