package dev.tacho.engine;

import dev.tacho.measure.Failure;
import java.io.IOException;

/** A server that there is no point in sending requests to; the message is in the user's words. */
public final class Unreachable extends IOException {
    private static final long serialVersionUID = 1;
    private final Failure failure;

    Unreachable(Failure failure, String message, IOException cause) {
        super(message, cause);
        this.failure = failure;
    }

    /** What requests would have failed of. */
    public Failure failure() {
        return failure;
    }
}
