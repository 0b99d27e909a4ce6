package dev.tacho.chart;

import java.util.List;

/**
 * An axis fitted to the room it has.
 *
 * @param low   the value at its start
 * @param high  the value at its end, above {@code low}; on a logarithmic scale both are above 0
 * @param marks ascending
 */
record Ruler(Scale scale, double low, double high, List<Mark> marks) {

    /** How values spread over it. */
    enum Scale {
        LINEAR, LOG
    }

    /** How much a mark stands out. */
    enum Rank {
        MAJOR, MINOR, FINE
    }

    /**
     * One place on an axis.
     *
     * @param label empty for a line of the grid alone
     */
    record Mark(double value, String label, Rank rank) {
    }

    /** Where {@code value} lies: 0 at the start, 1 at the end. On a logarithmic scale nothing lies below the start. */
    double fraction(double value) {
        return switch (scale) {
            case LINEAR -> (value - low) / (high - low);
            case LOG -> value <= low ? 0 : Math.log(value / low) / Math.log(high / low);
        };
    }

    /** The inverse of {@link #fraction}. */
    double value(double fraction) {
        return switch (scale) {
            case LINEAR -> low + fraction * (high - low);
            case LOG -> low * Math.pow(high / low, fraction);
        };
    }
}
