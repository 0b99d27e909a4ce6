package dev.tacho.chart;

import dev.tacho.chart.Ruler.Mark;
import dev.tacho.chart.Ruler.Rank;
import dev.tacho.chart.Ruler.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * Values above zero on a logarithmic scale, labelled 1, 2, 5, 10, …
 *
 * @param lowest  above 0
 * @param highest not below {@code lowest}
 * @param unit    what its marks count in, in the values' measure
 * @param label   of a mark, in that unit
 * @param reading a value with its unit
 */
record LogAxis(List<String> titles, double lowest, double highest, double unit,
               DoubleFunction<String> label, DoubleFunction<String> reading) implements Axis {
    /** What is lowest does not run along the lower edge. */
    static final double ROOM_BELOW = 0.97;
    /** An axis of less than this ratio would make a flat line look lively. */
    private static final double LEAST_RATIO = 10;
    private static final double SPACING = 1.15;
    private static final double FINEST_GRID_PIXELS = 3;

    @Override
    public Ruler ruler(double pixels, ToDoubleFunction<String> extent) {
        double low = Steps.down(lowest * ROOM_BELOW / unit);
        double high = Steps.up(highest * 1.03 / unit);
        while (high / low < LEAST_RATIO) {
            high = Steps.up(high * 1.5);
        }
        double decade = pixels / Math.log10(high / low);
        // A digit more than the longest label, so that level ones do not run into each other.
        double room = Math.max(extent.applyAsDouble(label.apply(low) + "0"),
                extent.applyAsDouble(label.apply(high) + "0")) * SPACING;
        boolean all = decade * Math.log10(2) >= room || Math.log10(high / low) < 2;
        boolean fine = decade * Math.log10(9 / 8.0) >= FINEST_GRID_PIXELS;
        int everyNth = (int) Math.max(1, Math.ceil(room / decade));
        List<Mark> marks = new ArrayList<>();
        int exponent = (int) Math.round(Math.log10(Steps.powerBelow(low)));
        for (; Math.pow(10, exponent) <= high * 1.000001; exponent++) {
            for (int digit = 1; digit <= 9; digit++) {
                double value = digit * Math.pow(10, exponent);
                if (value < low * 0.999999 || value > high * 1.000001) {
                    continue;
                }
                Rank rank = digit == 1 ? Rank.MAJOR : digit == 2 || digit == 5 ? Rank.MINOR : Rank.FINE;
                boolean labelled = switch (rank) {
                    case MAJOR -> Math.floorMod(exponent, everyNth) == 0;
                    case MINOR -> all;
                    case FINE -> false;
                };
                if (labelled || fine || rank == Rank.MAJOR) {
                    marks.add(new Mark(value * unit, labelled ? label.apply(value) : "", rank));
                }
            }
        }
        return new Ruler(Scale.LOG, low * unit, high * unit, marks);
    }

    @Override
    public String read(double value) {
        return reading.apply(value);
    }
}
