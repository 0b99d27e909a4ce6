package dev.tacho.target;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers in sentences. */
final class Readings {
    private Readings() {
    }

    /** To a tenth, and without it where it is 0. */
    static String seconds(double seconds) {
        BigDecimal rounded = BigDecimal.valueOf(seconds).setScale(1, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.toPlainString();
    }
}
