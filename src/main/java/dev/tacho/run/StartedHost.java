package dev.tacho.run;

import dev.tacho.result.ServerStory;
import dev.tacho.target.StartedServer;
import dev.tacho.target.TargetWatch;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

/**
 * A server that was started as a profile describes it.
 *
 * @param cores   that it is kept on; empty for all
 * @param onClose called when nothing of it is left
 */
record StartedHost(StartedServer server, String cores, Runnable onClose) implements Host {

    @Override
    public OptionalInt port() {
        return OptionalInt.of(server.port());
    }

    @Override
    public double startSeconds() {
        return server.startSeconds();
    }

    @Override
    public CompletableFuture<String> death() {
        return server.death();
    }

    @Override
    public Optional<TargetWatch> watch() {
        return server.watch();
    }

    @Override
    public List<String> log() {
        return server.log();
    }

    @Override
    public Optional<ServerStory> story(String death) {
        return Optional.of(new ServerStory(server.services().stream().map(service ->
                new ServerStory.Started(service.name(), service.command())).toList(),
                server.versions().stream().map(version ->
                        new ServerStory.Version(version.command(), version.text())).toList(), cores,
                server.startSeconds(), death, server.log()));
    }

    @Override
    public void close() {
        try {
            server.close();
        } finally {
            onClose.run();
        }
    }
}
