package dev.tacho.target;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where the trees begin that make up a server: PIDs with the name of the service that each belongs to, which its
 * children bear too; an empty name for the short names of the processes themselves.
 */
interface Roots {

    /** As the watch begins. */
    Map<Long, String> first();

    /** Asked again and again: those that there are now. Without any, what was known at first is all there is. */
    default Map<Long, String> now() {
        return Map.of();
    }

    /** No others than these, without a service. */
    static Roots fixed(List<Long> pids) {
        Map<Long, String> roots = new LinkedHashMap<>();
        pids.forEach(pid -> roots.put(pid, ""));
        return () -> roots;
    }
}
