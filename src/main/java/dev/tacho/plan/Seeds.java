package dev.tacho.plan;

import java.util.SplittableRandom;

/** Randomness that is the same in each run, and independent from one event loop to the next. */
final class Seeds {
    private Seeds() {
    }

    /** Split off one after the other: generators of neighbouring seeds would walk the same numbers, shifted. */
    static SplittableRandom random(long seed, int loop) {
        SplittableRandom root = new SplittableRandom(seed);
        SplittableRandom own = root.split();
        for (int i = 0; i < loop; i++) {
            own = root.split();
        }
        return own;
    }
}
