package dev.tacho.plan;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Checks.NumberRange;
import java.nio.charset.StandardCharsets;

/** What a good response is, in a form that costs nothing to ask on the request path. Immutable. */
public final class Expectation {
    private static final int STATUSES = 600;
    private final boolean[] expected = new boolean[STATUSES];
    private final boolean sameLength;
    private final byte[] bodyContains;
    private final boolean wantsNumber;
    private final double least;
    private final double most;

    Expectation(Checks checks) {
        for (int status = 0; status < STATUSES; status++) {
            expected[status] = checks.statuses().contains(status);
        }
        this.sameLength = checks.sameLength();
        this.bodyContains = checks.bodyContains().map(text -> text.getBytes(StandardCharsets.UTF_8)).orElse(null);
        this.wantsNumber = checks.bodyNumber().isPresent();
        this.least = checks.bodyNumber().map(NumberRange::least).orElse(Double.NaN);
        this.most = checks.bodyNumber().map(NumberRange::most).orElse(Double.NaN);
    }

    public boolean expectsStatus(int status) {
        return status < STATUSES && expected[status];
    }

    /** Every body must be as long as the first one of the run. */
    public boolean sameLength() {
        return sameLength;
    }

    /** Whether the engine has to look at the bytes of bodies at all. */
    public boolean looksAtBody() {
        return searchesBody() || wantsNumber();
    }

    /** Whether bodies are searched for a text. */
    public boolean searchesBody() {
        return bodyContains != null;
    }

    /** A copy of the bytes that a body must hold; only with {@link #searchesBody()}. */
    public byte[] bodyContains() {
        return bodyContains.clone();
    }

    /** Whether a body must be one number. */
    public boolean wantsNumber() {
        return wantsNumber;
    }

    /** The least that it may be; only with {@link #wantsNumber()}. */
    public double least() {
        return least;
    }

    /** The most that it may be; only with {@link #wantsNumber()}. */
    public double most() {
        return most;
    }
}
