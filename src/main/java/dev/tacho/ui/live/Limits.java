package dev.tacho.ui.live;

import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;

/**
 * What ends a run, and how near it is: the first limit reached counts.
 *
 * @param requests in all, infinite without a limit
 * @param seconds  infinite without a limit
 */
record Limits(double requests, double seconds) {
    private static final double SHORTEST_AXIS_SECONDS = 15;
    static final Limits NONE = new Limits(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

    static Limits of(Profile profile) {
        return switch (profile.load()) {
            case Load.Open open -> new Limits(Double.POSITIVE_INFINITY, open.plannedSeconds().orElseThrow());
            case Load.Closed closed -> new Limits(
                    closed.requests().isPresent() ? closed.requests().getAsLong() : Double.POSITIVE_INFINITY,
                    closed.durationSeconds().orElse(Double.POSITIVE_INFINITY));
        };
    }

    /** 0 to 1. */
    double progress(long ended, double elapsedSeconds) {
        return Math.min(1, Math.max(ended / requests, elapsedSeconds / seconds));
    }

    /** Until the first limit at the pace so far; NaN while nothing tells. */
    double secondsLeft(long ended, double elapsedSeconds) {
        double pace = elapsedSeconds > 0 ? ended / elapsedSeconds : 0;
        double byRequests = pace > 0 ? (requests - ended) / pace : Double.POSITIVE_INFINITY;
        double left = Math.max(0, Math.min(seconds - elapsedSeconds, byRequests));
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
        return Math.min(axis, seconds);
    }
}
