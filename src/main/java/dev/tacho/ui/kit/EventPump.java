package dev.tacho.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javafx.application.Platform;

/**
 * The one crossing to the JavaFX thread. Any thread offers events; the screen receives all that are pending in one
 * batch, at most {@value #BATCHES_PER_SECOND} times a second, so that its cost does not depend on how many there are.
 * Nobody waits for anybody.
 *
 * @param <E> what crosses
 */
public final class EventPump<E> {
    private static final int BATCHES_PER_SECOND = 3;
    /** A little under the period, so that events that come exactly that often are not held back until the next one. */
    private static final long GAP_NANOS = 950_000_000L / BATCHES_PER_SECOND;

    private final Queue<E> pending = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean crossing = new AtomicBoolean();
    private final Consumer<List<E>> onFxThread;
    private final Crossing way;
    private final LongSupplier clock;
    private volatile long earliest;

    /** How a batch gets to the other side: after {@code delayNanos}, which is 0 for at once. */
    interface Crossing {
        void take(long delayNanos, Runnable batch);
    }

    /** @param onFxThread receives each batch, in the order of the offers, never an empty one */
    public EventPump(Consumer<List<E>> onFxThread) {
        this(onFxThread, EventPump::cross, System::nanoTime);
    }

    EventPump(Consumer<List<E>> onFxThread, Crossing way, LongSupplier clock) {
        this.onFxThread = onFxThread;
        this.way = way;
        this.clock = clock;
        this.earliest = clock.getAsLong();
    }

    /** Hands over an event and returns at once; any thread. */
    public void offer(E event) {
        pending.add(event);
        if (crossing.compareAndSet(false, true)) {
            way.take(Math.max(0, earliest - clock.getAsLong()), this::drain);
        }
    }

    /** The mark is taken back before the queue is emptied: an event that comes in between crosses again. */
    private void drain() {
        earliest = clock.getAsLong() + GAP_NANOS;
        crossing.set(false);
        List<E> batch = new ArrayList<>();
        for (E event = pending.poll(); event != null; event = pending.poll()) {
            batch.add(event);
        }
        if (!batch.isEmpty()) {
            onFxThread.accept(batch);
        }
    }

    private static void cross(long delayNanos, Runnable batch) {
        if (delayNanos == 0) {
            later(batch);
        } else {
            Executor afterwards = CompletableFuture.delayedExecutor(delayNanos, TimeUnit.NANOSECONDS, EventPump::later);
            afterwards.execute(batch);
        }
    }

    /** Runs {@code work} on the JavaFX thread soon: for what was loaded or written in the background. */
    public static void later(Runnable work) {
        Platform.runLater(work);
    }
}
