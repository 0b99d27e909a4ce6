package dev.tacho.target;

import java.util.Optional;

/**
 * What {@code /proc/PID/task/TID/schedstat} tells of one thread.
 *
 * @param onCpuNanos time spent on a CPU
 * @param turns      how often it was given one
 */
record SchedStat(long onCpuNanos, long turns) {
    static final SchedStat NONE = new SchedStat(0, 0);

    /**
     * Its three numbers: time on a CPU, time waiting for one, turns. Empty for a thread that is just ending or has had
     * no turn yet; a kernel that does not keep this account says so of every thread.
     */
    static Optional<SchedStat> parse(String line) {
        String[] numbers = line.strip().split(" ");
        return numbers.length < 3 || numbers[2].equals("0") ? Optional.empty()
                : Optional.of(new SchedStat(Long.parseLong(numbers[0]), Long.parseLong(numbers[2])));
    }

    /** Never negative: a number of a thread may have passed on to another. */
    SchedStat since(SchedStat earlier) {
        return new SchedStat(Math.max(0, onCpuNanos - earlier.onCpuNanos), Math.max(0, turns - earlier.turns));
    }

    SchedStat plus(SchedStat other) {
        return new SchedStat(onCpuNanos + other.onCpuNanos, turns + other.turns);
    }
}
