package dev.tacho.result;

import dev.tacho.target.TargetInfo;

/**
 * The server's process tree over the measured window.
 *
 * @param info           which processes
 * @param cpuMeanPercent of one core
 * @param cpuMaxPercent  of one core, the highest tick
 * @param rssStartBytes  resident memory as it began
 * @param rssPeakBytes   the highest tick
 * @param rssEndBytes    as it ended
 * @param threads        the most at one tick
 * @param openFiles      the most at one tick; {@link dev.tacho.target.TargetSample#UNKNOWN} where it cannot be seen
 */
public record TargetUse(TargetInfo info, double cpuMeanPercent, double cpuMaxPercent, long rssStartBytes,
                        long rssPeakBytes, long rssEndBytes, int threads, int openFiles) {
}
