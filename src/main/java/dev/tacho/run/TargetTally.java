package dev.tacho.run;

import dev.tacho.result.Memory;
import dev.tacho.result.TargetUse;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Sums up the samples of the server's processes over a measured window. */
final class TargetTally {
    private final TargetInfo info;
    private final long rssStartBytes;
    private long spanNanos;
    private double cpuPercentNanos;
    private double cpuMaxPercent;
    private long rssPeakBytes;
    private long rssEndBytes;
    private int threads;
    private int openFiles = TargetSample.UNKNOWN;
    private final Map<Long, Double> cpuPercentNanosByPid = new HashMap<>();

    /** @param before the processes as the window began */
    TargetTally(TargetInfo info, TargetSample before) {
        this.info = info;
        rssStartBytes = before.rssBytes();
        look(before);
    }

    /** The tree at the end of a tick of {@code span} nanoseconds. */
    void add(long span, TargetSample sample) {
        look(sample);
        spanNanos += span;
        cpuPercentNanos += sample.cpuPercent() * span;
        cpuMaxPercent = Math.max(cpuMaxPercent, sample.cpuPercent());
        sample.each().forEach(process -> cpuPercentNanosByPid.merge(process.pid(), process.cpuPercent() * span,
                Double::sum));
    }

    private void look(TargetSample sample) {
        rssPeakBytes = Math.max(rssPeakBytes, sample.rssBytes());
        rssEndBytes = sample.rssBytes();
        threads = Math.max(threads, sample.threads());
        openFiles = Math.max(openFiles, sample.openFiles());
    }

    /** Of one process, over the whole window: while it was not there it used nothing. */
    double cpuMeanPercent(long pid) {
        return spanNanos == 0 ? 0 : cpuPercentNanosByPid.getOrDefault(pid, 0.0) / spanNanos;
    }

    /** Without its processes one by one; empty if no tick ever saw the processes. */
    Optional<TargetUse> use() {
        return spanNanos == 0 ? Optional.empty() : Optional.of(new TargetUse(info, cpuPercentNanos / spanNanos,
                cpuMaxPercent, new Memory(rssStartBytes, rssPeakBytes, rssEndBytes), threads, openFiles));
    }
}
