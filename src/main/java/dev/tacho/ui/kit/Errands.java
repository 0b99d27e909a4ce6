package dev.tacho.ui.kit;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * Work that may block, done away from the screen, with its outcome brought back to it. Errands run one after the other
 * in the order given, so that a save is never overtaken by an older one.
 */
public final class Errands implements AutoCloseable {
    private static final Logger LOG = System.getLogger(Errands.class.getName());
    private static final Texts TEXTS = Texts.of("ui");

    private final Executor away;
    private final Executor screen;
    private final BiConsumer<Duration, Runnable> clock;
    private final Runnable close;

    /**
     * @param away   where work is done
     * @param screen where outcomes arrive
     * @param clock  calls back, on any thread, after a while
     */
    public Errands(Executor away, Executor screen, BiConsumer<Duration, Runnable> clock) {
        this(away, screen, clock, () -> { });
    }

    private Errands(Executor away, Executor screen, BiConsumer<Duration, Runnable> clock, Runnable close) {
        this.away = away;
        this.screen = screen;
        this.clock = clock;
        this.close = close;
    }

    /** On one thread of its own, and back to {@code screen}. */
    public static Errands onOwnThread(Executor screen) {
        ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(1, work ->
                Thread.ofPlatform().name("tacho-files").daemon().unstarted(work));
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return new Errands(thread, screen,
                (delay, call) -> thread.schedule(call, delay.toMillis(), TimeUnit.MILLISECONDS), thread::shutdown);
    }

    /** Does {@code work} away from the screen; then exactly one of {@code done} and {@code failed} is called on it. */
    public <T> void run(Work<T> work, Consumer<? super T> done, Consumer<String> failed) {
        away.execute(() -> {
            try {
                T outcome = work.call();
                screen.execute(() -> done.accept(outcome));
            } catch (IOException e) {
                screen.execute(() -> failed.accept(e.getMessage()));
            } catch (RuntimeException e) {
                LOG.log(Level.ERROR, "an errand failed", e);
                screen.execute(() -> failed.accept(TEXTS.get("error.unexpected", e.toString())));
            }
        });
    }

    /** Calls {@code then} on the screen's thread after {@code delay}, unless closed before. */
    public void after(Duration delay, Runnable then) {
        clock.accept(delay, () -> screen.execute(then));
    }

    /** Lets what was begun or waits in line be done; takes nothing new. */
    @Override
    public void close() {
        close.run();
    }

    /** Something that may block and fail. */
    @FunctionalInterface
    public interface Work<T> {
        /** @throws IOException in the user's words */
        T call() throws IOException;
    }
}
