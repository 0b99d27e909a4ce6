package dev.tacho.report;

import dev.tacho.result.Result;

/** Writes results in every {@link Format}. */
public final class Reports {
    private Reports() {
    }

    /** The whole document; text is UTF-8. */
    public static byte[] write(Result result, Format format) {
        throw new UnsupportedOperationException("contract");
    }
}
