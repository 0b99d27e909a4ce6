package dev.tacho.ui.live;

import static java.util.stream.Collectors.joining;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Counts;
import dev.tacho.report.Reports;
import dev.tacho.result.Tick;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Badges;
import dev.tacho.ui.kit.Badges.Badge;
import dev.tacho.ui.kit.Truncation;
import dev.tacho.ui.live.LiveModel.Phase;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What is being run and how far it is. The way to end it is in the window's header, where it was begun. */
final class LiveHead {
    private static final Texts TEXTS = Texts.of("ui");

    private final LiveModel model;
    private final Label name = new Label();
    private final Label phase = new Label();
    private final Badges badges = new Badges("live-badges");
    private final Label preflight = new Label();
    private final Label findings = new Label();
    private final Label left = new Label();
    private final ProgressBar bar = new ProgressBar(0);
    private final HBox node;

    LiveHead(LiveModel model) {
        this.model = model;
        name.setId("live-name");
        name.getStyleClass().add("page-title");
        Truncation.explained(name);
        phase.setId("phase");
        phase.getStyleClass().add("quiet");
        left.setId("left");
        left.setMinWidth(Region.USE_PREF_SIZE);
        bar.setId("progress");
        preflight.setId("preflight");
        preflight.getStyleClass().add("quiet");
        preflight.setWrapText(true);
        preflight.setMinHeight(Region.USE_PREF_SIZE);
        findings.setId("findings");
        findings.setWrapText(true);
        findings.setMinHeight(Region.USE_PREF_SIZE);
        findings.getStyleClass().add("findings");
        HBox state = new HBox(phase, badges.node());
        state.setAlignment(Pos.CENTER_LEFT);
        state.getStyleClass().add("live-state");
        VBox words = new VBox(name, state, preflight, findings);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        // At the right, so that the tiles stand where those of the result will.
        VBox progress = new VBox(left, bar);
        // The bar keeps its width whatever is said; long words wrap beside it.
        progress.setMinWidth(Region.USE_PREF_SIZE);
        progress.setAlignment(Pos.CENTER_RIGHT);
        progress.getStyleClass().add("live-progress");
        node = new HBox(words, progress);
        node.setAlignment(Pos.CENTER_LEFT);
        node.getStyleClass().addAll("page-head", "live-head");
    }

    Region node() {
        return node;
    }

    void show() {
        Phase now = model.phaseProperty().get();
        name.setText(model.profileProperty().get() == null ? "" : model.profileProperty().get().name());
        phase.setText(words(now));
        badges.show(badges());
        showPreflight();
        bar.setVisible(now != Phase.IDLE && !now.fruitless());
        bar.setProgress(model.progressProperty().get());
        left.setText(left(now));
    }

    private void showPreflight() {
        var report = model.preflightProperty().get();
        show(preflight, report.filter(seen -> seen.status() > 0).map(Reports::preflight).orElse(""));
        show(findings, report.stream().flatMap(seen -> seen.findings().stream()).map(Warning::text)
                .collect(joining("\n")));
    }

    private static void show(Label label, String text) {
        label.setText(text);
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }

    private List<Badge> badges() {
        List<Badge> badges = new ArrayList<>();
        Counts counts = model.numbersProperty().get().counts();
        if (counts.delayed() > 0) {
            badges.add(new Badge(TEXTS.get("badge.delayed", Figures.count(counts.delayed())),
                    TEXTS.get("badge.delayed.meaning")));
        }
        if (counts.unsent() > 0) {
            badges.add(new Badge(TEXTS.get("badge.unsent", Figures.count(counts.unsent())),
                    TEXTS.get("badge.unsent.meaning")));
        }
        return badges;
    }

    private String running() {
        if (model.warmUpSecondsLeft() > 0) {
            return TEXTS.get("live.phase.warmUp", Figures.clock(Math.ceil(model.warmUpSecondsLeft())));
        }
        return model.numbersProperty().get().phase() == Tick.Phase.COOL_DOWN ? TEXTS.get("live.phase.coolDown")
                : TEXTS.get("live.phase.running");
    }

    private String words(Phase now) {
        return switch (now) {
            case IDLE -> TEXTS.get("live.phase.idle");
            case PREPARING -> model.stepProperty().get().isEmpty()
                    ? TEXTS.get("live.phase.preparing") : model.stepProperty().get();
            case RUNNING -> running();
            case STOPPING -> TEXTS.get("live.phase.stopping");
            case FINISHED -> switch (model.resultProperty().get().ending()) {
                case COMPLETED -> TEXTS.get("live.phase.finished");
                case STOPPED -> TEXTS.get("live.phase.stopped");
                case SERVER_DIED -> TEXTS.get("live.phase.serverDied");
            };
            case FAILED -> TEXTS.get("live.phase.failed");
            case CALLED_OFF -> TEXTS.get("live.phase.calledOff");
        };
    }

    private String left(Phase now) {
        Numbers numbers = model.numbersProperty().get();
        String percent = Figures.percent(Math.floor(numbers.progress() * 100));
        return switch (now) {
            case IDLE, PREPARING, FAILED, CALLED_OFF -> "";
            case RUNNING -> Double.isNaN(numbers.secondsLeft()) || numbers.phase() == Tick.Phase.COOL_DOWN ? percent
                    : TEXTS.get("live.progress.left", percent, Figures.clock(Math.ceil(numbers.secondsLeft())));
            case STOPPING, FINISHED -> percent;
        };
    }
}
