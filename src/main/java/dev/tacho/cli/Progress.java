package dev.tacho.cli;

import dev.tacho.measure.Counts;
import dev.tacho.plan.Plan;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;

/** How far a run is. The limit that will be reached first, at the rate so far, is the one that counts. */
final class Progress {
    private final Plan plan;
    private Phase phase = Phase.MEASURED;
    private Counts counts = Counts.NONE;
    private Tick last;
    private double rate;
    private double rateSeconds;

    Progress(Plan plan) {
        this.plan = plan;
    }

    void add(Tick tick) {
        if (tick.phase() != phase) {
            phase = tick.phase();
            counts = phase == Phase.COOL_DOWN ? counts : Counts.NONE;
            rateSeconds = 0;
        }
        counts = counts.plus(tick.counts());
        last = tick;
        // Over a second or so: a rate of a tenth of a second jumps too much to be read.
        double span = tick.spanNanos() / 1e9;
        double weight = Math.min(1, span / Math.min(1, rateSeconds + span));
        rate += (tick.requestsPerSecond() - rate) * weight;
        rateSeconds += span;
    }

    /** Of the last tick. */
    Phase phase() {
        return phase;
    }

    /** From the start of the warm-up to the last tick; 0 before it. */
    double seconds() {
        return last == null ? 0 : last.endSeconds();
    }

    /** Of the measured window, 0 to 1. An open loop goes by time alone: it has no number of requests to reach. */
    double share() {
        double byTime = plan.durationNanos() == Plan.UNLIMITED ? 0 : windowSeconds() * 1e9 / plan.durationNanos();
        double byRequests = plan.requests() == Plan.UNLIMITED ? 0 : (double) counts.ended() / plan.requests();
        return phase == Phase.WARM_UP ? 0 : Math.clamp(Math.max(byTime, byRequests), 0, 1);
    }

    private double windowSeconds() {
        return Math.max(0, seconds() - plan.span().warmUpNanos() / 1e9);
    }

    /** Of the warm-up or of the window, whichever it is in; NaN while it cannot be told. */
    double secondsLeft() {
        if (phase == Phase.WARM_UP) {
            return Math.max(0, plan.span().warmUpNanos() / 1e9 - seconds());
        }
        double share = share();
        return share > 0 ? windowSeconds() * (1 - share) / share : Double.NaN;
    }

    /** Responses per second over the last second or so. */
    double requestsPerSecond() {
        return rate;
    }

    /** Of all responses of this part so far. */
    long p99Nanos() {
        return last == null ? 0 : last.soFar().p99Nanos();
    }

    /** Of this part so far. */
    long failed() {
        return counts.failed();
    }
}
