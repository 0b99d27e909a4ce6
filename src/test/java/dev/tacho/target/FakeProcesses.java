package dev.tacho.target;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A machine whose processes do what a test says. */
final class FakeProcesses implements Processes {
    private final Map<Long, Fake> byPid = new HashMap<>();
    Set<Long> listeners = Set.of();
    int childQueries;

    private static final class Fake {
        private final long parent;
        private final String name;
        private ProcessMeter.Reading reading = new ProcessMeter.Reading(0, 0, 1_000, 1, 5);

        private Fake(long parent, String name) {
            this.parent = parent;
            this.name = name;
        }
    }

    FakeProcesses with(long pid, long parent, String name) {
        byPid.put(pid, new Fake(parent, name));
        return this;
    }

    void burn(long pid, long millis) {
        ProcessMeter.Reading now = byPid.get(pid).reading;
        set(pid, now.cpuNanos() + millis * 1_000_000, now.reapedNanos(), now.openFiles());
    }

    void reap(long pid, long millis) {
        ProcessMeter.Reading now = byPid.get(pid).reading;
        set(pid, now.cpuNanos(), now.reapedNanos() + millis * 1_000_000, now.openFiles());
    }

    void openFiles(long pid, int count) {
        ProcessMeter.Reading now = byPid.get(pid).reading;
        set(pid, now.cpuNanos(), now.reapedNanos(), count);
    }

    private void set(long pid, long cpuNanos, long reapedNanos, int openFiles) {
        byPid.get(pid).reading = new ProcessMeter.Reading(cpuNanos, reapedNanos, 1_000, 1, openFiles);
    }

    void end(long pid) {
        byPid.remove(pid);
    }

    @Override
    public Set<Long> listeningOn(int port) {
        return listeners;
    }

    @Override
    public long parentOf(long pid) {
        return byPid.containsKey(pid) ? byPid.get(pid).parent : 0;
    }

    @Override
    public String nameOf(long pid) {
        return byPid.containsKey(pid) ? byPid.get(pid).name : "";
    }

    @Override
    public List<Long> childrenOf(long pid) {
        childQueries++;
        return byPid.keySet().stream().filter(child -> parentOf(child) == pid).sorted().toList();
    }

    @Override
    public Optional<ProcessMeter> meter(long pid) {
        Fake first = byPid.get(pid);
        return first == null ? Optional.empty()
                : Optional.of(() -> Optional.ofNullable(byPid.get(pid)).filter(now -> now == first)
                        .map(now -> now.reading));
    }
}
