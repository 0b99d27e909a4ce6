package dev.tacho.run;

import dev.tacho.measure.Extras;

/**
 * How a run goes about what its profile says.
 *
 * @param warmUp    let the generator practise on itself first, up to 2 s
 * @param preflight ask the server once or twice before the load, to see what it answers
 * @param extras    what to record besides the usual
 */
public record Manner(boolean warmUp, boolean preflight, Extras extras) {
    public static final Manner USUAL = new Manner(true, true, Extras.NONE);

    /** Measured from the first request that the server gets, as other load generators do. */
    public static Manner withoutPreflight(Extras extras) {
        return new Manner(true, false, extras);
    }

    public Manner withWarmUp(boolean warmUp) {
        return new Manner(warmUp, preflight, extras);
    }
}
