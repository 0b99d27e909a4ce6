package dev.tacho.target;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The children of guards, which are no part of the server themselves: what a guard has started, and what has become its
 * child because its own parent ended.
 *
 * @param guards the service of each, by the guard's PID
 */
record HeldRoots(Processes processes, Map<Long, String> guards) implements Roots {

    @Override
    public Map<Long, String> first() {
        Map<Long, String> roots = new LinkedHashMap<>();
        guards.forEach((guard, service) -> {
            List<Long> held = processes.childrenOf(guard);
            held.forEach(pid -> roots.put(pid, held.size() == 1 ? service : ""));
        });
        return roots;
    }

    @Override
    public Map<Long, String> now() {
        return first();
    }
}
