package dev.tacho.measure;

/**
 * What happened between two ticks.
 *
 * @param counts   only what was counted in this interval
 * @param response response times of this interval
 * @param service  service times, likewise
 * @param lag      how late requests with a planned instant were sent, likewise
 * @param responseHistogram all response times, as {@link Distribution#encoded()} to {@link #DIGITS} digits; empty
 *                          when there are none
 */
public record Interval(Counts counts, Quantiles response, Quantiles service, Quantiles lag,
                       String responseHistogram) {
    /** Within 1 %: enough to see a shape by, and it takes a fraction of the memory, for as long as a run lasts. */
    public static final int DIGITS = 2;
}
