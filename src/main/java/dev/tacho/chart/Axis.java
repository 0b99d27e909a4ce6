package dev.tacho.chart;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** What is measured along one edge of a plot, before it is known how much room there is. */
sealed interface Axis permits AmountAxis, LogAxis, RowsAxis, ElapsedAxis, PercentileAxis {

    /** Its name and unit; the first one that fits is shown. */
    List<String> titles();

    /**
     * Fits it to {@code pixels}.
     *
     * @param extent how much room along the axis a label takes, in pixels
     */
    Ruler ruler(double pixels, ToDoubleFunction<String> extent);

    /** A value read off it, with its unit. */
    String read(double value);
}
