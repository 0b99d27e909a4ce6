package dev.tacho.chart;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import java.util.function.DoubleToIntFunction;

/**
 * Numbers as people read them, the same in charts, reports and on the screen, whatever the machine's locale. What is
 * not a finite number reads {@link #NONE}.
 */
public final class Figures {
    /** In place of a number that there is not. */
    public static final String NONE = "–";

    private static final double MICRO = 1e3;
    private static final double MILLI = 1e6;
    private static final double SECOND = 1e9;
    private static final String[] BYTE_UNITS = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    private static final double LEAST_VISIBLE_PERCENT = 0.05;

    private Figures() {
    }

    /** A count with grouping: {@code 1,234,567}. */
    public static String count(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** A rate with three to five digits that matter: {@code 20,443}, {@code 154.2}, {@code 0.52}. */
    public static String rate(double perSecond) {
        return rounded(perSecond, size -> size == 0 || size >= 1_000 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 3);
    }

    /** A rate and how far it may be off, to the same digit: {@code 20,443 ± 120}. */
    public static String rate(double perSecond, double margin) {
        String rate = rate(perSecond);
        int decimals = rate.contains(".") ? rate.length() - 1 - rate.indexOf('.') : 0;
        return rate + " ± " + rounded(margin, _ -> decimals);
    }

    /** A time with its unit, three digits: {@code 1.24 ms}, {@code 85 µs}, {@code 3.01 s}. */
    public static String nanos(double nanos) {
        if (!Double.isFinite(nanos)) {
            return NONE;
        }
        double size = Math.abs(nanos);
        if (size == 0) {
            return "0 ms";
        } else if (Math.rint(size) < MICRO) {
            return rounded(nanos, _ -> 0) + " ns";
        } else if (Math.rint(size / MICRO) < 1_000) {
            return rounded(nanos / MICRO, value -> value >= 10 ? 0 : 1) + " µs";
        } else if (Math.rint(size / MILLI) < 1_000) {
            return rounded(nanos / MILLI, Figures::threeDigits) + " ms";
        }
        return rounded(nanos / SECOND, Figures::threeDigits) + " s";
    }

    /** A size with its unit, three digits: {@code 6.2 MiB}. */
    public static String bytes(double bytes) {
        if (!Double.isFinite(bytes)) {
            return NONE;
        }
        double value = bytes;
        int unit = 0;
        while (Math.rint(Math.abs(value)) >= 1_024 && unit < BYTE_UNITS.length - 1) {
            value /= 1_024;
            unit++;
        }
        String number = unit == 0 ? rounded(value, _ -> 0) : rounded(value, Figures::threeDigits);
        return (number.contains(".") ? number.replaceFirst("\\.?0+$", "") : number) + " " + BYTE_UNITS[unit];
    }

    /** {@code 43 %}, {@code 0.4 %}; what is there but would round to nothing is {@code <0.1 %}. */
    public static String percent(double percent) {
        if (percent > 0 && percent < LEAST_VISIBLE_PERCENT) {
            return "<0.1 %";
        }
        return Double.isFinite(percent) ? rounded(percent, size -> size == 0 || size >= 10 ? 0 : 1) + " %" : NONE;
    }

    /** A length of time as {@code m:ss} or {@code h:mm:ss}, to the nearest second. */
    public static String clock(double seconds) {
        return Double.isFinite(seconds) ? clock(seconds, 0) : NONE;
    }

    /** A point in time as {@code m:ss.t}. */
    static String instant(double seconds) {
        return Double.isFinite(seconds) ? clock(seconds, 1) : NONE;
    }

    /** {@code decimals} of the second: 0 to 3. */
    static String clock(double seconds, int decimals) {
        long parts = Math.round(Math.pow(10, decimals));
        long all = Math.round(Math.abs(seconds) * parts);
        long whole = all / parts;
        String sign = seconds < 0 && all > 0 ? "-" : "";
        String fraction = decimals == 0 ? "" : String.format(Locale.ROOT, ".%0" + decimals + "d", all % parts);
        String minutes = whole < 3_600 ? String.format(Locale.ROOT, "%d:%02d", whole / 60, whole % 60)
                : String.format(Locale.ROOT, "%d:%02d:%02d", whole / 3_600, whole / 60 % 60, whole % 60);
        return sign + minutes + fraction;
    }

    /**
     * The share of samples below a point of the percentile axis, with as many nines as it takes.
     *
     * @param beyond how many samples there are to each one beyond: 1/(1 − p), at least 1
     */
    static String percentile(double beyond) {
        double rest = 100 / beyond;
        int decimals = Math.max(0, (int) Math.ceil(-Math.log10(rest) - 1e-9) + (isPowerOfTen(beyond) ? 0 : 1));
        return rounded(100 - rest, _ -> decimals) + " %";
    }

    /**
     * A mark of an axis whose highest is {@code high} and whose marks are {@code step} apart: {@code 0}, {@code 500},
     * {@code 20k}, {@code 1.5M}.
     */
    static String mark(double value, double step, double high) {
        if (value == 0) {
            return "0";
        } else if (high >= 1e13) {
            return String.format(Locale.ROOT, "%.0e", value);
        }
        double unit = high >= 1e10 ? 1e9 : high >= 1e6 ? 1e6 : high >= 1e4 ? 1e3 : 1;
        String suffix = unit == 1e9 ? "G" : unit == 1e6 ? "M" : unit == 1e3 ? "k" : "";
        return rounded(value / unit, _ -> decimals(step / unit)) + suffix;
    }

    /** A number with no more decimals than it needs: {@code 0.05}, {@code 1,000}. */
    static String plain(double value) {
        return rounded(value, Figures::decimals);
    }

    /** A round number as short as can be: {@code 500}, {@code 20k}, {@code 1.5M}. */
    static String brief(double value) {
        return mark(value, value, value);
    }

    private static int decimals(double value) {
        int decimals = 0;
        while (decimals < 9 && Math.abs(value - Math.rint(value)) > 1e-6 * Math.abs(value)) {
            value *= 10;
            decimals++;
        }
        return decimals;
    }

    private static boolean isPowerOfTen(double value) {
        double exponent = Math.log10(value);
        return Math.abs(exponent - Math.rint(exponent)) < 1e-9;
    }

    private static int threeDigits(double size) {
        return size >= 100 ? 0 : size >= 10 ? 1 : 2;
    }

    /** Asks twice how many decimals there should be, because rounding may reach the next power: 999.96 is 1,000. */
    private static String rounded(double value, DoubleToIntFunction decimalsForSize) {
        if (!Double.isFinite(value)) {
            return NONE;
        }
        BigDecimal exact = BigDecimal.valueOf(value);
        BigDecimal once = exact.setScale(decimalsForSize.applyAsInt(Math.abs(value)), RoundingMode.HALF_UP);
        int decimals = decimalsForSize.applyAsInt(Math.abs(once.doubleValue()));
        DecimalFormat format = new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT));
        format.setMinimumFractionDigits(decimals);
        format.setMaximumFractionDigits(decimals);
        BigDecimal shown = exact.setScale(decimals, RoundingMode.HALF_UP);
        return format.format(shown.signum() == 0 ? BigDecimal.ZERO : shown);
    }
}
