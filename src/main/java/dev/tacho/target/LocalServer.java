package dev.tacho.target;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A server that is up. */
final class LocalServer implements StartedServer {
    private final Startup startup;
    private final int port;
    private final String url;
    private final double startSeconds;

    LocalServer(Startup startup, int port, String url, double startSeconds) {
        this.startup = startup;
        this.port = port;
        this.url = url;
        this.startSeconds = startSeconds;
    }

    @Override
    public int port() {
        return port;
    }

    @Override
    public String url() {
        return url;
    }

    @Override
    public List<Service> services() {
        return startup.services().described();
    }

    @Override
    public List<Version> versions() {
        return startup.versions();
    }

    @Override
    public double startSeconds() {
        return startSeconds;
    }

    @Override
    public List<String> log() {
        return startup.output().lines();
    }

    @Override
    public CompletableFuture<String> death() {
        return startup.services().death();
    }

    @Override
    public Optional<TargetWatch> watch() {
        return startup.services().watch();
    }

    @Override
    public void close() {
        startup.close();
    }
}
