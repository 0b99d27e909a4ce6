package dev.tacho.ui.live;

import atlantafx.base.theme.Styles;
import dev.tacho.chart.Figures;
import dev.tacho.result.Result.Ending;
import dev.tacho.text.Texts;
import dev.tacho.ui.live.LiveModel.Phase;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** What is being run, how far it is, and the way to end it. */
final class LiveHead {
    private static final Texts TEXTS = Texts.of("ui");

    private final LiveModel model;
    private final Label name = new Label();
    private final Label phase = new Label();
    private final Label left = new Label();
    private final ProgressBar bar = new ProgressBar(0);
    private final Button stop = new Button(TEXTS.get("live.stop"), new FontIcon("fth-square"));
    private final VBox node;

    LiveHead(LiveModel model) {
        this.model = model;
        name.setId("live-name");
        name.getStyleClass().add("page-title");
        phase.setId("phase");
        phase.getStyleClass().add("quiet");
        left.setId("left");
        left.setMinWidth(Region.USE_PREF_SIZE);
        bar.setId("progress");
        bar.setMaxWidth(Double.MAX_VALUE);
        stop.setId("stop");
        stop.getStyleClass().addAll(Styles.BUTTON_OUTLINED, Styles.DANGER);
        stop.setMinWidth(Region.USE_PREF_SIZE);
        stop.setTooltip(new Tooltip(TEXTS.get("live.stop.hint")));
        stop.setOnAction(_ -> model.stop());
        VBox words = new VBox(name, phase);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        HBox line = new HBox(words, left, stop);
        line.getStyleClass().add("page-head");
        line.setAlignment(Pos.CENTER_LEFT);
        node = new VBox(line, bar);
        node.getStyleClass().add("live-head");
    }

    Region node() {
        return node;
    }

    void show() {
        Phase now = model.phaseProperty().get();
        name.setText(model.profileProperty().get() == null ? "" : model.profileProperty().get().name());
        phase.setText(words(now));
        stop.setDisable(now != Phase.PREPARING && now != Phase.RUNNING);
        boolean over = now == Phase.IDLE || now == Phase.FINISHED || now == Phase.FAILED;
        stop.setVisible(!over);
        stop.setManaged(!over);
        bar.setVisible(now != Phase.IDLE && now != Phase.FAILED);
        bar.setProgress(model.progressProperty().get());
        left.setText(left(now));
    }

    private String words(Phase now) {
        return switch (now) {
            case IDLE -> TEXTS.get("live.phase.idle");
            case PREPARING -> model.stepProperty().get().isEmpty()
                    ? TEXTS.get("live.phase.preparing") : model.stepProperty().get();
            case RUNNING -> TEXTS.get("live.phase.running");
            case STOPPING -> TEXTS.get("live.phase.stopping");
            case FINISHED -> model.resultProperty().get().ending() == Ending.STOPPED
                    ? TEXTS.get("live.phase.stopped") : TEXTS.get("live.phase.finished");
            case FAILED -> TEXTS.get("live.phase.failed");
        };
    }

    private String left(Phase now) {
        Numbers numbers = model.numbersProperty().get();
        String percent = Figures.percent(Math.floor(numbers.progress() * 100));
        return switch (now) {
            case IDLE, PREPARING, FAILED -> "";
            case RUNNING -> Double.isNaN(numbers.secondsLeft()) ? percent
                    : TEXTS.get("live.progress.left", percent, Figures.clock(Math.ceil(numbers.secondsLeft())));
            case STOPPING, FINISHED -> percent;
        };
    }
}
