package dev.tacho.chart;

import dev.tacho.chart.Ruler.Mark;
import dev.tacho.chart.Ruler.Rank;
import dev.tacho.chart.Ruler.Scale;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The time since the start of a run.
 *
 * @param seconds where it ends, above 0
 */
record ElapsedAxis(List<String> titles, double seconds) implements Axis {
    private static final double[] STEPS = {0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600,
        7_200, 14_400, 21_600, 43_200, 86_400};
    private static final double SPACING = 2.6;
    /** From here on whole seconds are marks enough. */
    private static final double LEAST_FOR_WHOLE = 3;

    @Override
    public Ruler ruler(double pixels, ToDoubleFunction<String> extent) {
        double step = STEPS[STEPS.length - 1];
        for (int i = STEPS.length - 1; i >= 0; i--) {
            double needed = extent.applyAsDouble(label(seconds, STEPS[i])) * SPACING;
            if (STEPS[i] / seconds * pixels >= needed && (STEPS[i] >= 1 || seconds < LEAST_FOR_WHOLE)) {
                step = STEPS[i];
            }
        }
        while (step / seconds * pixels < extent.applyAsDouble(label(seconds, step)) * SPACING && step < seconds) {
            step *= 2;
        }
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i * step <= seconds * (1 + 1e-9); i++) {
            marks.add(new Mark(i * step, label(i * step, step), Rank.MAJOR));
        }
        return new Ruler(Scale.LINEAR, 0, seconds, marks);
    }

    private static String label(double seconds, double step) {
        return Figures.clock(seconds, step < 1 && seconds > 0 ? 1 : 0);
    }

    @Override
    public String read(double value) {
        return Figures.instant(value);
    }
}
