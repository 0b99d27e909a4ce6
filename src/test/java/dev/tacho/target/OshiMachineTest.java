package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tacho.target.MachineCounters.CpuTime;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import oshi.SystemInfo;
import oshi.hardware.CentralProcessor;
import oshi.hardware.GlobalMemory;
import oshi.hardware.NetworkIF;
import oshi.software.os.InternetProtocolStats;
import oshi.software.os.InternetProtocolStats.TcpStats;

class OshiMachineTest {
    private final List<String> asked = new ArrayList<>();

    /** Answers what {@code answers} says by a method's name. */
    private <T> T fake(Class<T> type, Map<String, Object> answers) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (_, method, _) -> {
            asked.add(method.getName());
            assertThat(answers).containsKey(method.getName());
            return answers.get(method.getName());
        }));
    }

    private static TcpStats retransmitted(long segments) {
        return new TcpStats(0, 0, 0, 0, 0, 0, 0, segments, 0, 0);
    }

    private OshiMachine machine(double load) {
        long[][] cores = {{1, 2, 3, 4, 5, 6, 7, 8}, {10, 0, 0, 90, 0, 0, 0, 0}};
        return new OshiMachine(fake(CentralProcessor.class, Map.of("getProcessorCpuLoadTicks", cores,
                "getSystemCpuLoadTicks", new long[] {11, 2, 3, 94, 5, 6, 7, 8},
                "getSystemLoadAverage", new double[] {load})),
                fake(GlobalMemory.class, Map.of("getTotal", 1_000L, "getAvailable", 300L)),
                List.of(fake(NetworkIF.class, Map.of("updateAttributes", true, "getBytesRecv", 40L, "getBytesSent", 20L)),
                        fake(NetworkIF.class, Map.of("updateAttributes", true, "getBytesRecv", 5L, "getBytesSent", 6L))),
                fake(InternetProtocolStats.class, Map.of("getTCPv4Stats", retransmitted(7), "getTCPv6Stats",
                        retransmitted(2))));
    }

    @Test
    void ticksAreSortedAsOnLinuxAndTheRestIsAdded() {
        assertThat(machine(1.5).read()).isEqualTo(new MachineCounters(new CpuTime(13, 16, 99, 8),
                List.of(new CpuTime(3, 16, 9, 8), new CpuTime(10, 0, 90, 0)), 1.5, 700, 45, 26, 9));
        assertThat(asked).filteredOn("updateAttributes"::equals).as("interfaces are read again").hasSize(2);
    }

    @Test
    void windowsHasNoLoad() {
        assertThat(machine(-1).read().load()).isNaN();
    }

    @Test
    void bothReadersAgreeAboutThisMachine() {
        assumeTrue(Files.exists(Path.of("/proc/net/snmp")));
        MachineCounters ours = new LinuxMachine(Path.of("/proc")).read();
        MachineCounters theirs = OshiMachine.of(new SystemInfo()).read();
        assertThat(theirs.cores()).hasSameSizeAs(ours.cores());
        // OSHI counts in milliseconds what the kernel counts in clock ticks of 10 ms.
        assertThat((double) theirs.all().user() / theirs.all().total())
                .isCloseTo((double) ours.all().user() / ours.all().total(), within(0.02));
        assertThat(theirs.memoryUsedBytes()).isCloseTo(ours.memoryUsedBytes(), Percentage.withPercentage(15));
        assertThat(theirs.receivedBytes()).isGreaterThanOrEqualTo(ours.receivedBytes());
        assertThat(theirs.retransmits()).isGreaterThanOrEqualTo(ours.retransmits());
    }
}
