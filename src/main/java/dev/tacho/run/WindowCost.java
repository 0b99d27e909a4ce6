package dev.tacho.run;

import dev.tacho.result.TargetUse;
import dev.tacho.target.TargetSample;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.Optional;

/** What the measured window alone cost, on both sides: CPU of the loops, garbage collection, the server's processes. */
final class WindowCost {
    private final Optional<TargetTally> tally;
    private final LoopCpu.Reading cpuAtStart;
    private final double gcMillisBefore = collectedMillis();
    private final long startNanos;
    private boolean over;
    private double cpuMicros;
    private double busiestLoop;
    private double gcMillis;
    private long completed;

    /** Opens at {@code startNanos} on the run's clock. */
    WindowCost(long startNanos, LoopCpu.Reading cpu, Optional<TargetTally> tally) {
        this.startNanos = startNanos;
        this.cpuAtStart = cpu;
        this.tally = tally;
    }

    /** A tick of the window of {@code span} nanoseconds. */
    void add(long span, Optional<TargetSample> target) {
        tally.ifPresent(sum -> target.ifPresent(sample -> sum.add(span, sample)));
    }

    /** @param completed responses until now, for which the CPU was used; a second end adds nothing */
    void end(long endNanos, LoopCpu.Reading cpu, long completed) {
        if (over) {
            return;
        }
        over = true;
        this.completed = completed;
        long nanos = endNanos - startNanos;
        cpuMicros = cpu.sumSince(cpuAtStart) / 1e3;
        busiestLoop = nanos > 0 ? Math.min(1, (double) cpu.mostSince(cpuAtStart) / nanos) : 0;
        gcMillis = collectedMillis() - gcMillisBefore;
    }

    double cpuMicrosPerRequest() {
        return completed > 0 ? cpuMicros / completed : 0;
    }

    /** 0 to 1. */
    double busiestLoop() {
        return busiestLoop;
    }

    double gcMillis() {
        return gcMillis;
    }

    /**
     * What the server used.
     *
     * @param memory around the run; empty if it could not be seen before it
     * @param after  the server at rest after it; empty if it cannot be seen
     */
    Optional<TargetUse> target(Optional<RestingMemory> memory, Optional<TargetSample> after) {
        return tally.flatMap(sum -> sum.use().map(use -> memory
                .map(around -> around.addedTo(use, sum::cpuMeanPercent, after)).orElse(use)));
    }

    private static double collectedMillis() {
        return ManagementFactory.getGarbageCollectorMXBeans().stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime).filter(millis -> millis > 0).sum();
    }
}
