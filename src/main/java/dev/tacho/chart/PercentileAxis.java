package dev.tacho.chart;

import dev.tacho.chart.Ruler.Mark;
import dev.tacho.chart.Ruler.Rank;
import dev.tacho.chart.Ruler.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Percentiles with the tail spread out: a value is 1/(1 − p), so each further nine takes the same room.
 *
 * @param furthest the last value, at least 10
 */
record PercentileAxis(List<String> titles, double furthest) implements Axis {
    private static final double[] HEAD = {1, 2, 4, 10};
    private static final double GAP = 1.3;

    @Override
    public Ruler ruler(double pixels, ToDoubleFunction<String> extent) {
        List<Double> values = new ArrayList<>();
        for (double value = 10; value <= furthest * (1 + 1e-9); value *= 10) {
            values.add(value);
        }
        List<Mark> marks = new ArrayList<>();
        double taken = Double.NEGATIVE_INFINITY;
        double decade = pixels / Math.log10(furthest);
        for (double value : HEAD) {
            double half = extent.applyAsDouble(Figures.percentile(value)) / 2 * GAP;
            double at = Math.log10(value) * decade;
            double nine = decade - extent.applyAsDouble(Figures.percentile(10)) / 2 * GAP;
            if (value < 10 && at - half >= taken && at + half <= nine) {
                marks.add(new Mark(value, Figures.percentile(value), Rank.MAJOR));
                taken = at + half;
            }
        }
        for (double value : values) {
            double half = extent.applyAsDouble(Figures.percentile(value)) / 2 * GAP;
            double at = Math.log10(value) * decade;
            boolean fits = at - half >= taken;
            marks.add(new Mark(value, fits ? Figures.percentile(value) : "", Rank.MAJOR));
            taken = fits ? at + half : taken;
        }
        return new Ruler(Scale.LOG, 1, furthest, marks);
    }

    @Override
    public String read(double value) {
        return Figures.percentile(value);
    }
}
