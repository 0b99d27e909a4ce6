package dev.tacho.target;

/**
 * One process of the server at one tick.
 *
 * @param pid               its number, or {@link #OTHERS}
 * @param name              of the service it belongs to, or else its short name such as {@code nginx}
 * @param cpuPercent        of one core over the time since the last sample
 * @param rssBytes          resident memory
 * @param pssBytes          proportional share of memory, or {@link TargetSample#UNKNOWN}; may be of an earlier sample
 * @param threads           how many
 * @param openFiles         how many, or {@link TargetSample#UNKNOWN}
 * @param switchesPerSecond context switches of all its threads; NaN where the system does not tell
 */
public record ProcessSample(long pid, String name, double cpuPercent, long rssBytes, long pssBytes, int threads,
                            int openFiles, double switchesPerSecond) {
    /** Stands for all that are not listed one by one. */
    public static final long OTHERS = 0;
}
