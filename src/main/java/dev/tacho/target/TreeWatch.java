package dev.tacho.target;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The trees under some roots, on any operating system. Who belongs to them is looked up again each second; a process
 * once known stays known until it ends, whatever becomes of its parent.
 */
final class TreeWatch implements TargetWatch {
    static final long RESCAN_NANOS = 1_000_000_000;
    /** Over less than this the systems' CPU counters are too coarse to divide by the time. */
    static final long SHORTEST_SPAN_NANOS = 20_000_000;

    private final Processes processes;
    private final long excluded;
    private final LongSupplier clock;
    private final Map<Long, Known> known = new LinkedHashMap<>();
    private final TargetInfo info;
    private long scannedAt;
    private long markedAt;
    private long burntNanos;
    private long burntAtMark;
    /** CPU time of processes that ended and have been counted, but not yet been added to a parent's reaped time. */
    private long unclaimedNanos;
    private double cpuPercent;

    private static final class Known {
        private final ProcessMeter meter;
        private ProcessMeter.Reading last = new ProcessMeter.Reading(0, 0, 0, 0, TargetSample.UNKNOWN);

        private Known(ProcessMeter meter) {
            this.meter = meter;
        }
    }

    /**
     * @param self  our own process: left out with all its children, unless it is a root itself
     * @param clock in nanoseconds
     */
    TreeWatch(Processes processes, List<Long> roots, long self, LongSupplier clock) {
        this.processes = processes;
        this.excluded = roots.contains(self) ? 0 : self;
        this.clock = clock;
        roots.forEach(this::add);
        scan();
        info = new TargetInfo(List.copyOf(known.keySet()), processes.nameOf(roots.getFirst()));
        scannedAt = clock.getAsLong();
        markedAt = scannedAt;
        read();
        burntAtMark = burntNanos;
    }

    @Override
    public TargetInfo info() {
        return info;
    }

    @Override
    public Optional<TargetSample> sample() {
        long now = clock.getAsLong();
        if (now - scannedAt >= RESCAN_NANOS) {
            scannedAt = now;
            scan();
        }
        TargetSample sums = read();
        if (known.isEmpty()) {
            return Optional.empty();
        }
        if (now - markedAt >= SHORTEST_SPAN_NANOS) {
            cpuPercent = 100.0 * (burntNanos - burntAtMark) / (now - markedAt);
            markedAt = now;
            burntAtMark = burntNanos;
        }
        return Optional.of(new TargetSample(cpuPercent, sums.rssBytes(), sums.processes(), sums.threads(),
                sums.openFiles()));
    }

    /** Adds the children of all known processes, and theirs. */
    private void scan() {
        Deque<Long> toAsk = new ArrayDeque<>(known.keySet());
        while (!toAsk.isEmpty()) {
            for (long child : processes.childrenOf(toAsk.remove())) {
                if (child != excluded && !known.containsKey(child) && add(child)) {
                    toAsk.add(child);
                }
            }
        }
    }

    private boolean add(long pid) {
        Optional<ProcessMeter> meter = processes.meter(pid);
        meter.ifPresent(found -> known.put(pid, new Known(found)));
        return meter.isPresent();
    }

    /**
     * Reads every process, forgets those that have ended, and adds what was burnt since the last call. A child that
     * came and went unseen shows up in its parent's reaped time; of one that was seen, only what is new there counts.
     */
    private TargetSample read() {
        long rss = 0;
        int threads = 0;
        int openFiles = 0;
        long reaped = 0;
        for (Iterator<Known> each = known.values().iterator(); each.hasNext();) {
            Known process = each.next();
            Optional<ProcessMeter.Reading> reading = process.meter.read();
            if (reading.isEmpty()) {
                unclaimedNanos += process.last.burntNanos();
                each.remove();
                continue;
            }
            ProcessMeter.Reading now = reading.get();
            burntNanos += Math.max(0, now.cpuNanos() - process.last.cpuNanos());
            reaped += Math.max(0, now.reapedNanos() - process.last.reapedNanos());
            process.last = now;
            rss += now.rssBytes();
            threads += now.threads();
            openFiles = now.openFiles() < 0 || openFiles < 0 ? TargetSample.UNKNOWN : openFiles + now.openFiles();
        }
        burntNanos += Math.max(0, reaped - unclaimedNanos);
        unclaimedNanos = Math.max(0, unclaimedNanos - reaped);
        return new TargetSample(0, rss, known.size(), threads, openFiles);
    }
}
