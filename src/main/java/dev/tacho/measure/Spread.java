package dev.tacho.measure;

import java.util.Arrays;

/**
 * How a figure came out over several runs of the same thing.
 *
 * @param count  how many runs, at least 1
 * @param mean   their arithmetic mean
 * @param stddev their sample standard deviation (n − 1), 0 for a single run
 * @param min    the lowest
 * @param max    the highest
 */
public record Spread(int count, double mean, double stddev, double min, double max) {
    private static final int LEAST_FOR_DEVIATION = 3;

    /** @throws IllegalArgumentException without a value */
    public static Spread of(double... values) {
        if (values.length == 0) {
            throw new IllegalArgumentException("no value, no spread");
        }
        double mean = Arrays.stream(values).sum() / values.length;
        double squares = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
        double stddev = values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0;
        return new Spread(values.length, mean, stddev, Arrays.stream(values).min().orElseThrow(),
                Arrays.stream(values).max().orElseThrow());
    }

    /** A single run says nothing about how the next would come out. */
    public boolean known() {
        return count > 1;
    }

    /** {@link #low} and {@link #high} are the two values themselves, because two make no deviation worth the name. */
    public boolean isRange() {
        return count < LEAST_FOR_DEVIATION;
    }

    /** The lower end of an error bar: one standard deviation below the mean, or of two runs the lower. */
    public double low() {
        return isRange() ? min : mean - stddev;
    }

    /** The upper end, likewise. */
    public double high() {
        return isRange() ? max : mean + stddev;
    }

    /** What stands behind the ± sign: half of what lies between {@link #low} and {@link #high}. */
    public double margin() {
        return (high() - low()) / 2;
    }
}
