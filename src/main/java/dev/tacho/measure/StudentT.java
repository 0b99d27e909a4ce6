package dev.tacho.measure;

/** Student's t distribution, by the continued fraction of the incomplete beta function (DLMF 8.17.22). */
final class StudentT {
    private static final int MOST_TERMS = 500;
    private static final double ENOUGH = 1e-14;
    private static final double TINY = 1e-300;
    /** Coefficients of Lanczos' approximation to the gamma function, g = 7. */
    private static final double[] LANCZOS = {0.99999999999980993, 676.5203681218851, -1259.1392167224028,
        771.32342877765313, -176.61502916214059, 12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6,
        1.5056327351493116e-7};

    private StudentT() {
    }

    /**
     * The probability of a value at least as far from 0 as {@code t}, on either side.
     *
     * @param freedom degrees of freedom, above 0; need not be whole
     */
    static double twoSided(double t, double freedom) {
        return beta(freedom / (freedom + t * t), freedom / 2, 0.5);
    }

    /** The regularised incomplete beta function. */
    private static double beta(double x, double a, double b) {
        if (x <= 0 || x >= 1) {
            return Math.clamp(x, 0, 1);
        }
        double front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
        return x < (a + 1) / (a + b + 2) ? front * fraction(x, a, b) / a
                : 1 - front * fraction(1 - x, b, a) / b;
    }

    /** Evaluated after Lentz. */
    private static double fraction(double x, double a, double b) {
        double c = 1;
        double d = 1 / notZero(1 - (a + b) * x / (a + 1));
        double result = d;
        for (int m = 1; m <= MOST_TERMS; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / notZero(1 + even * d);
            c = notZero(1 + even / c);
            result *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / notZero(1 + odd * d);
            c = notZero(1 + odd / c);
            result *= d * c;
            if (Math.abs(d * c - 1) < ENOUGH) {
                break;
            }
        }
        return result;
    }

    private static double notZero(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }

    private static double logGamma(double x) {
        if (x < 0.5) {
            return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
        }
        double sum = LANCZOS[0];
        for (int i = 1; i < LANCZOS.length; i++) {
            sum += LANCZOS[i] / (x - 1 + i);
        }
        double base = x + 6.5;
        return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum);
    }
}
