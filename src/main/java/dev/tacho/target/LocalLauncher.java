package dev.tacho.target;

import dev.tacho.profile.Launch;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.util.List;

/** Starts servers on this machine. */
public final class LocalLauncher implements Launcher {
    private static final Texts TEXTS = Texts.of("target");

    private final List<String> guardCommand;
    private final Path cache;

    /**
     * @param guardCommand starts {@link Guard#run} in a process of its own; what it is to guard is appended
     * @param cache        folder of what preparations have made; made when needed
     */
    public LocalLauncher(List<String> guardCommand, Path cache) {
        this.guardCommand = List.copyOf(guardCommand);
        this.cache = cache;
    }

    @Override
    public StartedServer launch(Launch launch, String url, LaunchListener listener) throws IOException {
        Startup startup = new Startup(launch, listener, guardCommand, Targets.processesOfThisMachine());
        boolean up = false;
        try {
            LocalServer server = startup.run(url, cache);
            up = true;
            return server;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            InterruptedIOException interrupted = new InterruptedIOException(TEXTS.get("server.interrupted"));
            interrupted.initCause(e);
            throw interrupted;
        } finally {
            if (!up) {
                startup.close();
            }
        }
    }
}
