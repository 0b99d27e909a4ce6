package dev.tacho.target;

/**
 * The fields we use of {@code /proc/PID/stat}, see proc_pid_stat(5).
 *
 * @param name        without its parentheses, at most 15 bytes
 * @param state       one letter; {@code Z} and {@code X} have ended
 * @param parent      its parent's PID
 * @param cpuTicks    user and system time of all its threads, also of those that ended, in clock ticks
 * @param reapedTicks likewise of the children it has waited for
 * @param threads     how many
 * @param startTicks  when it started, in clock ticks since boot: with the PID it names a process for good
 * @param rssPages    resident memory in pages
 */
record ProcStat(String name, char state, long parent, long cpuTicks, long reapedTicks, int threads, long startTicks,
                long rssPages) {

    /**
     * Reads the line. The name may hold spaces and parentheses, so the fields are counted from its last one.
     *
     * @throws IllegalArgumentException if it is no such line
     */
    static ProcStat parse(String line) {
        int open = line.indexOf('(');
        int close = line.lastIndexOf(')');
        if (open < 0 || close < open) {
            throw new IllegalArgumentException("not a stat line: " + line);
        }
        // Field 3 of the manual is the first one behind the name.
        String[] fields = line.substring(close + 1).strip().split(" ");
        if (fields.length < 22) {
            throw new IllegalArgumentException("not a stat line: " + line);
        }
        return new ProcStat(line.substring(open + 1, close), fields[0].charAt(0), number(fields, 4),
                number(fields, 14) + number(fields, 15), number(fields, 16) + number(fields, 17),
                (int) number(fields, 20), number(fields, 22), number(fields, 24));
    }

    /** By its number in the manual. */
    private static long number(String[] fields, int field) {
        return Long.parseLong(fields[field - 3]);
    }

    boolean ended() {
        return state == 'Z' || state == 'X';
    }
}
