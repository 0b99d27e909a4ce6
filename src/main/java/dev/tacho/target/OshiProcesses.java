package dev.tacho.target;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import oshi.software.os.InternetProtocolStats.IPConnection;
import oshi.software.os.InternetProtocolStats.TcpState;
import oshi.software.os.OSProcess;
import oshi.software.os.OperatingSystem;
import oshi.software.os.OperatingSystem.ProcessFiltering;

/** Processes as OSHI tells of them, on macOS and Windows. */
final class OshiProcesses implements Processes {
    private final OperatingSystem system;

    OshiProcesses(OperatingSystem system) {
        this.system = system;
    }

    @Override
    public Set<Long> listeningOn(int port) {
        return system.getInternetProtocolStats().getConnections().stream()
                .filter(connection -> connection.getState() == TcpState.LISTEN && connection.getLocalPort() == port)
                .map(IPConnection::getowningProcessId).filter(pid -> pid > 0).map(Long::valueOf)
                .collect(Collectors.toSet());
    }

    @Override
    public long parentOf(long pid) {
        return process(pid).map(process -> (long) process.getParentProcessID()).orElse(0L);
    }

    @Override
    public String nameOf(long pid) {
        return process(pid).map(OSProcess::getName).orElse("");
    }

    @Override
    public List<Long> named(String name) {
        return system.getProcesses(process -> process.getName().equals(name), null, 0).stream()
                .map(process -> (long) process.getProcessID()).toList();
    }

    @Override
    public List<Long> childrenOf(long pid) {
        return system.getChildProcesses((int) pid, ProcessFiltering.ALL_PROCESSES, null, 0).stream()
                .map(process -> (long) process.getProcessID()).toList();
    }

    @Override
    public Optional<ProcessMeter> meter(long pid) {
        return process(pid).map(first -> new Meter(pid, first.getStartTime()));
    }

    private Optional<OSProcess> process(long pid) {
        return Optional.ofNullable(system.getProcess((int) pid)).filter(process -> switch (process.getState()) {
            case ZOMBIE, INVALID -> false;
            default -> true;
        });
    }

    /** Of one process; what it shares with others is not told. */
    private final class Meter implements ProcessMeter {
        private final long pid;
        private final long startTime;

        private Meter(long pid, long startTime) {
            this.pid = pid;
            this.startTime = startTime;
        }

        @Override
        public Optional<Reading> read() {
            return process(pid).filter(now -> now.getStartTime() == startTime).map(OshiProcesses::reading);
        }

        @Override
        public long pssBytes() {
            return TargetSample.UNKNOWN;
        }
    }

    /** OSHI gives CPU time in milliseconds, 0 or −1 open files where it may not look, 0 context switches likewise. */
    private static ProcessMeter.Reading reading(OSProcess process) {
        long openFiles = process.getOpenFiles();
        long switches = process.getContextSwitches();
        return new ProcessMeter.Reading((process.getKernelTime() + process.getUserTime()) * 1_000_000, 0,
                process.getResidentMemory(), process.getThreadCount(),
                openFiles > 0 ? (int) openFiles : TargetSample.UNKNOWN,
                switches > 0 ? switches : TargetSample.UNKNOWN);
    }
}
