package dev.tacho.ui.results;

import java.util.function.Supplier;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tab;

/** A page behind its tab: made when it is first looked at, and filled only while it is. */
final class ResultTab {
    private final Tab tab;
    private final ResultModel model;
    private final Supplier<ResultPage> maker;
    private ResultPage page;
    private boolean stale = true;

    ResultTab(String id, String title, ResultModel model, Supplier<ResultPage> maker) {
        this.model = model;
        this.maker = maker;
        tab = new Tab(title);
        tab.setId(id);
        tab.setOnSelectionChanged(_ -> fill());
    }

    Tab tab() {
        return tab;
    }

    /** Another result is shown. */
    void refresh() {
        stale = true;
        fill();
    }

    private void fill() {
        if (!stale || !tab.isSelected() || model.resultProperty().get() == null) {
            return;
        }
        stale = false;
        if (page == null) {
            page = maker.get();
            tab.setContent(scrolling(page));
        }
        page.show(model);
    }

    private static ScrollPane scrolling(ResultPage page) {
        ScrollPane scroll = new ScrollPane(page.node());
        scroll.setFitToWidth(true);
        // A page grows with the window; below its least height it scrolls instead.
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("result-scroll");
        return scroll;
    }
}
