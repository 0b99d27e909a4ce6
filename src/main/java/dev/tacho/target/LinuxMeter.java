package dev.tacho.target;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One process in /proc.
 *
 * <p>Two counters tell of its CPU time. {@code stat} counts everything, also threads that have ended, but in whole
 * clock ticks of 10 ms for user and system time each. The {@code schedstat} of each thread counts nanoseconds, but a
 * thread that ends takes its count with it. So what the living threads gained is added up and held between the two
 * ends of what {@code stat} allows: fine steps, and never off by more than two clock ticks.
 */
final class LinuxMeter implements ProcessMeter {
    /** With more threads than this, reading each one costs more than fine steps are worth: about 10 µs a thread. */
    static final int MOST_THREADS_READ = 64;

    private final ProcFiles files;
    private final long pid;
    private final long startTicks;
    private final long pageBytes;
    private final long tickNanos;
    private Map<String, Long> threadNanos = Map.of();
    private long cpuNanos;
    private boolean gone;

    LinuxMeter(ProcFiles files, long pid, long startTicks, long pageBytes, long tickNanos) {
        this.files = files;
        this.pid = pid;
        this.startTicks = startTicks;
        this.pageBytes = pageBytes;
        this.tickNanos = tickNanos;
    }

    @Override
    public Optional<Reading> read() {
        Optional<ProcStat> now = gone ? Optional.empty()
                : files.stat(pid).filter(stat -> !stat.ended() && stat.startTicks() == startTicks);
        gone = now.isEmpty();
        return now.map(this::reading);
    }

    private Reading reading(ProcStat stat) {
        long counted = stat.cpuTicks() * tickNanos;
        long fine = cpuNanos + gainedByThreads(stat.threads());
        cpuNanos = Math.max(cpuNanos, Math.clamp(fine, counted, counted + 2 * tickNanos));
        return new Reading(cpuNanos, stat.reapedTicks() * tickNanos, stat.rssPages() * pageBytes, stat.threads(),
                files.openFiles(pid));
    }

    /** What the living threads have used since the last call; a new one all it has. */
    private long gainedByThreads(int threads) {
        if (threads > MOST_THREADS_READ) {
            return 0;
        }
        List<String> ids = threads == 1 ? List.of(Long.toString(pid)) : files.names(pid + "/task");
        Map<String, Long> now = new HashMap<>();
        long gained = 0;
        for (String id : ids) {
            Optional<String> schedstat = files.text(threads == 1 ? pid + "/schedstat" : pid + "/task/" + id
                    + "/schedstat");
            if (schedstat.isPresent()) {
                long nanos = onCpuNanos(schedstat.get());
                gained += Math.max(0, nanos - threadNanos.getOrDefault(id, 0L));
                now.put(id, nanos);
            }
        }
        threadNanos = now;
        return gained;
    }

    /** The first number of a schedstat line: time spent on a CPU, in nanoseconds. */
    static long onCpuNanos(String schedstat) {
        int end = schedstat.indexOf(' ');
        return end <= 0 ? 0 : Long.parseLong(schedstat.substring(0, end));
    }
}
