package dev.tacho.ui.results;

import dev.tacho.chart.Look;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ExportLine;
import dev.tacho.ui.kit.SaveDialog;
import dev.tacho.ui.kit.SavePlace;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A finished run: headline, what to know about it, charts, tables, texts and environment; and its exports. */
public final class ResultView {
    private static final Texts TEXTS = Texts.of("ui");

    private final ResultModel model;
    private final ResultHead head;
    private final Notes notes = new Notes();
    private final List<ResultTab> tabs;
    private final VBox page = new VBox();

    /** @param look in which charts are shown; exports have their own */
    public ResultView(ResultModel model, ObservableValue<Look> look) {
        this(model, look, null);
    }

    /** @param place where exports go; null to ask with the system's dialog */
    ResultView(ResultModel model, ObservableValue<Look> look, SavePlace place) {
        this.model = model;
        ToggleButton export = new ToggleButton(TEXTS.get("results.export"), new FontIcon("fth-download"));
        export.setId("export");
        export.setMinWidth(Region.USE_PREF_SIZE);
        head = new ResultHead(export);
        SavePlace where = place == null ? new SaveDialog(page) : place;
        ChartExports charts = new ChartExports(model, where, look);
        Region exports = new ExportPane(model, where).node();
        exports.visibleProperty().bind(export.selectedProperty());
        exports.managedProperty().bind(export.selectedProperty());
        tabs = List.of(
                new ResultTab("tab-charts", TEXTS.get("results.tab.charts"), model,
                        () -> ChartPage.overTime(look, charts)),
                new ResultTab("tab-server", TEXTS.get("results.tab.server"), model, () -> new ServerPage(look, charts)),
                new ResultTab("tab-percentiles", TEXTS.get("results.tab.percentiles"), model,
                        () -> new PercentilesPage(look, charts)),
                new ResultTab("tab-histogram", TEXTS.get("results.tab.histogram"), model,
                        () -> new HistogramPage(look, charts)),
                new ResultTab("tab-heat-map", TEXTS.get("results.tab.heatMap"), model,
                        () -> ChartPage.heatMap(look, charts)),
                new ResultTab("tab-tables", TEXTS.get("results.tab.tables"), model, TablesPage::new),
                new ResultTab("tab-text", TEXTS.get("results.tab.text"), model, () -> new TextPage(model, where)),
                new ResultTab("tab-environment", TEXTS.get("results.tab.environment"), model, EnvironmentPage::new));
        page.getChildren().addAll(head.node(), exports, new ExportLine("export-outcome", model.exports()).node(),
                notes.node(), tabPane());
        page.getStyleClass().add("result-page");
        page.getStylesheets().add("/assets/theme/results.css");
        model.resultProperty().addListener(_ -> show());
        show();
    }

    public Region node() {
        return page;
    }

    private TabPane tabPane() {
        TabPane pane = new TabPane();
        pane.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        pane.getTabs().setAll(tabs.stream().map(ResultTab::tab).toList());
        pane.setMinHeight(0);
        VBox.setVgrow(pane, Priority.ALWAYS);
        return pane;
    }

    private void show() {
        Result result = model.resultProperty().get();
        page.setVisible(result != null);
        if (result != null) {
            head.show(result);
            notes.show(result.warnings());
            tabs.forEach(ResultTab::refresh);
        }
    }
}
