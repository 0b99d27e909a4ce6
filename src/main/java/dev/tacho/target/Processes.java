package dev.tacho.target;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What an operating system tells of the processes on this machine. For one thread. */
interface Processes {

    /** The processes holding a TCP socket that listens on {@code port}, as far as we may see them. */
    Set<Long> listeningOn(int port);

    /** The process that {@code pid} was started by, 0 if it has none or is gone. */
    long parentOf(long pid);

    /** Short name, such as {@code nginx}; empty once it is gone. */
    String nameOf(long pid);

    /** All processes of this short name, as far as we may see them. */
    List<Long> named(String name);

    /** Direct children, as they are now. */
    List<Long> childrenOf(long pid);

    /** Something to read process {@code pid} with; empty if there is none now. */
    Optional<ProcessMeter> meter(long pid);
}
