package dev.tacho.ui.live;

import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;

/**
 * What ends a run, and how near it is: the first limit reached counts.
 *
 * @param requests in all, infinite without a limit
 * @param seconds  of the measured window, infinite without a limit
 * @param warmUp   seconds of load before it, whose requests count for nothing
 */
record Limits(double requests, double seconds, double warmUp) {
    private static final double SHORTEST_AXIS_SECONDS = 15;
    static final Limits NONE = new Limits(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, 0);

    static Limits of(Profile profile) {
        double warmUp = profile.window().warmUpSeconds();
        return switch (profile.load()) {
            case Load.Open open -> new Limits(Double.POSITIVE_INFINITY, open.plannedSeconds().orElseThrow(), warmUp);
            case Load.Closed closed -> new Limits(
                    closed.requests().isPresent() ? closed.requests().getAsLong() : Double.POSITIVE_INFINITY,
                    closed.durationSeconds().orElse(Double.POSITIVE_INFINITY), warmUp);
        };
    }

    /**
     * How far it is.
     *
     * @param ended          requests of the measured window
     * @param elapsedSeconds from the start of the warm-up
     * @return 0 to 1
     */
    double progress(long ended, double elapsedSeconds) {
        return Math.min(1, Math.max(ended / requests, elapsedSeconds / (warmUp + seconds)));
    }

    /** Until the first limit at the pace so far; NaN while nothing tells. */
    double secondsLeft(long ended, double elapsedSeconds) {
        double measured = elapsedSeconds - warmUp;
        double pace = measured > 0 ? ended / measured : 0;
        double byRequests = pace > 0 ? (requests - ended) / pace : Double.POSITIVE_INFINITY;
        double left = Math.max(0, Math.min(warmUp + seconds - elapsedSeconds, byRequests));
        return Double.isInfinite(left) ? Double.NaN : left;
    }

    /**
     * What the time axis should cover, so that the picture is neither mostly empty nor squeezed anew at each tick: it
     * doubles when it is full, up to the time limit.
     */
    double axisSeconds(double elapsedSeconds) {
        double axis = SHORTEST_AXIS_SECONDS;
        while (axis < elapsedSeconds) {
            axis *= 2;
        }
        return Math.min(axis, warmUp + seconds);
    }
}
