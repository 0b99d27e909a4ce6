package dev.tacho.ui.editor;

import dev.tacho.chart.Figures;
import dev.tacho.plan.Schedule;
import dev.tacho.profile.Load;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.Profile;
import dev.tacho.text.Texts;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polyline;

/** The rate of an open loop over its time, in outline, with the highest rate and the length written on it. */
final class RateSketch extends Region {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double HEIGHT = 76;
    private static final double TEXT_HEIGHT = 18;
    private static final double INSET = 8;

    private final Polyline line = new Polyline();
    private final Pane warmUp = new Pane();
    private final Label peak = new Label();
    private final Label warming = new Label(TEXTS.get("editor.sketch.warmUp"));
    private final Label end = new Label();
    private List<Stage> stages = List.of();
    private double warmUpSeconds;

    /** @param draft shown while its load is an open loop */
    RateSketch(ObservableValue<Profile> draft) {
        getStyleClass().add("rate-sketch");
        warmUp.getStyleClass().add("rate-warm-up");
        line.getStyleClass().add("rate-line");
        for (Label label : List.of(peak, warming, end)) {
            label.getStyleClass().add("form-hint");
        }
        setId("rate-sketch");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinHeight(HEIGHT);
        setPrefHeight(HEIGHT);
        getChildren().addAll(warmUp, line, peak, warming, end);
        draft.subscribe(this::show);
    }

    private void show(Profile profile) {
        if (profile == null || !(profile.load() instanceof Load.Open open)) {
            return;
        }
        stages = open.stages();
        warmUpSeconds = Math.max(0, profile.window().warmUpSeconds());
        peak.setText(TEXTS.get("editor.sketch.peak", Figures.rate(highest())));
        end.setText(Figures.clock(seconds()));
        setAccessibleText(TEXTS.get("editor.sketch.words", Figures.rate(highest()), Figures.clock(seconds())));
        requestLayout();
    }

    private double highest() {
        return stages.stream().mapToDouble(stage -> Math.max(stage.startRate(), stage.endRate())).max().orElse(0);
    }

    private double seconds() {
        return warmUpSeconds + stages.stream().mapToDouble(Stage::seconds).sum();
    }

    @Override
    protected void layoutChildren() {
        double width = getWidth() - 2 * INSET;
        double top = TEXT_HEIGHT + INSET / 2;
        double height = getHeight() - top - INSET;
        double perSecond = seconds() > 0 ? width / seconds() : 0;
        double perRate = highest() > 0 ? height / highest() : 0;
        line.getPoints().clear();
        double at = 0;
        if (warmUpSeconds > 0 && !stages.isEmpty()) {
            double rate = new Schedule(Load.Arrivals.CONSTANT, 0, stages, 0).warmUpRate();
            point(0, rate, perSecond, perRate);
            point(warmUpSeconds, rate, perSecond, perRate);
            at = warmUpSeconds;
        }
        warmUp.resizeRelocate(INSET, top, warmUpSeconds * perSecond, height);
        for (Stage stage : stages) {
            point(at, stage.startRate(), perSecond, perRate);
            at += stage.seconds();
            point(at, stage.endRate(), perSecond, perRate);
        }
        peak.autosize();
        peak.relocate(INSET, 3);
        end.autosize();
        end.relocate(getWidth() - INSET - end.getWidth(), 3);
        warming.autosize();
        warming.relocate(INSET + 4, getHeight() - INSET - warming.getHeight() - 2);
        warming.setVisible(warmUpSeconds * perSecond > warming.getWidth() + INSET);
    }

    private void point(double second, double rate, double perSecond, double perRate) {
        line.getPoints().addAll(INSET + second * perSecond, getHeight() - INSET - rate * perRate);
    }
}
