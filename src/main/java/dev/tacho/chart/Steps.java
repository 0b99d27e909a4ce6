package dev.tacho.chart;

/** Round numbers to step by. */
final class Steps {
    private static final double[] ONE_TWO_FIVE = {1, 2, 5, 10};
    private static final double[] MANY = {1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10};
    /** Division leaves 2.0000000000000004 where 2 is meant. */
    private static final double TOLERANCE = 1 + 1e-9;

    private Steps() {
    }

    /** The smallest 1, 2 or 5 times a power of ten that is not below {@code value}, which is above 0. */
    static double up(double value) {
        return up(value, ONE_TWO_FIVE);
    }

    /** Likewise among more numbers, for a second axis that has to take the intervals of the first. */
    static double upAmongMany(double value) {
        return up(value, MANY);
    }

    /** The largest 1, 2 or 5 times a power of ten that is not above {@code value}, which is above 0. */
    static double down(double value) {
        double power = powerBelow(value);
        double result = power;
        for (double factor : ONE_TWO_FIVE) {
            if (factor * power <= value * TOLERANCE) {
                result = factor * power;
            }
        }
        return result;
    }

    private static double up(double value, double[] factors) {
        double power = powerBelow(value);
        for (double factor : factors) {
            if (factor * power * TOLERANCE >= value) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    static double powerBelow(double value) {
        return Math.pow(10, Math.floor(Math.log10(value) + 1e-9));
    }
}
