package dev.tacho.target;

import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** A server that was started for a run and ends with it. */
public final class ServerProcess implements AutoCloseable {

    /**
     * Starts {@code command}, which prints {@code listening on 127.0.0.1:PORT} on a line of its own when it is ready and
     * ends when its standard input is closed, so that it cannot outlive this process however that ends.
     *
     * @param patience how long it may take to come up
     * @throws IOException in the user's words, with the last lines of its output, if it does not come up
     */
    public static ServerProcess start(List<String> command, Duration patience) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /** The port it listens on. */
    public int port() {
        throw new UnsupportedOperationException("contract");
    }

    /** Ends it, by force if it does not go within 2 s. */
    @Override
    public void close() {
        throw new UnsupportedOperationException("contract");
    }
}
