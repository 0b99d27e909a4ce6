package dev.tacho.measure;

/**
 * What happened between two ticks.
 *
 * @param counts   only what was counted in this interval
 * @param response response times of this interval
 * @param service  service times, likewise
 * @param lag      how late requests with a planned instant were sent, likewise
 */
public record Interval(Counts counts, Quantiles response, Quantiles service, Quantiles lag) {
}
