package dev.tacho.ui.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The last lines of something that goes on printing. For one thread. */
public final class Tail {
    /** How many lines are kept. */
    public static final int MOST = 2_000;

    private final List<String> lines = new ArrayList<>();
    private long dropped;

    /** The oldest first; changes when lines are added. */
    public List<String> lines() {
        return Collections.unmodifiableList(lines);
    }

    /** How many came before the first that is kept, in all the life of this tail: numbers each line for good. */
    public long dropped() {
        return dropped;
    }

    /** Puts lines at the end, and lets go of as many at the start as are too many then. */
    public void add(List<String> more) {
        lines.addAll(more);
        drop(lines.size() - MOST);
    }

    /** Forgets what was there, as for something else that begins to print. */
    public void clear() {
        drop(lines.size());
    }

    private void drop(int count) {
        if (count > 0) {
            lines.subList(0, count).clear();
            dropped += count;
        }
    }
}
