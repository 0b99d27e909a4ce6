package dev.tacho.target;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * The trees under some roots, on any operating system. Who belongs to them is looked up again each second, or less
 * often where that takes long; a process once known stays known until it ends, whatever becomes of its parent.
 */
final class TreeWatch implements TargetWatch {
    static final long RESCAN_NANOS = 1_000_000_000;
    /** Looking for new processes takes at most this part of the time, and so it is done less often in a large tree. */
    static final long SCAN_ONE_IN = 300;
    static final long RAREST_RESCAN_NANOS = 5_000_000_000L;
    /** Over less than this the systems' CPU counters are too coarse to divide by the time. */
    static final long SHORTEST_SPAN_NANOS = 20_000_000;

    private final Processes processes;
    private final Roots roots;
    private final long excluded;
    private final LongSupplier clock;
    private final Map<Long, WatchedProcess> known = new LinkedHashMap<>();
    private final PssRounds pss;
    private final Listing listing = new Listing();
    private final TargetInfo info;
    private long rescanAt;
    private long markedAt;
    private long burntNanos;
    private long burntAtMark;
    /** CPU time of processes that ended and have been counted, but not yet been added to a parent's reaped time. */
    private long unclaimedNanos;
    private double cpuPercent;

    /**
     * @param self  our own process: left out with all its children, unless it is a root itself
     * @param clock in nanoseconds
     */
    TreeWatch(Processes processes, Roots roots, long self, LongSupplier clock) {
        this.processes = processes;
        this.roots = roots;
        this.clock = clock;
        Map<Long, String> first = roots.first();
        excluded = first.containsKey(self) ? 0 : self;
        pss = new PssRounds(clock);
        scan(first);
        info = new TargetInfo(List.copyOf(known.keySet()), first.keySet().stream().filter(known::containsKey)
                .map(pid -> known.get(pid).sample().name()).distinct().collect(Collectors.joining(" + ")));
        read();
        known.values().forEach(WatchedProcess::begin);
        burntAtMark = burntNanos;
        markedAt = clock.getAsLong();
        pss.ask(known.values());
    }

    @Override
    public TargetInfo info() {
        return info;
    }

    @Override
    public Optional<TargetSample> sample() {
        long now = clock.getAsLong();
        if (now >= rescanAt) {
            scan(roots.now());
        }
        read();
        if (known.isEmpty()) {
            return Optional.empty();
        }
        if (now - markedAt >= SHORTEST_SPAN_NANOS) {
            mark(now);
        }
        pss.ask(known.values());
        return Optional.of(told());
    }

    private void mark(long now) {
        long span = now - markedAt;
        cpuPercent = 100.0 * (burntNanos - burntAtMark) / span;
        known.values().forEach(process -> process.mark(span));
        markedAt = now;
        burntAtMark = burntNanos;
    }

    private TargetSample told() {
        List<ProcessSample> all = known.values().stream().map(WatchedProcess::sample).toList();
        Sums sums = new Sums();
        all.forEach(sums::add);
        ProcessSample sum = sums.asOne(ProcessSample.OTHERS, "");
        return new TargetSample(cpuPercent, sum.rssBytes(), sum.pssBytes(), all.size(), sum.threads(),
                sum.openFiles(), sum.switchesPerSecond(), listing.of(all));
    }

    /** Adds new roots, the children of all known processes, and theirs. */
    private void scan(Map<Long, String> rootsNow) {
        long began = clock.getAsLong();
        rootsNow.forEach(this::add);
        Deque<Long> toAsk = new ArrayDeque<>(known.keySet());
        while (!toAsk.isEmpty()) {
            long parent = toAsk.remove();
            String service = known.get(parent).service();
            for (long child : processes.childrenOf(parent)) {
                if (add(child, service)) {
                    toAsk.add(child);
                }
            }
        }
        long took = clock.getAsLong() - began;
        rescanAt = began + Math.clamp(SCAN_ONE_IN * took, RESCAN_NANOS, RAREST_RESCAN_NANOS);
    }

    /** False if it is known already, is not to be, or is gone. */
    private boolean add(long pid, String service) {
        if (pid == excluded || known.containsKey(pid)) {
            return false;
        }
        Optional<ProcessMeter> meter = processes.meter(pid);
        meter.ifPresent(found -> known.put(pid,
                new WatchedProcess(pid, service, service.isEmpty() ? processes.nameOf(pid) : "", found)));
        return meter.isPresent();
    }

    /**
     * Reads every process, forgets those that have ended, and adds what was burnt since the last call. A child that
     * came and went unseen shows up in its parent's reaped time; of one that was seen, only what is new there counts.
     */
    private void read() {
        long reaped = 0;
        for (Iterator<WatchedProcess> each = known.values().iterator(); each.hasNext();) {
            WatchedProcess process = each.next();
            if (process.read()) {
                reaped += process.reapedNanos();
            } else {
                unclaimedNanos += process.lifetimeNanos();
                each.remove();
            }
        }
        double unseen = reaped > unclaimedNanos ? (double) (reaped - unclaimedNanos) / reaped : 0;
        unclaimedNanos = Math.max(0, unclaimedNanos - reaped);
        for (WatchedProcess process : known.values()) {
            burntNanos += process.settle(unseen);
        }
    }
}
