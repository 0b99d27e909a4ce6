package dev.tacho.profile;

import java.util.Optional;

/**
 * What makes a response a good one. A response that fails a check is a failed request, but still a complete response.
 *
 * @param statuses     the status codes expected
 * @param sameLength   the body must be as long as the first one of the run, as ab has it without {@code -l}
 * @param bodyContains text that the body must hold, compared as UTF-8 bytes; not empty
 */
public record Checks(StatusSet statuses, boolean sameLength, Optional<String> bodyContains) {

    /** Any 2xx or 3xx will do. */
    public static Checks none() {
        return new Checks(StatusSet.DEFAULT, false, Optional.empty());
    }
}
