package dev.tacho.engine;

import io.netty.buffer.ByteBuf;

/**
 * Reads a body that comes in pieces as one decimal number, keeping no byte of it: however long, it takes no memory.
 *
 * <p>White space, sign, digits with a point anywhere among them, exponent, white space; all but one digit may be left
 * out. Up to 15 significant digits the value is exact to the last bit (Clinger 1990: a whole below 2^53 times or by a
 * power of ten up to 10^22 is rounded once); beyond, it is good to 1 part in 10^15.
 */
final class BodyNumber {
    /** What fits a long. */
    private static final int MOST_DIGITS = 18;
    private static final int EXACT_POWER = 22;
    /** Beyond it every number is 0 or infinite, and counting on would overflow. */
    private static final int LARGEST_EXPONENT = 1_000_000_000;
    private static final double[] POWERS = new double[EXACT_POWER + 1];

    static {
        for (int power = 0; power <= EXACT_POWER; power++) {
            POWERS[power] = Double.parseDouble("1e" + power);
        }
    }

    private enum Step { BEFORE, WHOLE, FRACTION, EXPONENT_SIGN, EXPONENT, AFTER, WRONG }

    private final double least;
    private final double most;
    private Step step = Step.BEFORE;
    private boolean digits;
    private boolean negative;
    private long mantissa;
    private int mantissaDigits;
    /** Of the mantissa: digits after the point count it down, whole ones that are left out up. */
    private long scale;
    private boolean exponentNegative;
    private boolean exponentDigits;
    private long exponent;

    /** Of {@code least} to {@code most}, both included. */
    BodyNumber(double least, double most) {
        this.least = least;
        this.most = most;
    }

    void begin() {
        step = Step.BEFORE;
        digits = false;
        negative = false;
        mantissa = 0;
        mantissaDigits = 0;
        scale = 0;
        exponentNegative = false;
        exponentDigits = false;
        exponent = 0;
    }

    /** Whatever comes, this body is no number. */
    void spoil() {
        step = Step.WRONG;
    }

    /** Goes on with {@code length} bytes of {@code in} from {@code index}. */
    void feed(ByteBuf in, int index, int length) {
        for (int i = index, end = index + length; i < end && step != Step.WRONG; i++) {
            byte next = in.getByte(i);
            boolean whole = step == Step.WHOLE;
            // Nearly all that comes: it does without the way through the steps.
            if (next >= '0' && next <= '9' && (whole || step == Step.FRACTION)) {
                digit(next - '0', whole);
            } else {
                step = after(next);
            }
        }
    }

    private Step after(byte next) {
        return switch (step) {
            case BEFORE -> before(next);
            case WHOLE, FRACTION -> mantissa(next);
            case EXPONENT_SIGN, EXPONENT -> exponent(next);
            case AFTER, WRONG -> blank(next) ? step : Step.WRONG;
        };
    }

    private Step before(byte next) {
        if (blank(next)) {
            return Step.BEFORE;
        }
        negative = next == '-';
        return negative || next == '+' ? Step.WHOLE : mantissa(next);
    }

    private Step mantissa(byte next) {
        boolean whole = step != Step.FRACTION;
        if (next >= '0' && next <= '9') {
            digit(next - '0', whole);
            return whole ? Step.WHOLE : Step.FRACTION;
        }
        if (next == '.' && whole) {
            return Step.FRACTION;
        }
        if (!digits) {
            return Step.WRONG;
        }
        return next == 'e' || next == 'E' ? Step.EXPONENT_SIGN : blank(next) ? Step.AFTER : Step.WRONG;
    }

    private void digit(int digit, boolean whole) {
        digits = true;
        if (mantissaDigits == MOST_DIGITS) {
            scale += whole ? 1 : 0;
            return;
        }
        mantissa = mantissa * 10 + digit;
        mantissaDigits += mantissa == 0 ? 0 : 1;
        scale -= whole ? 0 : 1;
    }

    private Step exponent(byte next) {
        if (next >= '0' && next <= '9') {
            exponentDigits = true;
            exponent = Math.min(LARGEST_EXPONENT, exponent * 10 + next - '0');
            return Step.EXPONENT;
        }
        if (step == Step.EXPONENT_SIGN && (next == '-' || next == '+')) {
            exponentNegative = next == '-';
            return Step.EXPONENT;
        }
        return exponentDigits && blank(next) ? Step.AFTER : Step.WRONG;
    }

    /** As text/plain may hold it around a word. */
    private static boolean blank(byte octet) {
        return octet == ' ' || octet >= '\t' && octet <= '\r';
    }

    /** The number that the body so far is; NaN if it is none. */
    double value() {
        boolean whole = switch (step) {
            case WHOLE, FRACTION, AFTER -> digits;
            case EXPONENT -> exponentDigits;
            case BEFORE, EXPONENT_SIGN, WRONG -> false;
        };
        if (!whole) {
            return Double.NaN;
        }
        double value = scaled(mantissa, scale + (exponentNegative ? -exponent : exponent));
        return negative ? -value : value;
    }

    private static double scaled(double whole, long power) {
        if (whole == 0) {
            return 0;
        }
        if (Math.abs(power) <= EXACT_POWER) {
            return power < 0 ? whole / POWERS[(int) -power] : whole * POWERS[(int) power];
        }
        // In two steps, since one power may be beyond a double though the outcome is not.
        long half = power / 2;
        return whole * Math.pow(10, half) * Math.pow(10, power - half);
    }

    /** It is a number, and within the range. */
    boolean fits() {
        double value = value();
        return value >= least && value <= most;
    }
}
