package dev.tacho.engine;

import dev.tacho.plan.Endpoint;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;

/** Whether a server can be reached at all, asked once before a run. Blocks; not for an event loop. */
public final class Reach {
    private Reach() {
    }

    /**
     * Resolves the endpoint's name and opens and closes one connection.
     *
     * @return the address that answered
     * @throws IOException in the user's words: unknown host, nobody listens, no answer in time
     */
    public static InetSocketAddress check(Endpoint endpoint, Duration patience) throws IOException {
        throw new UnsupportedOperationException("contract");
    }
}
