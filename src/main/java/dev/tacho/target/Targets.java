package dev.tacho.target;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import oshi.SystemInfo;

/** Finds the server under test on this machine, and watches the machine. */
public final class Targets {
    private static final Path PROC = Path.of("/proc");
    private static final boolean IS_LINUX = Files.isReadable(PROC.resolve("net/tcp"));

    private final Supplier<Processes> processes;
    private final Supplier<MachineReader> machine;
    private final long self;

    /** Readers are made anew for each watch, since each belongs to one thread. */
    Targets(Supplier<Processes> processes, Supplier<MachineReader> machine, long self) {
        this.processes = processes;
        this.machine = machine;
        this.self = self;
    }

    /** For the operating system this runs on. */
    public static Targets ofThisMachine() {
        return new Targets(Targets::processesOfThisMachine, IS_LINUX ? () -> new LinuxMachine(PROC)
                : () -> OshiMachine.of(new SystemInfo()), ProcessHandle.current().pid());
    }

    static Processes processesOfThisMachine() {
        return IS_LINUX ? new LinuxProcesses(PROC) : new OshiProcesses(new SystemInfo().getOperatingSystem());
    }

    /**
     * Watches this machine, and Tacho on it. The first look is taken at once: outside Linux it may take some 0.1 s,
     * which should not fall into a measurement.
     *
     * @throws RuntimeException or a LinkageError if this system cannot be read
     */
    public MachineWatch watchMachine() {
        return new MachineRates(machine.get(), new OwnCpu(processes.get().meter(self)), System::nanoTime);
    }

    /**
     * Watches the process tree that listens on a local TCP port. Tacho's own counts only if the socket is its own.
     *
     * @return empty if no process of this machine does, or none that may be seen
     */
    public Optional<TargetWatch> watchPort(int port) {
        return watchPorts(List.of(port));
    }

    /**
     * Watches all process trees that listen on one of {@code ports}, as one server.
     *
     * @return empty if no process of this machine listens on any, or none that may be seen
     */
    public Optional<TargetWatch> watchPorts(List<Integer> ports) {
        Processes found = processes.get();
        ServerRoots server = new ServerRoots(found, self);
        return watch(found, Roots.fixed(ports.stream().map(found::listeningOn).filter(pids -> !pids.isEmpty())
                .flatMap(pids -> server.of(pids).stream()).toList()));
    }

    /**
     * Watches processes and what they have started, as one server; Tacho itself is left out.
     *
     * @return empty if none of them is there now
     */
    public Optional<TargetWatch> watchPids(List<Long> pids) {
        return watch(processes.get(), Roots.fixed(pids.stream().filter(pid -> pid != self).toList()));
    }

    /**
     * Watches every process of a name and what they have started, also those that come later, as one server; Tacho
     * itself is left out.
     *
     * @param name short name, such as {@code nginx}; of a longer one the part that the system keeps
     * @return empty if there is none now
     */
    public Optional<TargetWatch> watchNamed(String name) {
        Processes found = processes.get();
        return watch(found, new NamedRoots(found, name, self));
    }

    /**
     * Watches what guards have started, also what became their child since, but not the guards themselves.
     *
     * @param guards the name of its service by the guard's PID, in the order in which they are to be told
     * @return empty if none of them holds a process now
     */
    public Optional<TargetWatch> watchHeld(Map<Long, String> guards) {
        Processes found = processes.get();
        return watch(found, new HeldRoots(found, guards));
    }

    private Optional<TargetWatch> watch(Processes found, Roots roots) {
        TreeWatch watch = new TreeWatch(found, roots, self, System::nanoTime);
        return watch.info().pids().isEmpty() ? Optional.empty() : Optional.of(watch);
    }
}
