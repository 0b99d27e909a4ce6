package dev.tacho.target;

/** One process of a tree and what it has used, from mark to mark. */
final class WatchedProcess {
    private final long pid;
    private final String service;
    private final String name;
    private final ProcessMeter meter;
    private ProcessMeter.Reading last = new ProcessMeter.Reading(0, 0, 0, 0, TargetSample.UNKNOWN, 0);
    private long gainedNanos;
    private long reapedNanos;
    private long burntNanos;
    private long burntAtMark;
    private long switchesAtMark;
    private double cpuPercent;
    private double switchesPerSecond;
    private boolean pssTried;
    private long pssBytes = TargetSample.UNKNOWN;

    /** @param service the name that it bears, its children too; empty for {@code shortName} */
    WatchedProcess(long pid, String service, String shortName, ProcessMeter meter) {
        this.pid = pid;
        this.service = service;
        this.name = service.isEmpty() ? shortName : service;
        this.meter = meter;
    }

    String service() {
        return service;
    }

    /** Reads it again; false once it has ended. */
    boolean read() {
        return meter.read().map(now -> {
            gainedNanos = Math.max(0, now.cpuNanos() - last.cpuNanos());
            reapedNanos = Math.max(0, now.reapedNanos() - last.reapedNanos());
            last = now;
            return true;
        }).orElse(false);
    }

    /** Its own CPU time and that of the children it waited for, from beginning to end. */
    long lifetimeNanos() {
        return last.burntNanos();
    }

    /** CPU time of children that it has waited for between the last two readings. */
    long reapedNanos() {
        return reapedNanos;
    }

    /**
     * Settles what was used between the last two readings.
     *
     * @param unseen the part of the reaped time that no reading of those children has told, 0 to 1
     * @return in nanoseconds
     */
    long settle(double unseen) {
        long used = gainedNanos + Math.round(reapedNanos * unseen);
        burntNanos += used;
        return used;
    }

    /** Ends a span of {@code nanos}, over which what is per second or in percent is told, and begins the next one. */
    void mark(long nanos) {
        cpuPercent = 100.0 * (burntNanos - burntAtMark) / nanos;
        switchesPerSecond = last.switches() < 0 || switchesAtMark < 0 ? Double.NaN
                : 1e9 * (last.switches() - switchesAtMark) / nanos;
        begin();
    }

    /** Begins a span without telling of what was before. */
    void begin() {
        burntAtMark = burntNanos;
        switchesAtMark = last.switches();
    }

    boolean pssTried() {
        return pssTried;
    }

    void readPss() {
        pssTried = true;
        pssBytes = meter.pssBytes();
    }

    ProcessSample sample() {
        return new ProcessSample(pid, name, cpuPercent, last.rssBytes(), pssBytes, last.threads(), last.openFiles(),
                switchesPerSecond);
    }
}
