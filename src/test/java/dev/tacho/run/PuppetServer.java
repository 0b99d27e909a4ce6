package dev.tacho.run;

import dev.tacho.target.StartedServer;
import dev.tacho.target.TargetWatch;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

/** A server that lives and dies at a test's will, behind a port that the test serves. */
final class PuppetServer implements StartedServer {
    final CompletableFuture<String> death = new CompletableFuture<>();
    final CountDownLatch closed = new CountDownLatch(1);
    /** How its end comes about. */
    Runnable onClose = () -> { };
    /** How its processes are looked at. */
    Supplier<Optional<TargetWatch>> onWatch = Optional::empty;
    private final int port;

    PuppetServer(int port) {
        this.port = port;
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public String url() {
        return "http://127.0.0.1:" + port + "/";
    }

    @Override
    public List<Service> services() {
        return List.of(new Service("puppet", "puppet --strings 4"));
    }

    @Override
    public List<Version> versions() {
        return List.of(new Version("puppet --version", "puppet 1.2"));
    }

    @Override
    public double startSeconds() {
        return 0.1;
    }

    @Override
    public List<String> log() {
        return List.of("puppet | up", "puppet | a string broke");
    }

    @Override
    public CompletableFuture<String> death() {
        return death;
    }

    @Override
    public Optional<TargetWatch> watch() {
        return onWatch.get();
    }

    @Override
    public void close() {
        onClose.run();
        closed.countDown();
    }
}
