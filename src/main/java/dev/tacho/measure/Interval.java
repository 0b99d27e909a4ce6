package dev.tacho.measure;

/**
 * What happened between two ticks.
 *
 * @param counts   only what was counted in this interval
 * @param response response times of this interval
 */
public record Interval(Counts counts, Quantiles response) {
}
