package dev.tacho.target;

import dev.tacho.target.MachineCounters.CpuTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** A machine's counters as what happened between two looks at them. */
final class MachineRates implements MachineWatch {
    /** Over less than this the systems' CPU counters, of 10 ms steps, tell nothing. */
    static final long SHORTEST_SPAN_NANOS = 20_000_000;

    private final MachineReader reader;
    private final LongSupplier ownCpuNanos;
    private final LongSupplier clock;
    private MachineCounters last;
    private long lastOwnNanos;
    private long lastAt;
    private MachineSample told;

    /**
     * @param ownCpuNanos CPU time of our own process
     * @param clock       in nanoseconds
     */
    MachineRates(MachineReader reader, LongSupplier ownCpuNanos, LongSupplier clock) {
        this.reader = reader;
        this.ownCpuNanos = ownCpuNanos;
        this.clock = clock;
        last = reader.read();
        lastOwnNanos = ownCpuNanos.getAsLong();
        lastAt = clock.getAsLong();
        told = new MachineSample(Double.NaN, Double.NaN, Double.NaN, Double.NaN, List.of(), Double.NaN, last.load(),
                last.memoryUsedBytes(), Double.NaN, Double.NaN, Double.NaN);
    }

    @Override
    public MachineSample sample() {
        long span = clock.getAsLong() - lastAt;
        if (span >= SHORTEST_SPAN_NANOS) {
            MachineCounters now = reader.read();
            long own = ownCpuNanos.getAsLong();
            told = between(last, now, 100.0 * (own - lastOwnNanos) / span, span);
            last = now;
            lastOwnNanos = own;
            lastAt += span;
        }
        return told;
    }

    private static MachineSample between(MachineCounters before, MachineCounters now, double ownPercent, long span) {
        CpuTime all = now.all().since(before.all());
        return new MachineSample(all.percent(all.user()), all.percent(all.system()), all.percent(all.idle()),
                all.percent(all.steal()), cores(before.cores(), now.cores()), ownPercent, now.load(),
                now.memoryUsedBytes(), perSecond(before.receivedBytes(), now.receivedBytes(), span),
                perSecond(before.sentBytes(), now.sentBytes(), span),
                perSecond(before.retransmits(), now.retransmits(), span));
    }

    /** Empty if a core came or went. */
    private static List<Double> cores(List<CpuTime> before, List<CpuTime> now) {
        List<Double> busy = new ArrayList<>();
        for (int i = 0; i < now.size() && now.size() == before.size(); i++) {
            CpuTime core = now.get(i).since(before.get(i));
            busy.add(core.percent(core.total() - core.idle()));
        }
        return busy;
    }

    /** A counter that fell has begun anew, as when an interface is taken away. */
    private static double perSecond(long before, long now, long span) {
        return before < 0 || now < 0 ? Double.NaN : 1e9 * Math.max(0, now - before) / span;
    }
}
