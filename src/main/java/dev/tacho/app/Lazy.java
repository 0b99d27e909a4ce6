package dev.tacho.app;

import java.util.function.Supplier;

/** A part that is made when it is first wanted, and once. */
final class Lazy<T> {
    private final Supplier<T> maker;
    private T part;

    Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    synchronized T get() {
        if (part == null) {
            part = maker.get();
        }
        return part;
    }
}
