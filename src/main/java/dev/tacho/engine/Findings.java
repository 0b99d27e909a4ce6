package dev.tacho.engine;

import java.util.concurrent.atomic.AtomicReference;

/** The first whole response of the run, which all loops measure the others against. Any thread. */
final class Findings {
    private final AtomicReference<FirstResponse> first = new AtomicReference<>();

    /** Null until there is one. */
    FirstResponse first() {
        return first.get();
    }

    /** Remembers {@code response} if it is the first, and returns the one that was. */
    FirstResponse offer(ResponseParser response) {
        if (first.get() == null) {
            first.compareAndSet(null,
                    new FirstResponse(response.status(), response.head().server(), response.bodyBytes()));
        }
        return first.get();
    }
}
