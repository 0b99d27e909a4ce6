package dev.tacho.chart;

import dev.tacho.chart.Ruler.Mark;
import dev.tacho.chart.Ruler.Rank;
import dev.tacho.chart.Ruler.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * Amounts from zero on, evenly spread.
 *
 * @param highest the largest value it has to show; 0 or more
 * @param least   how far it reaches even when all values are smaller, so that noise near zero does not fill a panel
 * @param unit    what its marks count in, in the values' measure
 * @param reading a value with its unit
 */
record AmountAxis(List<String> titles, double highest, double least, double unit, DoubleFunction<String> reading)
        implements Axis {
    /** Marks closer than this many labels look crowded. */
    private static final double SPACING = 2.4;
    /** As wide as they get, for an axis that lies. */
    private static final String LABEL = "00.0k";
    private static final int MOST_INTERVALS = 6;
    /** With so few, the next 1, 2 or 5 could leave half the plot empty. */
    private static final double FEW_INTERVALS = 2;

    @Override
    public Ruler ruler(double pixels, ToDoubleFunction<String> extent) {
        double fitting = Math.floor(pixels / (extent.applyAsDouble(LABEL) * SPACING));
        double intervals = Math.clamp(fitting, 1, MOST_INTERVALS);
        double step = intervals <= FEW_INTERVALS ? Steps.upAmongMany(top() / intervals) : Steps.up(top() / intervals);
        return ruler(step, (int) Math.max(1, Math.ceil(top() / step - 1e-9)));
    }

    /** Fitted to as many intervals as another axis has. */
    Ruler ruler(int intervals) {
        return ruler(Steps.upAmongMany(top() / intervals), intervals);
    }

    private Ruler ruler(double step, int intervals) {
        double high = step * intervals;
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i <= intervals; i++) {
            marks.add(new Mark(i * step * unit, Figures.mark(i * step, step, high), Rank.MAJOR));
        }
        return new Ruler(Scale.LINEAR, 0, high * unit, marks);
    }

    private double top() {
        return Math.max(highest, least) / unit;
    }

    @Override
    public String read(double value) {
        return reading.apply(value);
    }
}
