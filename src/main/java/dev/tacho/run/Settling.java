package dev.tacho.run;

import dev.tacho.target.TargetSample;
import dev.tacho.target.TargetWatch;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/**
 * Waits until a server that was started has come to rest. That it answers is not enough: one worker may do so while
 * others are still being started, and what they are going to use would be missing from the memory at rest. It rests
 * when it has done next to nothing from one look to the next, and both have found as many processes.
 */
final class Settling {
    static final Duration BETWEEN = Duration.ofMillis(200);
    /** One that never rests, since it always has something to do, is measured all the same: after 4 s. */
    static final int MOST_LOOKS = 20;
    static final double MOST_CPU_PERCENT = 5;

    private final Look look;
    private final Pause pause;

    /** Finds the server's processes afresh. */
    @FunctionalInterface
    interface Look {
        Sight see() throws IOException;
    }

    /** Lets time go by. */
    @FunctionalInterface
    interface Pause {
        void of(Duration time) throws InterruptedException;
    }

    Settling(Look look, Pause pause) {
        this.look = look;
        this.pause = pause;
    }

    /** What is seen in the end. */
    Sight await() throws IOException {
        Sight sight = look.see();
        boolean rests = false;
        for (int looks = 1; looks < MOST_LOOKS && !rests && sight.watch().isPresent(); looks++) {
            try {
                pause.of(BETWEEN);
            } catch (InterruptedException e) {
                throw new StoppedEarly(e);
            }
            Optional<TargetSample> since = sight.sample();
            Sight next = look.see();
            rests = since.isPresent() && since.get().cpuPercent() <= MOST_CPU_PERCENT
                    && processes(next) == processes(sight);
            sight = next;
        }
        return sight;
    }

    private static int processes(Sight sight) {
        return sight.watch().map(TargetWatch::info).map(info -> info.pids().size()).orElse(0);
    }
}
