package dev.tacho.target;

/**
 * The server's whole process tree at one tick.
 *
 * @param cpuPercent of one core over the time since the last sample: two busy cores are 200
 * @param rssBytes   resident memory, summed over the processes
 * @param processes  how many
 * @param threads    how many
 * @param openFiles  how many; {@link #UNKNOWN} where the system does not let us look
 */
public record TargetSample(double cpuPercent, long rssBytes, int processes, int threads, int openFiles) {
    public static final int UNKNOWN = -1;
}
