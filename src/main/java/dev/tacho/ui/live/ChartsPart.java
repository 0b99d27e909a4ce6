package dev.tacho.ui.live;

import dev.tacho.chart.Figures;
import dev.tacho.chart.Look;
import dev.tacho.chart.RunFigures;
import dev.tacho.result.Tick;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ChartView;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;

/** Requests, latency and the server as a whole on one time axis. */
final class ChartsPart implements LivePart {
    private static final Texts TEXTS = Texts.of("ui");

    private final LiveModel model;
    private final ChartView chart;

    ChartsPart(LiveModel model, ObservableValue<Look> look) {
        this.model = model;
        chart = new ChartView(look);
        chart.setId("live-chart");
    }

    @Override
    public Region node() {
        return chart;
    }

    @Override
    public void show() {
        Numbers numbers = model.numbersProperty().get();
        List<Tick> ticks = model.ticks();
        String words = TEXTS.get("live.chart", Figures.clock(ticks.isEmpty() ? 0 : ticks.getLast().endSeconds()),
                Figures.rate(numbers.rpsNow()), Figures.nanos(numbers.p99Nanos()),
                Figures.count(numbers.counts().failed()));
        chart.show(() -> RunFigures.overTime("", "", RunFigures.OVERVIEW, model.ticks(), noTarget(model),
                model.axisSeconds()), words);
    }

    static String noTarget(LiveModel model) {
        String why = model.whyNoTargetProperty().get();
        return why.isEmpty() ? TEXTS.get("live.noTarget") : why;
    }
}
