package dev.tacho.chart;

import java.util.Optional;

/**
 * One line of a plot.
 *
 * @param name in the legend
 * @param side whose axis its values are read on
 * @param ys   in the axis' own measure; NaN where there is none: it breaks the line
 * @param own  an x for each of its values, ascending, where they are not those of the figure
 * @param read what a cursor tells for each of its values, where that is not what is drawn
 */
record Series(String name, Ink ink, Pen pen, Side side, double[] ys, Optional<double[]> own,
              Optional<double[]> read) {

    /** With a value for each x of the figure. */
    Series(String name, Ink ink, Pen pen, Side side, double[] ys) {
        this(name, ink, pen, side, ys, Optional.empty());
    }

    /** Read as it is drawn. */
    Series(String name, Ink ink, Pen pen, Side side, double[] ys, Optional<double[]> own) {
        this(name, ink, pen, side, ys, own, Optional.empty());
    }

    double[] xs(Figure figure) {
        return own.orElse(figure.xs);
    }

    /** What there is at a point, on its own. */
    double value(int point) {
        return read.orElse(ys)[point];
    }

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
