package dev.tacho.engine;

import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** The first whole responses of the run, which all loops measure the others against. Any thread. */
final class Findings {
    private final AtomicReference<FirstResponse> first = new AtomicReference<>();
    private final AtomicReferenceArray<FirstResponse> firstOfKind;

    /** @param kinds how many kinds of requests there are */
    Findings(int kinds) {
        firstOfKind = new AtomicReferenceArray<>(kinds);
    }

    /** Null until there is one. */
    FirstResponse first() {
        return first.get();
    }

    /** Remembers {@code response} if it is the first to a request of {@code kind}, and returns the one that was. */
    FirstResponse offer(ResponseParser response, int kind) {
        if (firstOfKind.get(kind) == null) {
            var found = new FirstResponse(response.status(), response.head().server(), response.bodyBytes());
            first.compareAndSet(null, found);
            firstOfKind.compareAndSet(kind, null, found);
        }
        return firstOfKind.get(kind);
    }
}
