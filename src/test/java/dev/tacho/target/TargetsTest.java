package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import oshi.SystemInfo;

/** Real processes. */
@Timeout(60)
class TargetsTest {
    private static final long SELF = ProcessHandle.current().pid();
    private final Targets targets = Targets.ofThisMachine();

    @Test
    void aServersTreeIsFoundByItsPortWithoutUs() throws Exception {
        try (ServerProcess server = ServerProcess.start(TryServer.command("child", "listen", "stay"),
                Duration.ofSeconds(30))) {
            TargetWatch watch = targets.watchPort(server.port()).orElseThrow();
            assertThat(watch.info().pids()).hasSize(2).doesNotContain(SELF);
            assertThat(watch.info().name()).isEqualTo("java");
            TargetSample sample = watch.sample().orElseThrow();
            assertThat(sample.processes()).isEqualTo(2);
            assertThat(sample.rssBytes()).isBetween(20L << 20, 1L << 30);
            assertThat(sample.threads()).isGreaterThan(4);
            assertThat(sample.openFiles()).isGreaterThan(4);
        }
    }

    @Test
    void aServerThatHasEndedHasNoSample() throws Exception {
        TargetWatch watch;
        try (ServerProcess server = ServerProcess.start(TryServer.command("listen", "stay"),
                Duration.ofSeconds(30))) {
            watch = targets.watchPort(server.port()).orElseThrow();
        }
        assertThat(watch.sample()).isEmpty();
    }

    @Test
    void ourOwnPortIsOurs() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            assertThat(targets.watchPort(socket.getLocalPort()).orElseThrow().info().pids()).startsWith(SELF);
        }
    }

    @Test
    void aPortNobodyListensOnHasNoWatch() throws IOException {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        assertThat(targets.watchPort(port)).isEqualTo(Optional.empty());
    }

    @Test
    void cpuTimeIsWhatTheSystemSays() throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/self/schedstat")));
        Process child = new ProcessBuilder(TryServer.command("stay")).start();
        try {
            ProcessMeter meter = new LinuxProcesses(Path.of("/proc")).meter(child.pid()).orElseThrow();
            for (int i = 0; i < 5; i++) {
                child.outputWriter().append("burn 30\n").flush();
                assertThat(child.inputReader().readLine()).isEqualTo("burnt");
                long before = systemCpuNanos(child);
                long read = meter.read().orElseThrow().cpuNanos();
                assertThat(read).isBetween(before, systemCpuNanos(child) + 20_000_000);
            }
        } finally {
            child.destroyForcibly();
        }
    }

    @Test
    void contextSwitchesAreWhatTheSystemSays() throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/self/schedstat")));
        Process child = new ProcessBuilder(TryServer.command("stay")).start();
        try {
            ProcessMeter meter = new LinuxProcesses(Path.of("/proc")).meter(child.pid()).orElseThrow();
            long start = meter.read().orElseThrow().switches();
            long startTold = toldSwitches(child.pid());
            for (int i = 0; i < 300; i++) {
                child.outputWriter().append("burn 0\n").flush();
                assertThat(child.inputReader().readLine()).isEqualTo("burnt");
            }
            long gained = meter.read().orElseThrow().switches() - start;
            assertThat(gained).isGreaterThanOrEqualTo(250)
                    .isCloseTo(toldSwitches(child.pid()) - startTold, Percentage.withPercentage(20));
        } finally {
            child.destroyForcibly();
        }
    }

    /** Of all threads, as their status tells. */
    private static long toldSwitches(long pid) throws IOException {
        long sum = 0;
        try (Stream<Path> threads = Files.list(Path.of("/proc/" + pid + "/task"))) {
            for (Path thread : threads.toList()) {
                for (String line : Files.readAllLines(thread.resolve("status"))) {
                    sum += line.contains("ctxt_switches:") ? Long.parseLong(line.split("\\s+")[1]) : 0;
                }
            }
        }
        return sum;
    }

    @Test
    void aServerIsFoundByItsNumberItsHolderAndItsName() throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/net/tcp")));
        try (ServerProcess server = ServerProcess.start(TryServer.command("child", "listen", "stay"),
                Duration.ofSeconds(30))) {
            List<Long> tree = targets.watchPort(server.port()).orElseThrow().info().pids();
            assertThat(targets.watchPids(List.of(tree.getFirst())).orElseThrow().info().pids()).isEqualTo(tree);
            TargetWatch held = targets.watchHeld(Map.of(tree.getFirst(), "worker")).orElseThrow();
            assertThat(held.info()).isEqualTo(new TargetInfo(List.of(tree.getLast()), "worker"));
            assertThat(targets.watchNamed("java").orElseThrow().info().pids()).containsAll(tree).doesNotContain(SELF);
            ProcessSample worker = held.sample().orElseThrow().each().getFirst();
            assertThat(worker.name()).isEqualTo("worker");
            assertThat(worker.pssBytes()).isBetween(4L << 20, worker.rssBytes());
        }
    }

    @Test
    void theMachineIsBusyWithUs() {
        MachineWatch machine = targets.watchMachine();
        long until = System.nanoTime() + 300_000_000;
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
        MachineSample sample = machine.sample();
        assertThat(sample.tachoPercent()).isBetween(1.0, 100.0 * Runtime.getRuntime().availableProcessors() + 30);
        assertThat(sample.userPercent() + sample.systemPercent() + sample.idlePercent() + sample.stealPercent())
                .isCloseTo(100, Offset.offset(1e-6));
        assertThat(sample.idlePercent()).isLessThan(100);
        assertThat(sample.memoryUsedBytes()).isGreaterThan(50L << 20);
        assertThat(sample.receivedBytesPerSecond()).isNotNegative();
    }

    private static long systemCpuNanos(Process child) {
        return child.info().totalCpuDuration().orElseThrow().toNanos();
    }

    @Test
    void bothReadersAgreeAboutAChild() throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/net/tcp")));
        try (ServerProcess server = ServerProcess.start(TryServer.command("child", "listen", "stay"),
                Duration.ofSeconds(30))) {
            LinuxProcesses proc = new LinuxProcesses(Path.of("/proc"));
            OshiProcesses oshi = new OshiProcesses(new SystemInfo().getOperatingSystem());
            assertThat(oshi.listeningOn(server.port())).isEqualTo(proc.listeningOn(server.port())).hasSize(1);
            long pid = proc.listeningOn(server.port()).iterator().next();
            assertThat(oshi.parentOf(pid)).isEqualTo(proc.parentOf(pid)).isEqualTo(SELF);
            assertThat(oshi.nameOf(pid)).isEqualTo(proc.nameOf(pid));
            assertThat(oshi.childrenOf(pid)).isEqualTo(proc.childrenOf(pid)).hasSize(1);
            ProcessMeter.Reading ours = proc.meter(pid).flatMap(ProcessMeter::read).orElseThrow();
            ProcessMeter.Reading theirs = oshi.meter(pid).flatMap(ProcessMeter::read).orElseThrow();
            assertThat(theirs.rssBytes()).isCloseTo(ours.rssBytes(), Percentage.withPercentage(5));
            assertThat(theirs.threads()).isBetween(ours.threads() - 2, ours.threads() + 2);
            assertThat(theirs.cpuNanos() - ours.cpuNanos()).isBetween(-100_000_000L, 100_000_000L);
            server.close();
            assertThat(oshi.meter(pid)).isEqualTo(Optional.empty());
        }
    }

    @Test
    void aSampleCostsLittle() throws Exception {
        assumeTrue(Files.exists(Path.of("/proc/self/schedstat")));
        try (ServerProcess server = ServerProcess.start(TryServer.command("listen", "stay"),
                Duration.ofSeconds(30))) {
            TargetWatch watch = targets.watchPort(server.port()).orElseThrow();
            long best = Long.MAX_VALUE;
            for (int i = 0; i < 200; i++) {
                long before = System.nanoTime();
                watch.sample();
                best = Math.min(best, System.nanoTime() - before);
            }
            assertThat(best).isLessThan(TimeUnit.MILLISECONDS.toNanos(1));
        }
    }
}
