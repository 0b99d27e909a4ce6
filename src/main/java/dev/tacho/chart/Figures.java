package dev.tacho.chart;

/** Numbers as people read them, the same in charts, reports and on the screen. */
public final class Figures {
    private Figures() {
    }

    /** A count with grouping: {@code 1,234,567}. */
    public static String count(long value) {
        throw new UnsupportedOperationException("contract");
    }

    /** A rate with three to five digits that matter: {@code 20,443}, {@code 154.2}, {@code 0.52}. */
    public static String rate(double perSecond) {
        throw new UnsupportedOperationException("contract");
    }

    /** A time with its unit, three digits: {@code 1.24 ms}, {@code 85 µs}, {@code 3.01 s}. */
    public static String nanos(double nanos) {
        throw new UnsupportedOperationException("contract");
    }

    /** A size with its unit, three digits: {@code 6.2 MiB}. */
    public static String bytes(double bytes) {
        throw new UnsupportedOperationException("contract");
    }

    /** {@code 43 %}, {@code 0.4 %}. */
    public static String percent(double percent) {
        throw new UnsupportedOperationException("contract");
    }

    /** A length of time as {@code m:ss} or {@code h:mm:ss}. */
    public static String clock(double seconds) {
        throw new UnsupportedOperationException("contract");
    }
}
