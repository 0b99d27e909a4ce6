package dev.tacho.measure;

/**
 * Whether two things differ by more than their repeats do among themselves: Welch's t test, which takes neither equal
 * spreads nor equally many runs for granted (B. L. Welch, Biometrika 34, 1947).
 *
 * @param probability of a difference at least this large between two things that are alike, 0 to 1; NaN where one of
 *                    them ran only once, so that nothing can be said
 */
public record Difference(double probability) {
    /** Below this probability a difference is taken for one, as is usual. */
    public static final double LEVEL = 0.05;

    /** What the repeats say of a difference. */
    public enum Verdict {
        /** More than chance. */
        SUPPORTED,
        /** The repeats of one thing differ as much. */
        WITHIN_SPREAD,
        /** One of the two ran only once. */
        UNKNOWN
    }

    public static Difference between(Spread one, Spread other) {
        if (!one.known() || !other.known()) {
            return new Difference(Double.NaN);
        }
        double a = one.stddev() * one.stddev() / one.count();
        double b = other.stddev() * other.stddev() / other.count();
        if (a + b == 0) {
            return new Difference(one.mean() == other.mean() ? 1 : 0);
        }
        double t = (one.mean() - other.mean()) / Math.sqrt(a + b);
        double freedom = (a + b) * (a + b) / (a * a / (one.count() - 1) + b * b / (other.count() - 1));
        return new Difference(StudentT.twoSided(t, freedom));
    }

    public Verdict verdict() {
        return Double.isNaN(probability) ? Verdict.UNKNOWN
                : probability < LEVEL ? Verdict.SUPPORTED : Verdict.WITHIN_SPREAD;
    }
}
