package dev.tacho.target;

import dev.tacho.text.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** What all services print, told in few calls however much it is, and its end kept. Any thread may add to it. */
final class ServerOutput {
    static final int KEPT = 2000;
    static final int MOST_TOLD_AT_ONCE = 200;
    private static final long PAUSE_MILLIS = 200;
    private static final Texts TEXTS = Texts.of("target");

    private final OutputTail log = new OutputTail(KEPT);
    private final Deque<String> untold = new ArrayDeque<>();
    private final ScheduledExecutorService clock;
    private final Consumer<List<String>> listener;
    private int leftOut;
    private boolean due;

    /**
     * @param clock    which quietly takes no more once it is shut down
     * @param listener called on its thread
     */
    ServerOutput(ScheduledExecutorService clock, Consumer<List<String>> listener) {
        this.clock = clock;
        this.listener = listener;
    }

    void add(String name, String line) {
        String whole = name + " | " + line;
        log.add(whole);
        synchronized (this) {
            if (untold.size() == MOST_TOLD_AT_ONCE) {
                untold.removeFirst();
                leftOut++;
            }
            untold.addLast(whole);
            if (!due) {
                due = true;
                clock.schedule(this::tell, PAUSE_MILLIS, TimeUnit.MILLISECONDS);
            }
        }
    }

    /** Tells what is new. */
    void tell() {
        List<String> lines = new ArrayList<>();
        synchronized (this) {
            due = false;
            if (leftOut > 0) {
                // One call has no more lines than it may, this one included.
                untold.removeFirst();
                lines.add(TEXTS.get("output.leftOut", String.valueOf(leftOut + 1)));
            }
            leftOut = 0;
            lines.addAll(untold);
            untold.clear();
        }
        if (!lines.isEmpty()) {
            listener.accept(lines);
        }
    }

    /** The last lines. */
    List<String> lines() {
        return log.lines();
    }
}
