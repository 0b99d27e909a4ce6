package dev.tacho.ui.compare;

import dev.tacho.chart.Figures;
import dev.tacho.chart.Look;
import dev.tacho.report.Format;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.kit.ExportLine;
import dev.tacho.ui.kit.Icons;
import dev.tacho.ui.kit.SaveDialog;
import dev.tacho.ui.kit.SavePlace;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Several runs: who is ahead, in a ranking and laid over each other; and their exports. */
public final class CompareView {
    private static final Texts TEXTS = Texts.of("ui");

    private final CompareModel model;
    private final SavePlace place;
    private final Label title = new Label(TEXTS.get("compare.title"));
    private final Label lead = new Label();
    private final List<CompareTab> tabs;
    private final VBox content = new VBox();
    private final StackPane page = new StackPane();

    /** @param look in which charts are shown, copied and saved */
    public CompareView(CompareModel model, ObservableValue<Look> look) {
        this(model, look, null);
    }

    /** @param place where exports go; null to ask with the system's dialog */
    CompareView(CompareModel model, ObservableValue<Look> look, SavePlace place) {
        this.model = model;
        this.place = place == null ? new SaveDialog(page) : place;
        tabs = List.of(new RankingTab(model, look, this.place),
                new OverlayTab(CompareChart.PERCENTILES, TEXTS.get("compare.tab.percentiles"), model, look, this.place),
                new OverlayTab(CompareChart.THROUGHPUT, TEXTS.get("compare.tab.throughput"), model, look, this.place),
                new OverlayTab(CompareChart.LATENCY, TEXTS.get("compare.tab.latency"), model, look, this.place),
                new OverlayTab(CompareChart.TARGET, TEXTS.get("compare.tab.target"), model, look, this.place));
        content.getChildren().addAll(head(), new ExportLine("compare-outcome", model.exports()).node(), tabPane());
        content.getStyleClass().add("result-page");
        content.setId("compare");
        content.visibleProperty().bind(model.enough());
        page.getChildren().addAll(content, tooFew());
        page.getStylesheets().add("/assets/theme/results.css");
        model.resultsProperty().subscribe(this::show);
    }

    public Region node() {
        return page;
    }

    private Region head() {
        title.setId("compare-title");
        title.getStyleClass().add("page-title");
        lead.setId("compare-lead");
        lead.setWrapText(true);
        lead.setMinHeight(Region.USE_PREF_SIZE);
        lead.getStyleClass().add("quiet");
        VBox words = new VBox(2, title, lead);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        MenuButton export = new MenuButton(TEXTS.get("results.export"), Icons.of(Feather.DOWNLOAD),
                item("compare-export-md", TEXTS.get("results.export.markdown"), () -> save(Format.MARKDOWN)),
                item("compare-export-html", TEXTS.get("results.export.html"), () -> save(Format.HTML)),
                item("compare-copy-table", TEXTS.get("results.export.copyTable"),
                        () -> model.copyTable(Copying::text)));
        export.setId("compare-export");
        export.setMinWidth(Region.USE_PREF_SIZE);
        export.setMaxHeight(Region.USE_PREF_SIZE);
        HBox line = new HBox(words, export);
        line.setAlignment(Pos.TOP_LEFT);
        line.getStyleClass().add("page-head");
        return line;
    }

    private void save(Format format) {
        CompareChoice choice = new CompareChoice.Page(format);
        place.ask(choice.fileName()).ifPresent(path -> model.write(choice, path));
    }

    private static MenuItem item(String id, String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setId(id);
        item.setOnAction(_ -> action.run());
        return item;
    }

    private TabPane tabPane() {
        TabPane pane = new TabPane();
        pane.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        pane.getTabs().setAll(tabs.stream().map(CompareTab::tab).toList());
        pane.setMinHeight(0);
        VBox.setVgrow(pane, Priority.ALWAYS);
        return pane;
    }

    private Region tooFew() {
        Label head = new Label(TEXTS.get("compare.tooFew"), Icons.of(Feather.CHECK_SQUARE));
        head.getStyleClass().add("notice-head");
        Label hint = new Label(TEXTS.get("compare.tooFew.hint"));
        hint.setWrapText(true);
        VBox box = new VBox(head, hint);
        box.setId("compare-too-few");
        box.getStyleClass().add("notice");
        box.visibleProperty().bind(model.enough().not());
        return box;
    }

    private void show(List<Result> results) {
        if (model.enough().get()) {
            title.setText(TEXTS.get("compare.title.runs", Figures.count(results.size())));
            lead.setText(model.lead());
            tabs.forEach(tab -> tab.show(results));
        }
    }
}
