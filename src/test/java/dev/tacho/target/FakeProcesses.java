package dev.tacho.target;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A machine whose processes do what a test says. */
final class FakeProcesses implements Processes {
    private final Map<Long, Fake> byPid = new HashMap<>();
    final Map<Integer, Set<Long>> listening = new HashMap<>();
    final List<Long> pssAsked = new ArrayList<>();
    Runnable pssCost = () -> { };
    int childQueries;

    private static final class Fake {
        private final String name;
        private long parent;
        private ProcessMeter.Reading reading = new ProcessMeter.Reading(0, 0, 1_000, 1, 5, 0);
        private long pss = TargetSample.UNKNOWN;

        private Fake(long parent, String name) {
            this.parent = parent;
            this.name = name;
        }
    }

    FakeProcesses with(long pid, long parent, String name) {
        byPid.put(pid, new Fake(parent, name));
        return this;
    }

    /** Its parent has ended; another has taken it in. */
    void adopt(long pid, long newParent) {
        byPid.get(pid).parent = newParent;
    }

    void burn(long pid, long millis) {
        set(pid, now -> new ProcessMeter.Reading(now.cpuNanos() + millis * 1_000_000, now.reapedNanos(),
                now.rssBytes(), now.threads(), now.openFiles(), now.switches()));
    }

    void reap(long pid, long millis) {
        set(pid, now -> new ProcessMeter.Reading(now.cpuNanos(), now.reapedNanos() + millis * 1_000_000,
                now.rssBytes(), now.threads(), now.openFiles(), now.switches()));
    }

    void openFiles(long pid, int count) {
        set(pid, now -> new ProcessMeter.Reading(now.cpuNanos(), now.reapedNanos(), now.rssBytes(), now.threads(),
                count, now.switches()));
    }

    void rss(long pid, long bytes) {
        set(pid, now -> new ProcessMeter.Reading(now.cpuNanos(), now.reapedNanos(), bytes, now.threads(),
                now.openFiles(), now.switches()));
    }

    /** Of all its life; {@link TargetSample#UNKNOWN} too. */
    void switches(long pid, long count) {
        set(pid, now -> new ProcessMeter.Reading(now.cpuNanos(), now.reapedNanos(), now.rssBytes(), now.threads(),
                now.openFiles(), count));
    }

    void pss(long pid, long bytes) {
        byPid.get(pid).pss = bytes;
    }

    private void set(long pid, UnaryOperator<ProcessMeter.Reading> change) {
        byPid.get(pid).reading = change.apply(byPid.get(pid).reading);
    }

    void end(long pid) {
        byPid.remove(pid);
    }

    @Override
    public Set<Long> listeningOn(int port) {
        return listening.getOrDefault(port, Set.of());
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
    public List<Long> named(String name) {
        return byPid.keySet().stream().filter(pid -> nameOf(pid).equals(name)).toList();
    }

    @Override
    public Optional<ProcessMeter> meter(long pid) {
        return Optional.ofNullable(byPid.get(pid)).map(first -> new Meter(pid, first));
    }

    private final class Meter implements ProcessMeter {
        private final long pid;
        private final Fake first;

        private Meter(long pid, Fake first) {
            this.pid = pid;
            this.first = first;
        }

        @Override
        public Optional<Reading> read() {
            return Optional.ofNullable(byPid.get(pid)).filter(now -> now == first).map(now -> now.reading);
        }

        @Override
        public long pssBytes() {
            pssAsked.add(pid);
            pssCost.run();
            return first.pss;
        }
    }
}
