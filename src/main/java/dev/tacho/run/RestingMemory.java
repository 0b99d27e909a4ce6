package dev.tacho.run;

import dev.tacho.result.Memory;
import dev.tacho.result.ProcessUse;
import dev.tacho.result.TargetUse;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetSample;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;

/** Memory of the server and of each of its processes: at rest before the first request, at its peak, at rest again. */
final class RestingMemory {
    private final Track all = new Track();
    private final Track shares = new Track();
    private final Map<Long, Process> processes = new LinkedHashMap<>();

    /** What one process was seen to be. */
    private static final class Process {
        private final String name;
        private final Track memory = new Track();
        private int threads;

        private Process(String name) {
            this.name = name;
        }
    }

    /** One figure of memory over a run. */
    private static final class Track {
        private long startBytes;
        private long peakBytes;

        private void start(long bytes) {
            startBytes = Math.max(0, bytes);
            look(bytes);
        }

        private void look(long bytes) {
            peakBytes = Math.max(peakBytes, bytes);
        }

        private Memory endingWith(long bytes) {
            return new Memory(startBytes, Math.max(peakBytes, bytes), Math.max(0, bytes));
        }
    }

    /** @param before the server at rest, before anything was asked of it */
    RestingMemory(TargetSample before) {
        all.start(before.rssBytes());
        shares.start(before.pssBytes());
        before.each().forEach(process -> seen(process).memory.start(process.rssBytes()));
    }

    /** The server at any time of the run, warm-up and cool-down included. */
    void add(TargetSample sample) {
        all.look(sample.rssBytes());
        shares.look(sample.pssBytes());
        sample.each().forEach(process -> seen(process).memory.look(process.rssBytes()));
    }

    private Process seen(ProcessSample sample) {
        Process process = processes.computeIfAbsent(sample.pid(), _ -> new Process(sample.name()));
        process.threads = Math.max(process.threads, sample.threads());
        return process;
    }

    /**
     * @param use            of the measured window
     * @param cpuMeanPercent over the window, of a process by its PID
     * @param after          the server at rest after the last request; empty if it had ended by then
     * @return {@code use} with the memory around the run, and every process that was ever seen
     */
    TargetUse addedTo(TargetUse use, LongToDoubleFunction cpuMeanPercent, Optional<TargetSample> after) {
        after.ifPresent(this::add);
        Map<Long, Long> atEnd = new HashMap<>();
        after.ifPresent(sample -> sample.each().forEach(process -> atEnd.put(process.pid(), process.rssBytes())));
        List<ProcessUse> each = new ArrayList<>();
        processes.forEach((pid, process) -> each.add(new ProcessUse(pid, process.name,
                cpuMeanPercent.applyAsDouble(pid), process.memory.endingWith(atEnd.getOrDefault(pid, 0L)),
                process.threads)));
        Optional<Memory> pss = shares.peakBytes > 0
                ? Optional.of(shares.endingWith(after.map(TargetSample::pssBytes).orElse(0L))) : Optional.empty();
        return new TargetUse(use.info(), use.cpuMeanPercent(), use.cpuMaxPercent(), use.window(), use.threads(),
                use.openFiles(), Optional.of(all.endingWith(after.map(TargetSample::rssBytes).orElse(0L))), pss, each);
    }
}
