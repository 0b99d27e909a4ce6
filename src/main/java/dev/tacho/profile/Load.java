package dev.tacho.profile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** How the load is shaped. */
public sealed interface Load {

    /** How many requests may be in flight at once. */
    int concurrency();

    /** How long the measured window is planned to be, in seconds; empty if only a number of requests ends it. */
    Optional<Double> plannedSeconds();

    /** The same load, but no longer than {@code seconds}, over 0; a number of requests stays a limit beside it. */
    Load atMost(double seconds);

    /**
     * Closed loop, as ab drives it: each of {@code concurrency} clients sends its next request when the response to its
     * last one has come. The first limit reached ends the run; at least one must be given.
     *
     * @param concurrency     clients at once, ab's {@code -c}; 1 to 65,000 for each local address
     * @param requests        how many in all, ab's {@code -n}; at least {@code concurrency}
     * @param durationSeconds how long, ab's {@code -t}; more than 0
     * @param thinkSeconds    how long a client pauses between a response and its next request; 0 for not at all
     */
    record Closed(int concurrency, OptionalLong requests, Optional<Double> durationSeconds, double thinkSeconds)
            implements Load {

        /** Without a pause between requests. */
        public Closed(int concurrency, OptionalLong requests, Optional<Double> durationSeconds) {
            this(concurrency, requests, durationSeconds, 0);
        }

        public static Closed starter() {
            return new Closed(10, OptionalLong.empty(), Optional.of(10.0));
        }

        @Override
        public Optional<Double> plannedSeconds() {
            return durationSeconds;
        }

        @Override
        public Load atMost(double seconds) {
            return new Closed(concurrency, requests, Optional.of(Math.min(seconds, durationSeconds.orElse(seconds))),
                    thinkSeconds);
        }
    }

    /**
     * Open loop, as wrk2 drives it: requests are due at instants that do not depend on the server, and their response
     * time counts from those.
     *
     * @param arrivals    how the instants lie
     * @param stages      one after the other; at least one
     * @param maxInFlight the most requests in flight at once, which is also the most connections; 1 to 65,000 for each
     *                    local address. Requests due beyond it wait, and the result says how many
     */
    record Open(Arrivals arrivals, List<Stage> stages, int maxInFlight) implements Load {
        public Open {
            stages = List.copyOf(stages);
        }

        public static Open starter() {
            return new Open(Arrivals.CONSTANT, List.of(Stage.constant(1000, 10)), 1000);
        }

        @Override
        public int concurrency() {
            return maxInFlight;
        }

        @Override
        public Optional<Double> plannedSeconds() {
            return Optional.of(stages.stream().mapToDouble(Stage::seconds).sum());
        }

        @Override
        public Load atMost(double seconds) {
            List<Stage> kept = new ArrayList<>();
            double left = seconds;
            for (Stage stage : stages) {
                if (left > 0) {
                    kept.add(stage.atMost(left));
                    left -= stage.seconds();
                }
            }
            return new Open(arrivals, kept, maxInFlight);
        }
    }

    /** How the instants of an open loop lie. */
    enum Arrivals {
        /** As far apart as the rate says, all alike. */
        CONSTANT("constant"),
        /** Independent of each other, as those of many users are: exponential gaps with the rate as their mean. */
        POISSON("poisson");

        private final String key;

        Arrivals(String key) {
            this.key = key;
        }

        /** As in files. */
        public String key() {
            return key;
        }
    }

    /**
     * A part of an open loop during which the rate is constant or moves evenly from one value to another.
     *
     * @param startRate requests per second at its beginning; 0 to 10,000,000
     * @param endRate   at its end; likewise. Both 0 is a pause, which not all stages of a load can be
     * @param seconds   how long it lasts; more than 0
     */
    record Stage(double startRate, double endRate, double seconds) {

        public static Stage constant(double rate, double seconds) {
            return new Stage(rate, rate, seconds);
        }

        /** Its beginning. */
        Stage atMost(double most) {
            return most >= seconds ? this
                    : new Stage(startRate, startRate + (endRate - startRate) * most / seconds, most);
        }
    }
}
