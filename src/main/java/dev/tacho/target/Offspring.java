package dev.tacho.target;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;

/** What processes have started and what lives of it. Any thread may ask. */
final class Offspring {
    private static final Path PROC = Path.of("/proc");

    private final LongFunction<List<Long>> children;
    private final LongPredicate ended;

    private Offspring(LongFunction<List<Long>> children, LongPredicate ended) {
        this.children = children;
        this.ended = ended;
    }

    static Offspring ofThisMachine() {
        if (Files.isReadable(PROC.resolve("self/stat"))) {
            LinuxProcesses processes = new LinuxProcesses(PROC);
            return new Offspring(processes::childrenOf, pid -> processes.meter(pid).isEmpty());
        }
        return new Offspring(pid -> ProcessHandle.of(pid).stream().flatMap(ProcessHandle::children)
                .map(ProcessHandle::pid).toList(), _ -> false);
    }

    /** Its direct children that live. */
    synchronized List<ProcessHandle> childrenOf(long pid) {
        return children.apply(pid).stream().filter(child -> !ended.test(child)).map(ProcessHandle::of)
                .flatMap(Optional::stream).toList();
    }

    /** Its direct children that have ended, but of which it has not taken note. */
    synchronized List<Long> endedChildrenOf(long pid) {
        return children.apply(pid).stream().filter(ended::test).toList();
    }

    /** All that live beneath these, parents before children; not these themselves. */
    List<ProcessHandle> of(Collection<Long> pids) {
        List<ProcessHandle> all = new ArrayList<>();
        Set<Long> found = new HashSet<>(pids);
        Deque<Long> toAsk = new ArrayDeque<>(pids);
        while (!toAsk.isEmpty()) {
            for (ProcessHandle child : childrenOf(toAsk.remove())) {
                if (found.add(child.pid())) {
                    all.add(child);
                    toAsk.add(child.pid());
                }
            }
        }
        return all;
    }

    /** It has not ended, and is not a mere entry that its parent has not taken note of. */
    synchronized boolean lives(ProcessHandle process) {
        return process.isAlive() && !ended.test(process.pid());
    }
}
