package dev.tacho.plan;

import dev.tacho.profile.RequestSpec.Order;
import java.util.SplittableRandom;

/**
 * Walks over rows or lines: one event loop's way, laid so that all ways together go through them in order and each
 * comes up equally often, without a counter that the loops would have to share. Confined to its loop; does not
 * allocate.
 */
final class Cursor {
    private final int size;
    private final SplittableRandom random;
    private final boolean sequential;
    private final int step;
    private int next;

    /** @param size at least 1 */
    Cursor(int size, Order order, int loop, int loops, SplittableRandom random) {
        this.size = size;
        this.sequential = order == Order.SEQUENTIAL;
        this.random = random;
        this.step = loops % size;
        this.next = loop % size;
    }

    int next() {
        if (!sequential) {
            return random.nextInt(size);
        }
        int current = next;
        // Written so that it cannot overflow.
        next = next >= size - step ? next - (size - step) : next + step;
        return current;
    }
}
