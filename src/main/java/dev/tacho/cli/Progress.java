package dev.tacho.cli;

import dev.tacho.measure.Counts;
import dev.tacho.plan.Plan;
import dev.tacho.result.Tick;

/** How far a run is. The limit that will be reached first, at the rate so far, is the one that counts. */
final class Progress {
    private final Plan plan;
    private Counts counts = Counts.NONE;
    private Tick last;
    private double rate;
    private double rateSeconds;

    Progress(Plan plan) {
        this.plan = plan;
    }

    void add(Tick tick) {
        counts = counts.plus(tick.counts());
        last = tick;
        // Over a second or so: a rate of a tenth of a second jumps too much to be read.
        double span = tick.spanNanos() / 1e9;
        double weight = Math.min(1, span / Math.min(1, rateSeconds + span));
        rate += (tick.requestsPerSecond() - rate) * weight;
        rateSeconds += span;
    }

    /** From the start to the last tick; 0 before it. */
    double seconds() {
        return last == null ? 0 : last.endSeconds();
    }

    /** 0 to 1. */
    double share() {
        double byTime = plan.durationNanos() == Plan.UNLIMITED ? 0 : seconds() * 1e9 / plan.durationNanos();
        double byRequests = plan.requests() == Plan.UNLIMITED ? 0 : (double) counts.ended() / plan.requests();
        return Math.clamp(Math.max(byTime, byRequests), 0, 1);
    }

    /** NaN while it cannot be told. */
    double secondsLeft() {
        double share = share();
        return share > 0 ? seconds() * (1 - share) / share : Double.NaN;
    }

    /** Responses per second over the last second or so. */
    double requestsPerSecond() {
        return rate;
    }

    /** Of all responses so far. */
    long p99Nanos() {
        return last == null ? 0 : last.soFar().p99Nanos();
    }

    long failed() {
        return counts.failed();
    }
}
