package dev.tacho.ui.results;

import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartView;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A finished run: its headline, what to know about it, charts, percentiles, tables and environment; and its exports. */
public final class ResultView {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double CHARTS_HEIGHT = 480;

    private final ResultModel model;
    private final ResultHead head;
    private final Notes notes = new Notes();
    private final ChartView charts;
    private final PercentilesPage percentiles;
    private final TablesPage tables = new TablesPage();
    private final EnvironmentPage environment = new EnvironmentPage();
    private final ToggleButton export = new ToggleButton(TEXTS.get("results.export"), new FontIcon("fth-download"));
    private final VBox page = new VBox();

    /** @param look in which charts are shown; exports have their own */
    public ResultView(ResultModel model, ObservableValue<Look> look) {
        this(model, look, null);
    }

    /** @param place where exports go; null to ask with the system's dialog */
    ResultView(ResultModel model, ObservableValue<Look> look, SavePlace place) {
        this.model = model;
        export.setId("export");
        export.setMinWidth(Region.USE_PREF_SIZE);
        head = new ResultHead(export);
        charts = new ChartView(look);
        charts.setId("result-chart");
        charts.setMinHeight(CHARTS_HEIGHT);
        percentiles = new PercentilesPage(look);
        Region exports = new ExportPane(model, place == null ? new SaveDialog(page) : place).node();
        exports.visibleProperty().bind(export.selectedProperty());
        exports.managedProperty().bind(export.selectedProperty());
        TabPane tabs = new TabPane(tab("tab-charts", TEXTS.get("results.tab.charts"), charts),
                tab("tab-percentiles", TEXTS.get("results.tab.percentiles"), percentiles.node()),
                tab("tab-tables", TEXTS.get("results.tab.tables"), tables.node()),
                tab("tab-environment", TEXTS.get("results.tab.environment"), environment.node()));
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.setMinHeight(0);
        VBox.setVgrow(tabs, Priority.ALWAYS);
        page.getChildren().addAll(head.node(), exports, notes.node(), tabs);
        page.getStyleClass().add("result-page");
        page.getStylesheets().add("/assets/theme/results.css");
        model.resultProperty().addListener(_ -> show());
        show();
    }

    public Region node() {
        return page;
    }

    private static Tab tab(String id, String title, Node content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        // Charts grow with the window; below their least height the page scrolls instead.
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("result-scroll");
        Tab tab = new Tab(title, scroll);
        tab.setId(id);
        return tab;
    }

    private void show() {
        Result result = model.resultProperty().get();
        page.setVisible(result != null);
        if (result == null) {
            return;
        }
        head.show(result);
        notes.show(result.warnings());
        charts.show(() -> RunFigures.overTime("", "", List.of(Panel.values()), result.ticks(),
                TEXTS.get("live.noTarget"), 0), TEXTS.get("results.chart.words", result.profile().name()));
        percentiles.show(model);
        tables.show(result);
        environment.show(result);
    }
}
