package dev.tacho.target;

import java.util.List;

/**
 * The whole machine at one tick. What is per second or in percent covers the time since the last sample; NaN stands for
 * what the system does not tell.
 *
 * @param userPercent            of all cores: 100 is the whole machine. Includes what runs with a lower priority
 * @param systemPercent          likewise, in the kernel, interrupts included
 * @param idlePercent            likewise, with nothing to do or waiting for a disk
 * @param stealPercent           likewise, taken by the host of a virtual machine
 * @param corePercents           how busy each core was, 0 to 100, in order; empty where unknown
 * @param tachoPercent           CPU of Tacho itself, all of its threads, in percent of one core
 * @param load                   the system load over the last minute
 * @param memoryUsedBytes        memory that cannot be had without swapping: total less available
 * @param receivedBytesPerSecond over all network interfaces, loopback included
 * @param sentBytesPerSecond     likewise
 * @param retransmitsPerSecond   TCP segments sent again, SYNs included
 */
public record MachineSample(double userPercent, double systemPercent, double idlePercent, double stealPercent,
                            List<Double> corePercents, double tachoPercent, double load, long memoryUsedBytes,
                            double receivedBytesPerSecond, double sentBytesPerSecond, double retransmitsPerSecond) {
    public MachineSample {
        corePercents = List.copyOf(corePercents);
    }
}
