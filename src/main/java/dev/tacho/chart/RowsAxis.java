package dev.tacho.chart;

import dev.tacho.chart.Ruler.Scale;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Rows from the bottom up, each a unit high; it has no marks, because each row says for itself what it is.
 *
 * @param count at least 1
 */
record RowsAxis(int count) implements Axis {

    @Override
    public List<String> titles() {
        return List.of();
    }

    @Override
    public Ruler ruler(double pixels, ToDoubleFunction<String> extent) {
        return new Ruler(Scale.LINEAR, 0, count, List.of());
    }

    @Override
    public String read(double value) {
        return "";
    }
}
