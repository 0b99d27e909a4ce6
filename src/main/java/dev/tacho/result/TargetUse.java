package dev.tacho.result;

import dev.tacho.target.TargetInfo;
import java.util.List;
import java.util.Optional;

/**
 * The server's process tree over the measured window.
 *
 * @param info           which processes
 * @param cpuMeanPercent of one core
 * @param cpuMaxPercent  of one core, the highest tick
 * @param window         resident memory as it began, at its highest tick and as it ended
 * @param threads        the most at one tick
 * @param openFiles      the most at one tick; {@link dev.tacho.target.TargetSample#UNKNOWN} where it cannot be seen
 * @param rest           resident memory of all processes before and after the run; empty in files of earlier versions
 * @param pss            likewise the sum of their proportional shares, where pages that several of them use count once;
 *                       empty where the system does not tell
 * @param processes      one by one, in the order in which they were found; empty in files of earlier versions
 */
public record TargetUse(TargetInfo info, double cpuMeanPercent, double cpuMaxPercent, Memory window, int threads,
                        int openFiles, Optional<Memory> rest, Optional<Memory> pss, List<ProcessUse> processes) {
    public TargetUse {
        processes = List.copyOf(processes);
    }

    /** The sums of the window alone. */
    public TargetUse(TargetInfo info, double cpuMeanPercent, double cpuMaxPercent, Memory window, int threads,
                     int openFiles) {
        this(info, cpuMeanPercent, cpuMaxPercent, window, threads, openFiles, Optional.empty(), Optional.empty(),
                List.of());
    }

    /** Resident memory at rest before and after the run where that is known, or else as the window went. */
    public Memory memory() {
        return rest.orElse(window);
    }
}
