package dev.tacho.ui.live;

import dev.tacho.chart.Look;
import dev.tacho.text.Texts;
import dev.tacho.ui.live.LiveModel.Phase;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A run as it happens: its progress, the numbers, and behind tabs its charts, the server and what that prints. */
public final class LiveView {
    private static final Texts TEXTS = Texts.of("ui");

    private final LiveModel model;
    private final LiveHead head;
    private final LiveTiles tiles = new LiveTiles();
    private final LiveNotice notice;
    private final TabPane tabs = new TabPane();
    private final Map<Tab, LivePart> parts = new LinkedHashMap<>();
    private final VBox page;

    /** @param look in which the charts are painted */
    public LiveView(LiveModel model, ObservableValue<Look> look) {
        this.model = model;
        head = new LiveHead(model);
        notice = new LiveNotice(model);
        tabs.setId("live-tabs");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        add("live-tab-charts", TEXTS.get("live.tab.charts"), new ChartsPart(model, look));
        add("live-tab-server", TEXTS.get("live.tab.server"), new ServerPart(model, look));
        add("live-tab-log", TEXTS.get("live.tab.log"), new LogPart(model));
        StackPane body = new StackPane(tabs, notice.node());
        body.setMinHeight(0);
        VBox.setVgrow(body, Priority.ALWAYS);
        page = new VBox(head.node(), tiles.node(), body);
        page.getStyleClass().add("live-page");
        page.getStylesheets().add("/assets/theme/results.css");
        model.revisionProperty().addListener(_ -> show());
        tabs.getSelectionModel().selectedItemProperty().addListener(_ -> show());
        show();
    }

    private void add(String id, String title, LivePart part) {
        Tab tab = new Tab(title, part.node());
        tab.setId(id);
        parts.put(tab, part);
        tabs.getTabs().add(tab);
    }

    public Region node() {
        return page;
    }

    private void show() {
        Phase phase = model.phaseProperty().get();
        boolean measured = !model.ticks().isEmpty();
        head.show();
        tiles.show(model.numbersProperty().get(), measured);
        boolean charted = measured && !phase.fruitless() || phase == Phase.RUNNING;
        tabs.setVisible(charted);
        notice.node().setVisible(!charted);
        tiles.node().setVisible(!phase.fruitless() && phase != Phase.IDLE);
        tiles.node().setManaged(tiles.node().isVisible());
        if (charted) {
            // What is behind the other tabs is brought up to date when one of them is chosen.
            parts.get(tabs.getSelectionModel().getSelectedItem()).show();
        } else {
            notice.show(phase);
        }
    }
}
