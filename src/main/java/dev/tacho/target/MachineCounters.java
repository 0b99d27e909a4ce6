package dev.tacho.target;

import java.util.List;

/**
 * How a machine stands: counters since it was started, which only grow, and a few levels.
 *
 * @param all              CPU time of all cores
 * @param cores            of each core, in order; empty where unknown
 * @param load             the system load over the last minute; NaN where there is no such thing
 * @param memoryUsedBytes  total less available
 * @param receivedBytes    over all network interfaces, loopback included; {@link #UNKNOWN} where it is not told
 * @param sentBytes        likewise
 * @param retransmits      TCP segments sent again; {@link #UNKNOWN} where it is not told
 */
record MachineCounters(CpuTime all, List<CpuTime> cores, double load, long memoryUsedBytes, long receivedBytes,
                       long sentBytes, long retransmits) {
    static final long UNKNOWN = -1;

    MachineCounters {
        cores = List.copyOf(cores);
    }

    /**
     * What became of the time of one core or of all, in any unit.
     *
     * @param user   programs, also those of lower priority and guests
     * @param system the kernel, interrupts included
     * @param idle   nothing to do, or waiting for a disk
     * @param steal  taken by the host of a virtual machine
     */
    record CpuTime(long user, long system, long idle, long steal) {

        /** Never negative, since idle time is known to run back a little when a core wakes up. */
        CpuTime since(CpuTime earlier) {
            return new CpuTime(Math.max(0, user - earlier.user), Math.max(0, system - earlier.system),
                    Math.max(0, idle - earlier.idle), Math.max(0, steal - earlier.steal));
        }

        long total() {
            return user + system + idle + steal;
        }

        /** NaN if no time has passed. */
        double percent(long part) {
            return total() > 0 ? 100.0 * part / total() : Double.NaN;
        }
    }
}
