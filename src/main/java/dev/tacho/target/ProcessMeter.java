package dev.tacho.target;

import java.util.Optional;

/** Reads one process again and again, and notices when its number has passed on to another. */
interface ProcessMeter {

    /** How it stands now; empty once it has ended, and for ever after. */
    Optional<Reading> read();

    /**
     * Its proportional share of memory in bytes: pages that several processes use count in parts. Much dearer than a
     * reading, since the system walks all its pages; {@link TargetSample#UNKNOWN} where the system does not tell.
     */
    long pssBytes();

    /**
     * @param cpuNanos    CPU time of the process itself since it started; never falls
     * @param reapedNanos CPU time of the children it has waited for, theirs included; 0 where the system does not tell
     * @param rssBytes    resident memory
     * @param threads     how many
     * @param openFiles   how many, or {@link TargetSample#UNKNOWN}
     * @param switches    context switches of its threads since the first reading, those of their past included; never
     *                    falls; {@link TargetSample#UNKNOWN} where the system does not tell or too many threads would
     *                    have to be asked
     */
    record Reading(long cpuNanos, long reapedNanos, long rssBytes, int threads, int openFiles, long switches) {

        long burntNanos() {
            return cpuNanos + reapedNanos;
        }
    }
}
