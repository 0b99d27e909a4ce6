package dev.tacho.chart;

/**
 * One line of a plot.
 *
 * @param name in the legend
 * @param side whose axis its values are read on
 * @param ys   a value for each of the figure's x, in the axis' own measure; NaN where there is none, which breaks the line
 */
record Series(String name, Ink ink, Pen pen, Side side, double[] ys) {

    /** Of the plot. */
    enum Side {
        LEFT, RIGHT
    }

    /** The highest value, 0 without any. */
    double highest() {
        double highest = 0;
        for (double y : ys) {
            if (y > highest && y < Double.POSITIVE_INFINITY) {
                highest = y;
            }
        }
        return highest;
    }

    /** The lowest value above 0, infinite without any. */
    double lowestAboveZero() {
        double lowest = Double.POSITIVE_INFINITY;
        for (double y : ys) {
            if (y > 0 && y < lowest) {
                lowest = y;
            }
        }
        return lowest;
    }
}
