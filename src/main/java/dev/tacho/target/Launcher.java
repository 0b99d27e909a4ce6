package dev.tacho.target;

import dev.tacho.profile.Launch;
import java.io.IOException;

/** Starts servers as profiles describe them. */
public interface Launcher {

    /**
     * Writes the files, prepares what is not prepared yet, asks for versions, starts the services one after the other
     * and waits until the port accepts. Blocks; an interrupt ends it with nothing left running and nothing half-made.
     *
     * @param url of the target, perhaps with {@code {port}}
     * @throws java.io.InterruptedIOException if the calling thread is interrupted
     * @throws IOException in the user's words, with the last lines of the server's output: something is not installed
     *                     (with the one line that installs it), the port is taken (with its owner's name and pid), a
     *                     step of the preparation failed, a service ended at once or did not come up in time
     */
    StartedServer launch(Launch launch, String url, LaunchListener listener) throws IOException;
}
