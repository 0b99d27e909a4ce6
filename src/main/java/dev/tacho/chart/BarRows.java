package dev.tacho.chart;

import dev.tacho.chart.Plot.Bar;
import dev.tacho.chart.Sheet.Anchor;
import dev.tacho.chart.Sheet.Frame;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.chart.Sheet.Plate;
import dev.tacho.text.Texts;
import java.util.List;

/**
 * Level bars with error bars. Name and value stand over each bar and not beside it: so a long name has room, in a
 * narrow picture too, and a value never runs into an error bar.
 */
final class BarRows {
    private static final Texts TEXTS = Texts.of("chart");
    private static final double LEAST_BAR = 6;
    private static final double MOST_BAR = 56;
    /** Of what a row has left under its text. */
    private static final double BAR_SHARE = 0.72;
    private static final double TEXT_GAP = 7;
    private static final double NAME_GAP = 24;
    private static final double LINE = 2;
    private static final double HALO = 1.5;
    /** Of an error bar's end, as a share of the bar's thickness. */
    private static final double CAP_SHARE = 0.6;

    private final Type type;
    private final SheetParts parts;

    BarRows(Type type, SheetParts parts) {
        this.type = type;
        this.parts = parts;
    }

    void add(List<Bar> bars, Frame frame) {
        if (bars.isEmpty()) {
            return;
        }
        double text = type.label().size() + type.px(TEXT_GAP);
        double least = text + LEAST_BAR / BAR_SHARE;
        int fitting = (int) Math.max(1, Math.floor((frame.y2() - frame.y1()) / least));
        int shown = bars.size() <= fitting ? bars.size() : Math.max(1, fitting - 1);
        double height = (frame.y2() - frame.y1()) / (shown < bars.size() ? shown + 1 : shown);
        double thick = Math.clamp((height - text) * BAR_SHARE, 1, type.px(MOST_BAR));
        for (int i = 0; i < shown; i++) {
            double middle = frame.y1() + (i + 0.5) * height;
            double top = middle - (text + thick) / 2;
            row(bars.get(i), frame, top + type.label().size() * 0.9, top + text, thick);
        }
        if (shown < bars.size()) {
            parts.labels.add(new Label(TEXTS.get("bars.more", Figures.count(bars.size() - shown)), frame.x1(),
                    frame.y1() + (shown + 0.5) * height, Anchor.START, false, type.label(), Ink.MUTED));
        }
    }

    private void row(Bar bar, Frame frame, double baseline, double top, double thick) {
        double valueWidth = Lettering.width(bar.text(), type.label());
        double width = frame.x2() - frame.x1();
        String name = Lettering.shortened(bar.name(), type.label(), width - valueWidth - type.px(NAME_GAP));
        parts.labels.add(new Label(name, frame.x1(), baseline, Anchor.START, false, type.label(), Ink.TITLE));
        if (valueWidth <= width) {
            parts.labels.add(new Label(bar.text(), frame.x2(), baseline, Anchor.END, false, type.label(), Ink.TEXT));
        }
        // Behind the texts no line of the grid may run.
        parts.plates.add(new Plate(frame.x1(), baseline - type.label().size(), frame.x2(), top - 1, Ink.GROUND));
        parts.plates.add(new Plate(frame.x1(), top, frame.x(bar.value()), top + thick, bar.ink()));
        if (bar.high() > bar.low()) {
            error(frame.x(bar.low()), frame.x(bar.high()), top, thick);
        }
    }

    /** With a rim in the colour of the ground, so that it is seen on a dark bar and beyond it. */
    private void error(double low, double high, double top, double thick) {
        double middle = top + thick / 2;
        double cap = thick * CAP_SHARE / 2;
        for (double rim : new double[] {HALO, 0}) {
            Ink ink = rim > 0 ? Ink.GROUND : Ink.TITLE;
            double half = LINE / 2 + rim;
            parts.plates.add(new Plate(low - half, middle - half, high + half, middle + half, ink));
            parts.plates.add(new Plate(low - half, middle - cap - rim, low + half, middle + cap + rim, ink));
            parts.plates.add(new Plate(high - half, middle - cap - rim, high + half, middle + cap + rim, ink));
        }
    }
}
