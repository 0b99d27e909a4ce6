package dev.tacho.engine;

import dev.tacho.plan.Plan;
import java.util.concurrent.atomic.AtomicLong;

/**
 * How many requests may still be started, shared by all loops. A loop takes them in portions so that loops rarely meet
 * here, small enough that at the end none has much left while another has none.
 */
final class Budget {
    private static final long MAX_PORTION = 64;
    private static final long PORTIONS_PER_CLIENT = 8;

    private final AtomicLong left;
    private final long portion;

    Budget(long requests, int loops, int concurrency) {
        this.left = new AtomicLong(requests);
        this.portion = Math.clamp(requests / (loops * (long) concurrency * PORTIONS_PER_CLIENT), 1, MAX_PORTION);
    }

    static Budget of(Plan plan) {
        return new Budget(plan.requests(), plan.slices().size(), plan.concurrency());
    }

    /** All are given out. Any thread. */
    boolean spent() {
        return left.get() <= 0;
    }

    /** How many requests the caller may start and nobody else will; 0 when all are given out. Any thread. */
    long take() {
        long before = left.getAndAccumulate(portion, (have, want) -> have - Math.min(have, want));
        return Math.min(before, portion);
    }
}
