package dev.tacho.ui.kit;

import java.util.ArrayDeque;
import java.util.Queue;

/** Errands done at once, on the caller's thread, or put off until asked for; a clock that only goes when told. */
public final class DirectErrands {
    private final Queue<Runnable> away = new ArrayDeque<>();
    private final Queue<Runnable> clock = new ArrayDeque<>();
    private boolean putOff;

    public Errands errands() {
        return new Errands(work -> {
            if (putOff) {
                away.add(work);
            } else {
                work.run();
            }
        }, Runnable::run, (_, then) -> clock.add(then));
    }

    /** From now on work waits for {@link #finish}. */
    public void putOff() {
        putOff = true;
    }

    public void finish() {
        putOff = false;
        while (!away.isEmpty()) {
            away.remove().run();
        }
    }

    /** Lets every delay end that has been asked for so far. */
    public void passTime() {
        for (int due = clock.size(); due > 0; due--) {
            clock.remove().run();
        }
    }
}
