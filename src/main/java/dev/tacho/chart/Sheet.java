package dev.tacho.chart;

import java.util.List;
import java.util.Optional;

/**
 * Where everything of a figure goes, in logical pixels: all that is painted but the data. Two figures with equal sheets
 * look the same but for their data.
 *
 * @param grounds under the grid
 * @param plates  on the grid: bars, and what is behind a text that has to be read there
 * @param strips  keys to the colours of heat maps
 * @param frames  one for each plot of the figure, in its order
 */
record Sheet(int width, int height, List<Plate> grounds, List<Rule> rules, List<Plate> plates,
             List<Strip> strips, List<Key> keys, List<Label> labels, List<Frame> frames) {

    /** Which point of a text its position gives. */
    enum Anchor {
        START, MIDDLE, END
    }

    /** Size in logical pixels. */
    record Face(float size, boolean bold) {
    }

    /**
     * A line of text.
     *
     * @param y      of its baseline
     * @param upward it runs from bottom to top, its anchor still on the baseline
     */
    record Label(String text, double x, double y, Anchor anchor, boolean upward, Face face, Ink ink) {
    }

    /** A hairline, level or upright. */
    record Rule(double x1, double y1, double x2, double y2, Ink ink) {
    }

    /** A filled box. */
    record Plate(double x1, double y1, double x2, double y2, Ink ink) {
    }

    /** All colours of a {@link Ramp}, the fewest at the bottom. */
    record Strip(double x1, double y1, double x2, double y2) {
    }

    /** A stretch of a series' line, or a square, in a legend; its middle is at {@code y}. */
    record Key(double x, double y, double width, Ink ink, Pen pen) {
    }

    /**
     * The area of a plot and how values fall on it.
     *
     * @param left without one there is no data to draw
     */
    record Frame(double x1, double y1, double x2, double y2, Ruler x, Optional<Ruler> left, Optional<Ruler> right) {

        double x(double value) {
            return x1 + x.fraction(value) * (x2 - x1);
        }

        double y(Ruler ruler, double value) {
            return y2 - ruler.fraction(value) * (y2 - y1);
        }

        /** The axis of {@code side}, which must exist. */
        Ruler ruler(Series.Side side) {
            return switch (side) {
                case LEFT -> left.orElseThrow();
                case RIGHT -> right.orElseThrow();
            };
        }
    }
}
