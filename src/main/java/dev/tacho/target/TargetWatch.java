package dev.tacho.target;

import java.util.Optional;

/** One server's process tree, read again at each tick. For one thread. */
public interface TargetWatch {

    TargetInfo info();

    /** The tree now; empty once its processes are gone. The first call covers the time since the watch began. */
    Optional<TargetSample> sample();
}
