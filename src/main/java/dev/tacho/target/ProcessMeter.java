package dev.tacho.target;

import java.util.Optional;

/** Reads one process again and again, and notices when its number has passed on to another. */
interface ProcessMeter {

    /** How it stands now; empty once it has ended, and for ever after. */
    Optional<Reading> read();

    /**
     * @param cpuNanos    CPU time of the process itself since it started; never falls
     * @param reapedNanos CPU time of the children it has waited for, theirs included; 0 where the system does not tell
     * @param rssBytes    resident memory
     * @param threads     how many
     * @param openFiles   how many, or {@link TargetSample#UNKNOWN}
     */
    record Reading(long cpuNanos, long reapedNanos, long rssBytes, int threads, int openFiles) {

        long burntNanos() {
            return cpuNanos + reapedNanos;
        }
    }
}
