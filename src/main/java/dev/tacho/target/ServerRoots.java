package dev.tacho.target;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Which processes a server begins with, given those that hold its listening socket. */
final class ServerRoots {
    /** The first process of a machine; with socket activation it holds other programs' sockets too. */
    private static final long INIT = 1;

    private final Processes processes;
    private final long self;

    /** @param self our own process, which counts as a server only if the socket is its own */
    ServerRoots(Processes processes, long self) {
        this.processes = processes;
        this.self = self;
    }

    /** The roots of the trees that make up the server, in order of PID: one, or several unrelated ones. */
    List<Long> of(Set<Long> listeners) {
        Set<Long> candidates = new TreeSet<>(listeners);
        Set<Long> ours = ancestors(self);
        candidates.removeIf(pid -> pid == INIT || ours.contains(pid));
        if (candidates.isEmpty()) {
            candidates.addAll(listeners);
        }
        List<Long> tops = candidates.stream()
                .filter(pid -> ancestors(pid).stream().noneMatch(candidates::contains)).toList();
        return tops.size() > 1 && isMaster(commonParent(tops), tops, ours) ? List.of(commonParent(tops)) : tops;
    }

    /** A parent that forked workers of its own kind without keeping the socket itself; not a shell that started two. */
    private boolean isMaster(long parent, List<Long> workers, Set<Long> ours) {
        String name = processes.nameOf(parent);
        return parent > INIT && parent != self && !ours.contains(parent)
                && workers.stream().allMatch(worker -> processes.nameOf(worker).equals(name));
    }

    /** 0 if they have different ones. */
    private long commonParent(List<Long> pids) {
        Set<Long> parents = pids.stream().map(processes::parentOf).collect(Collectors.toSet());
        return parents.size() == 1 ? parents.iterator().next() : 0;
    }

    private Set<Long> ancestors(long pid) {
        Set<Long> ancestors = new LinkedHashSet<>();
        long parent = processes.parentOf(pid);
        while (parent > 0 && ancestors.add(parent)) {
            parent = processes.parentOf(parent);
        }
        return ancestors;
    }
}
