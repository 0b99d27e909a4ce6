package dev.tacho.ui.live;

import dev.tacho.chart.Figures;
import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Tick;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartView;
import dev.tacho.ui.live.LiveModel.Phase;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** A run as it happens: progress and Stop, the numbers, and three charts on one time axis. */
public final class LiveView {
    private static final Texts TEXTS = Texts.of("ui");

    private final LiveModel model;
    private final LiveHead head;
    private final LiveTiles tiles = new LiveTiles();
    private final ChartView chart;
    private final FontIcon icon = new FontIcon("fth-clock");
    private final Label messageHead = new Label();
    private final Label message = new Label();
    private final VBox notice = new VBox(icon, messageHead, message);
    private final VBox page;

    /** @param look in which the charts are painted */
    public LiveView(LiveModel model, ObservableValue<Look> look) {
        this.model = model;
        head = new LiveHead(model);
        chart = new ChartView(look);
        chart.setId("live-chart");
        notice.setId("notice");
        notice.getStyleClass().add("notice");
        messageHead.getStyleClass().add("notice-head");
        message.setId("notice-text");
        message.setWrapText(true);
        messageHead.setWrapText(true);
        StackPane body = new StackPane(chart, notice);
        body.setMinHeight(0);
        VBox.setVgrow(body, Priority.ALWAYS);
        page = new VBox(head.node(), tiles.node(), body);
        page.getStyleClass().add("live-page");
        page.getStylesheets().add("/assets/theme/results.css");
        model.revisionProperty().addListener(_ -> show());
        show();
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
        chart.setVisible(charted);
        notice.setVisible(!charted);
        tiles.node().setVisible(!phase.fruitless() && phase != Phase.IDLE);
        tiles.node().setManaged(tiles.node().isVisible());
        if (charted) {
            showChart();
        } else {
            showNotice(phase);
        }
    }

    private void showChart() {
        Numbers numbers = model.numbersProperty().get();
        List<Tick> ticks = model.ticks();
        String words = TEXTS.get("live.chart", Figures.clock(ticks.isEmpty() ? 0 : ticks.getLast().endSeconds()),
                Figures.rate(numbers.rpsNow()), Figures.nanos(numbers.p99Nanos()),
                Figures.count(numbers.counts().failed()));
        chart.show(() -> RunFigures.overTime("", "", RunFigures.OVERVIEW, model.ticks(), noTarget(),
                model.axisSeconds()), words);
    }

    private String noTarget() {
        String why = model.whyNoTargetProperty().get();
        return why.isEmpty() ? TEXTS.get("live.noTarget") : why;
    }

    private void showNotice(Phase phase) {
        boolean failed = phase == Phase.FAILED;
        icon.setIconLiteral(failed ? "fth-alert-triangle" : "fth-clock");
        notice.getStyleClass().removeAll("failed");
        if (failed) {
            notice.getStyleClass().add("failed");
        }
        messageHead.setText(switch (phase) {
            case IDLE -> "";
            case FAILED -> TEXTS.get("live.failed");
            case CALLED_OFF -> TEXTS.get("live.calledOff");
            case STOPPING -> TEXTS.get("run.stopping");
            case PREPARING, RUNNING, FINISHED -> TEXTS.get("live.preparing");
        });
        message.setText(switch (phase) {
            case IDLE -> TEXTS.get("live.idle");
            case FAILED, CALLED_OFF -> model.failureProperty().get();
            case PREPARING, RUNNING, STOPPING, FINISHED -> model.stepProperty().get();
        });
    }
}
