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
 * {@code status} tells, at no further cost. And a process with one thread whose line has not changed has not run, so
 * that nothing else about it has changed either: of hundreds of idle workers only that line is read.
 */
final class LinuxMeter implements ProcessMeter {
    /** With more threads than this, reading each one costs more than fine steps are worth: about 10 µs a thread. */
    static final int MOST_THREADS_READ = 64;
    /** So often in a row an idle process is not read, since its memory can be taken from it while it sleeps. */
    private static final int MOST_SKIPPED = 15;

    private final ProcFiles files;
    private final long pid;
    private final long startTicks;
    private final long pageBytes;
    private final long tickNanos;
    private Reading last = new Reading(0, 0, 0, 0, TargetSample.UNKNOWN, TargetSample.UNKNOWN);
    private String mainThread = "";
    private int skipped;
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
        if (!gone && last.threads() == 1 && sleptOn()) {
            return Optional.of(last);
        }
        Optional<ProcStat> now = gone ? Optional.empty()
                : files.stat(pid).filter(stat -> !stat.ended() && stat.startTicks() == startTicks);
        gone = now.isEmpty();
        now.ifPresent(stat -> last = reading(stat));
        return now.map(_ -> last);
    }

    private boolean sleptOn() {
        String before = mainThread;
        mainThread = files.text(pid + "/schedstat").orElse("");
        boolean same = before.equals(mainThread) && SchedStat.parse(before).isPresent();
        skipped = same && skipped < MOST_SKIPPED ? skipped + 1 : 0;
        return skipped > 0;
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
        linesOf(count).forEach((id, line) -> SchedStat.parse(line).ifPresent(told -> now.put(id, told)));
        SchedStat gained = SchedStat.NONE;
        for (Map.Entry<String, SchedStat> thread : now.entrySet()) {
            gained = gained.plus(thread.getValue().since(threads.getOrDefault(thread.getKey(), SchedStat.NONE)));
        }
        threads = now;
        return gained;
    }

    /** The lines of the threads that are read one by one, by their numbers. */
    private Map<String, String> linesOf(int count) {
        if (count == 1) {
            if (last.threads() != 1) {
                mainThread = files.text(pid + "/schedstat").orElse("");
            }
            return Map.of(Long.toString(pid), mainThread);
        }
        Map<String, String> lines = new HashMap<>();
        if (count <= MOST_THREADS_READ) {
            files.names(pid + "/task").forEach(id -> files.text(pid + "/task/" + id + "/schedstat")
                    .ifPresent(line -> lines.put(id, line)));
        }
        return lines;
    }
}
