package dev.tacho.target;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import oshi.SystemInfo;

/** Finds the server under test on this machine. */
public final class Targets {
    private static final Path PROC = Path.of("/proc");

    private final Supplier<Processes> processes;
    private final long self;

    /** @param processes made anew for each watch, since each belongs to one thread */
    Targets(Supplier<Processes> processes, long self) {
        this.processes = processes;
        this.self = self;
    }

    /** For the operating system this runs on. */
    public static Targets ofThisMachine() {
        return new Targets(Targets::processesOfThisMachine, ProcessHandle.current().pid());
    }

    static Processes processesOfThisMachine() {
        return Files.isReadable(PROC.resolve("net/tcp")) ? new LinuxProcesses(PROC)
                : new OshiProcesses(new SystemInfo().getOperatingSystem());
    }

    /**
     * Watches the process tree that listens on a local TCP port.
     *
     * @return empty if no process of this machine does, or none that may be seen
     */
    public Optional<TargetWatch> watchPort(int port) {
        Processes found = processes.get();
        Set<Long> listeners = found.listeningOn(port);
        if (listeners.isEmpty()) {
            return Optional.empty();
        }
        List<Long> roots = new ServerRoots(found, self).of(listeners);
        TreeWatch watch = new TreeWatch(found, roots, self, System::nanoTime);
        return watch.info().pids().isEmpty() ? Optional.empty() : Optional.of(watch);
    }
}
