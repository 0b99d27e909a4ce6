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
 *
 * <p>The same line says how often a thread was given a CPU: the sum of the two kinds of context switches that
 * {@code status} tells, at no further cost.
 */
final class LinuxMeter implements ProcessMeter {
    /** With more threads than this, reading each one costs more than fine steps are worth: about 10 µs a thread. */
    static final int MOST_THREADS_READ = 64;

    private final ProcFiles files;
    private final long pid;
    private final long startTicks;
    private final long pageBytes;
    private final long tickNanos;
    private Map<String, SchedStat> threads = Map.of();
    private long cpuNanos;
    private long switches;
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
        SchedStat gained = gainedByThreads(stat.threads());
        cpuNanos = Math.max(cpuNanos, Math.clamp(cpuNanos + gained.onCpuNanos(), counted, counted + 2 * tickNanos));
        switches += gained.turns();
        return new Reading(cpuNanos, stat.reapedTicks() * tickNanos, stat.rssPages() * pageBytes, stat.threads(),
                files.openFiles(pid), threads.isEmpty() ? TargetSample.UNKNOWN : switches);
    }

    @Override
    public long pssBytes() {
        return gone ? TargetSample.UNKNOWN : files.text(pid + "/smaps_rollup").map(LinuxMeter::pssBytes)
                .orElse((long) TargetSample.UNKNOWN);
    }

    /** The line {@code Pss:} of a smaps_rollup, in bytes; {@link TargetSample#UNKNOWN} if there is none. */
    static long pssBytes(String rollup) {
        return rollup.lines().filter(line -> line.startsWith("Pss:")).findFirst()
                .map(line -> 1024 * Long.parseLong(line.substring("Pss:".length(), line.lastIndexOf(' ')).strip()))
                .orElse((long) TargetSample.UNKNOWN);
    }

    /** What the living threads have gained since the last call; a new one all it has. */
    private SchedStat gainedByThreads(int count) {
        Map<String, SchedStat> now = new HashMap<>();
        SchedStat gained = SchedStat.NONE;
        for (String id : idsOf(count)) {
            Optional<SchedStat> told = files.text(count == 1 ? pid + "/schedstat" : pid + "/task/" + id + "/schedstat")
                    .flatMap(SchedStat::parse);
            if (told.isPresent()) {
                gained = gained.plus(told.get().since(threads.getOrDefault(id, SchedStat.NONE)));
                now.put(id, told.get());
            }
        }
        threads = now;
        return gained;
    }

    /** The threads to be read one by one. */
    private List<String> idsOf(int count) {
        if (count > MOST_THREADS_READ) {
            return List.of();
        }
        return count == 1 ? List.of(Long.toString(pid)) : files.names(pid + "/task");
    }
}
