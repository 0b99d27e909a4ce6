package dev.tacho.result;

/**
 * One process of the server over a run.
 *
 * @param pid            its number, or {@link dev.tacho.target.ProcessSample#OTHERS}
 * @param name           of its service, or else its short name
 * @param cpuMeanPercent of one core, over the measured window
 * @param rss            resident memory around the run
 * @param threads        the most at one tick
 */
public record ProcessUse(long pid, String name, double cpuMeanPercent, Memory rss, int threads) {
}
