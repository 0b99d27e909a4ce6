package dev.tacho.run;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;

/** The CPU time of the event loops. Reads may come from any thread. */
final class LoopCpu {
    private final long[] threadIds;
    private final LongUnaryOperator cpuNanosOf;

    /** @param cpuNanosOf CPU time of a thread by its id, −1 once it has ended */
    LoopCpu(List<Thread> loops, LongUnaryOperator cpuNanosOf) {
        threadIds = loops.stream().mapToLong(Thread::threadId).toArray();
        this.cpuNanosOf = cpuNanosOf;
    }

    static LoopCpu of(List<Thread> loops) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return new LoopCpu(loops, threads.isThreadCpuTimeSupported() ? threads::getThreadCpuTime : _ -> 0);
    }

    Reading read() {
        return new Reading(Arrays.stream(threadIds).map(cpuNanosOf).toArray());
    }

    /** One moment. Never changed. */
    static final class Reading {
        private final long[] nanos;

        private Reading(long[] nanos) {
            this.nanos = nanos;
        }

        /** CPU time of all loops since {@code earlier}, in nanoseconds. A loop that has ended adds nothing. */
        long sumSince(Reading earlier) {
            return Arrays.stream(since(earlier)).sum();
        }

        /** Likewise of the loop that used most. */
        long mostSince(Reading earlier) {
            return Arrays.stream(since(earlier)).max().orElse(0);
        }

        private long[] since(Reading earlier) {
            long[] gained = new long[nanos.length];
            Arrays.setAll(gained, loop -> Math.max(0, nanos[loop] - earlier.nanos[loop]));
            return gained;
        }
    }
}
