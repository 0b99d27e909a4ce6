package dev.tacho.run;

import dev.tacho.engine.Unreachable;
import dev.tacho.profile.Profile;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;

/** One run from its beginning to its last event, on a thread of its own. Others reach it only by its signals. */
final class Course implements Run, Runnable {
    private static final Texts TEXTS = Texts.of("run");

    private final Profile profile;
    private final Preparer preparer;
    private final Consumer<RunEvent> listener;
    private final BlockingQueue<Signal> signals = new LinkedBlockingQueue<>();
    private final CompletableFuture<Void> over = new CompletableFuture<>();
    /** Done when nothing is left of a preparation that was given up. */
    private CompletableFuture<Void> tidied = CompletableFuture.completedFuture(null);

    /** What makes a profile ready to run. */
    @FunctionalInterface
    interface Preparer {
        Prepared prepare(Profile profile, Consumer<RunEvent> events) throws IOException;
    }

    Course(Profile profile, Preparer preparer, Consumer<RunEvent> listener) {
        this.profile = profile;
        this.preparer = preparer;
        this.listener = listener;
    }

    @Override
    public void stop() {
        signals.add(new Signal.Stop());
    }

    @Override
    public void awaitEnd() throws InterruptedException {
        try {
            over.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void run() {
        try {
            tellTheLast();
        } finally {
            tidied.whenComplete((_, _) -> over.complete(null));
        }
    }

    private void tellTheLast() {
        RunEvent last;
        try {
            last = prepareAndMeasure();
        } catch (UncheckedIOException e) {
            last = new RunEvent.Failed(e.getCause().getMessage(), e.getCause() instanceof Unreachable unreachable
                    ? Optional.of(unreachable.failure()) : Optional.empty());
        } catch (CompletionException e) {
            last = new RunEvent.Failed(TEXTS.get("failed.defect", e.getCause().toString()));
        } catch (InterruptedException | RuntimeException | Error e) {
            // Whatever it is, whoever waits for the end of this run must hear of it.
            last = new RunEvent.Failed(TEXTS.get("failed.defect", e.toString()));
        }
        if (last instanceof RunEvent.Failed) {
            listener.accept(last);
        }
    }

    /** The result goes out before the server is closed, which may take longer than a user should wait. */
    private RunEvent prepareAndMeasure() throws InterruptedException {
        CompletableFuture<Prepared> preparing = new CompletableFuture<>();
        Thread preparation = Thread.ofVirtual().name("tacho-prepare").start(() -> prepare(preparing));
        boolean over = false;
        try {
            over = awaitPreparation();
        } finally {
            if (!over) {
                preparation.interrupt();
                tidied = preparing.thenAcceptAsync(Prepared::close, Thread::startVirtualThread);
            }
        }
        if (!over) {
            return new RunEvent.Failed(TEXTS.get("failed.stoppedEarly"));
        }
        try (Prepared prepared = prepared(preparing)) {
            RunEvent finished = new Measurement(profile, prepared, signals, listener).run();
            listener.accept(finished);
            return finished;
        }
    }

    /** False if a stop came first. */
    private boolean awaitPreparation() throws InterruptedException {
        while (true) {
            switch (signals.take()) {
                case Signal.Told(RunEvent event) -> listener.accept(event);
                case Signal.Stop _ -> {
                    return false;
                }
                case Signal.PreparationOver _ -> {
                    return true;
                }
                case Signal.EngineEnded _, Signal.ServerDied _ ->
                        throw new IllegalStateException("ended before it began");
            }
        }
    }

    private void prepare(CompletableFuture<Prepared> preparing) {
        try {
            preparing.complete(preparer.prepare(profile, event -> signals.add(new Signal.Told(event))));
        } catch (IOException | RuntimeException | Error e) {
            preparing.completeExceptionally(e);
        }
        signals.add(new Signal.PreparationOver());
    }

    private static Prepared prepared(CompletableFuture<Prepared> preparing) {
        try {
            return preparing.join();
        } catch (CompletionException e) {
            throw switch (e.getCause()) {
                case IOException io -> new UncheckedIOException(io);
                case UncheckedIOException io -> io;
                default -> e;
            };
        }
    }
}
