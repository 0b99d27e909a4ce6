package dev.tacho.plan;

import dev.tacho.profile.StatusSet;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What a good response is, in a form that costs nothing to ask on the request path. Immutable. */
public final class Expectation {
    private static final int STATUSES = 600;
    private final boolean[] expected = new boolean[STATUSES];
    private final boolean sameLength;
    private final byte[] bodyContains;

    Expectation(StatusSet statuses, boolean sameLength, Optional<String> bodyContains) {
        for (int status = 0; status < STATUSES; status++) {
            expected[status] = statuses.contains(status);
        }
        this.sameLength = sameLength;
        this.bodyContains = bodyContains.map(text -> text.getBytes(StandardCharsets.UTF_8)).orElse(null);
    }

    public boolean expectsStatus(int status) {
        return status < STATUSES && expected[status];
    }

    /** Every body must be as long as the first one of the run. */
    public boolean sameLength() {
        return sameLength;
    }

    /** Whether bodies are searched at all; without, the engine need not look at their bytes. */
    public boolean searchesBody() {
        return bodyContains != null;
    }

    /** A copy of the bytes that a body must hold; only with {@link #searchesBody()}. */
    public byte[] bodyContains() {
        return bodyContains.clone();
    }
}
