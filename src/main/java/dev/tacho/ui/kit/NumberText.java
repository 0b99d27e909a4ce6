package dev.tacho.ui.kit;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Numbers as they are typed into a form, and back. */
public final class NumberText {
    private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}|\\d{1,3}([ ,_']\\d{3}){1,5}");
    // A comma is refused rather than guessed at: 1,500 seconds are 1.5 or 1500 depending on who reads.
    private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,15}(\\.\\d{0,9})?|\\.\\d{1,9}");

    private NumberText() {
    }

    /** A whole number, also with its thousands grouped; empty for anything else. */
    public static OptionalLong whole(String text) {
        String stripped = text.strip();
        return WHOLE.matcher(stripped).matches()
                ? OptionalLong.of(Long.parseLong(stripped.replaceAll("[ ,_']", ""))) : OptionalLong.empty();
    }

    /** A number with a decimal point or without; empty for anything else. */
    public static Optional<Double> decimal(String text) {
        String stripped = text.strip();
        return DECIMAL.matcher(stripped).matches() ? Optional.of(Double.parseDouble(stripped)) : Optional.empty();
    }

    public static String of(long value) {
        return Long.toString(value);
    }

    /** Without an exponent and without a fraction that says nothing: {@code 10}, {@code 2.5}. */
    public static String of(double value) {
        return new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
    }
}
