package dev.tacho.run;

import dev.tacho.engine.FirstResponse;
import dev.tacho.engine.Handshake;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** An engine that does nothing of its own accord. */
final class PuppetDriver implements LoadDriver {
    final CompletableFuture<Void> end = new CompletableFuture<>();
    final CountDownLatch stopped = new CountDownLatch(1);
    /** Whose CPU is the generator's. */
    List<Thread> loops = List.of(Thread.currentThread());
    /** The instant that planned ones count from. */
    volatile long startedAt;
    /** What it does when told to stop. */
    Runnable onStop = () -> end.complete(null);

    @Override
    public String transport() {
        return "puppet";
    }

    @Override
    public String tlsProvider() {
        return "strings";
    }

    @Override
    public List<Thread> loops() {
        return loops;
    }

    @Override
    public CompletableFuture<Void> start(long startNanos) {
        startedAt = startNanos;
        return end;
    }

    @Override
    public void stop() {
        onStop.run();
        stopped.countDown();
    }

    @Override
    public int openConnections() {
        return 3;
    }

    @Override
    public Optional<FirstResponse> firstResponse() {
        return Optional.of(new FirstResponse(200, "puppet/1", 11));
    }

    @Override
    public Optional<Handshake> handshake() {
        return Optional.empty();
    }
}
