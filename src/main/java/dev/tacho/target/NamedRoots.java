package dev.tacho.target;

import java.util.List;
import java.util.Map;

/** Every process of one short name; also those that come later. */
record NamedRoots(Processes processes, String name, long self) implements Roots {

    @Override
    public Map<Long, String> first() {
        List<Long> others = processes.named(name).stream().filter(pid -> pid != self).sorted().toList();
        return Roots.fixed(others).first();
    }

    @Override
    public Map<Long, String> now() {
        return first();
    }
}
