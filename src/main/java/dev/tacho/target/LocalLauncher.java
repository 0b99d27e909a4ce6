package dev.tacho.target;

import dev.tacho.profile.Launch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Starts servers on this machine. */
public final class LocalLauncher implements Launcher {
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
        throw new IOException(guardCommand + " " + cache);
    }
}
