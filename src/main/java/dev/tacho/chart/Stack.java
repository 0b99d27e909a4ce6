package dev.tacho.chart;

import dev.tacho.chart.Series.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Series that add up, one on top of the other: each is as high as it and all below it, and is read as itself. */
final class Stack {
    private final List<Series> series = new ArrayList<>();
    private final double[] top;

    /** @param points how many values each series has */
    Stack(int points) {
        top = new double[points];
    }

    /** @param ys not below 0; NaN where there is nothing, and what lies above it then rests on what lies below */
    void add(String name, Ink ink, double[] ys) {
        double[] drawn = new double[ys.length];
        for (int i = 0; i < ys.length; i++) {
            boolean there = Double.isFinite(ys[i]);
            top[i] += there ? ys[i] : 0;
            drawn[i] = there ? top[i] : Double.NaN;
        }
        series.add(new Series(name, ink, Pen.AREA, Side.LEFT, drawn, Optional.empty(), Optional.of(ys)));
    }

    /** The lowest first, as it has to be painted on top. */
    List<Series> series() {
        return series;
    }

    /** 0 without any. */
    double highest() {
        return series.stream().mapToDouble(Series::highest).max().orElse(0);
    }
}
