package dev.tacho.target;

/** Processes added up. What is unknown of one is unknown of them all. */
final class Sums {
    private double cpuPercent;
    private long rssBytes;
    private long pssBytes;
    private int threads;
    private int openFiles;
    private double switchesPerSecond;

    void add(ProcessSample process) {
        cpuPercent += process.cpuPercent();
        rssBytes += process.rssBytes();
        pssBytes = unknown(pssBytes, process.pssBytes()) ? TargetSample.UNKNOWN : pssBytes + process.pssBytes();
        threads += process.threads();
        openFiles = unknown(openFiles, process.openFiles()) ? TargetSample.UNKNOWN : openFiles + process.openFiles();
        switchesPerSecond += process.switchesPerSecond();
    }

    private static boolean unknown(long sum, long more) {
        return sum == TargetSample.UNKNOWN || more == TargetSample.UNKNOWN;
    }

    ProcessSample asOne(long pid, String name) {
        return new ProcessSample(pid, name, cpuPercent, rssBytes, pssBytes, threads, openFiles, switchesPerSecond);
    }
}
