package dev.tacho.profile;

import java.util.Optional;
import java.util.OptionalLong;

/** How the load is shaped. */
public sealed interface Load {

    /**
     * Closed loop, as ab drives it: each of {@code concurrency} clients sends its next request when the response to its
     * last one has come. The first limit reached ends the run; at least one must be given.
     *
     * @param concurrency     clients at once, ab's {@code -c}; 1 to 65,000
     * @param requests        how many in all, ab's {@code -n}; at least {@code concurrency}
     * @param durationSeconds how long, ab's {@code -t}; more than 0
     */
    record Closed(int concurrency, OptionalLong requests, Optional<Double> durationSeconds) implements Load {

        public static Closed starter() {
            return new Closed(10, OptionalLong.empty(), Optional.of(10.0));
        }
    }
}
