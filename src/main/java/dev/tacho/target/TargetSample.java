package dev.tacho.target;

import java.util.List;

/**
 * The server's whole process tree at one tick.
 *
 * @param cpuPercent        of one core over the time since the last sample: two busy cores are 200
 * @param rssBytes          resident memory, summed over the processes
 * @param pssBytes          proportional share of memory, where pages that several processes use count once in all;
 *                          {@link #UNKNOWN} where the system does not tell. Read at most once a second, so it may be
 *                          that of an earlier sample
 * @param processes         how many
 * @param threads           how many
 * @param openFiles         how many; {@link #UNKNOWN} where the system does not let us look
 * @param switchesPerSecond context switches, wanted and forced, of all threads; NaN where the system does not tell
 * @param each              the processes one by one, in the order in which they were found; of more than
 *                          {@link #MOST_LISTED} the last entry sums up those that have the least memory, as process
 *                          {@link ProcessSample#OTHERS}
 */
public record TargetSample(double cpuPercent, long rssBytes, long pssBytes, int processes, int threads, int openFiles,
                           double switchesPerSecond, List<ProcessSample> each) {
    public static final int UNKNOWN = -1;
    public static final int MOST_LISTED = 24;

    public TargetSample {
        each = List.copyOf(each);
    }

    /** The sums alone. */
    public TargetSample(double cpuPercent, long rssBytes, int processes, int threads, int openFiles) {
        this(cpuPercent, rssBytes, UNKNOWN, processes, threads, openFiles, Double.NaN, List.of());
    }
}
