package dev.tacho.profile;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * What makes a response a good one. A response that fails a check is a failed request, but still a complete response.
 *
 * @param statuses     the status codes expected
 * @param sameLength   the body must be as long as the first one of the run, as ab has it without {@code -l}
 * @param bodyContains text that the body must hold, compared as UTF-8 bytes; not empty
 * @param bodyNumber   the body must be one decimal number, white space around it aside, and within this range
 */
public record Checks(StatusSet statuses, boolean sameLength, Optional<String> bodyContains,
                     Optional<NumberRange> bodyNumber) {

    /** Without a look for a number. */
    public Checks(StatusSet statuses, boolean sameLength, Optional<String> bodyContains) {
        this(statuses, sameLength, bodyContains, Optional.empty());
    }

    /** From least to most, both included; finite, {@code least <= most}. */
    public record NumberRange(double least, double most) {
        private static final double LONGEST_WRITTEN_OUT = 1e15;

        /** A number as people write it: whole ones without a point. */
        public static String written(double number) {
            return Math.abs(number) < LONGEST_WRITTEN_OUT
                    ? BigDecimal.valueOf(number).stripTrailingZeros().toPlainString() : Double.toString(number);
        }
    }

    /** Any 2xx or 3xx will do. */
    public static Checks none() {
        return new Checks(StatusSet.DEFAULT, false, Optional.empty());
    }
}
