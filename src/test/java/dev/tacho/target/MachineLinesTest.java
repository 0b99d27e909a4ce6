package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.target.MachineCounters.CpuTime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files of /proc as kernels wrote them. */
class MachineLinesTest {
    private static final String STAT = """
            cpu  2035084 350 486335 1614429 40071 11 159832 2612 90 0
            cpu0 994609 163 254929 823842 20907 5 81089 1272 40 0
            cpu1 1040474 187 231405 790587 19164 6 78743 1339 50 0
            intr 33 0 0
            cpufreq 7
            """;
    private static final String DEV = """
            Inter-|   Receive                                                |  Transmit
             face |bytes    packets errs drop fifo frame compressed multicast|bytes    packets errs drop fifo colls carrier compressed
                lo: 273686138363 645523313    0  546    0     0          0         0 273686138363 645523313    0    0    0     0       0          0
              eth0:273217288  108000    0    0    0     0          0         0 14511734  108173    0    0    0     0       0          0
            """;
    private static final String SNMP = """
            Ip: Forwarding DefaultTTL
            Ip: 2 64
            Tcp: RtoAlgorithm RtoMin RtoMax MaxConn ActiveOpens PassiveOpens AttemptFails EstabResets CurrEstab InSegs OutSegs RetransSegs InErrs OutRsts InCsumErrors
            Tcp: 1 200 120000 -1 8541609 8477454 62192 900592 0 645630259 645648299 8814 0 581278 0
            """;
    private static final String MEMINFO = """
            MemTotal:        8134576 kB
            MemFree:          312048 kB
            MemAvailable:    6134576 kB
            """;

    @TempDir
    private Path proc;

    @Test
    void timeOfAllCoresAndOfEach() {
        assertThat(LinuxMachine.cpus(STAT, false))
                .containsExactly(new CpuTime(2_035_434, 646_178, 1_654_500, 2_612));
        assertThat(LinuxMachine.cpus(STAT, true)).containsExactly(new CpuTime(994_772, 336_023, 844_749, 1_272),
                new CpuTime(1_040_661, 310_154, 809_751, 1_339));
    }

    @Test
    void kernelsOfOldHadFewerColumns() {
        assertThat(LinuxMachine.cpus("cpu  1 2 3 4\n", false)).containsExactly(new CpuTime(3, 3, 4, 0));
    }

    @Test
    void trafficOfAllInterfacesIsAdded() {
        assertThat(LinuxMachine.traffic(DEV))
                .isEqualTo(new LinuxMachine.Traffic(273_686_138_363L + 273_217_288, 273_686_138_363L + 14_511_734));
    }

    @Test
    void retransmitsAreFoundByTheirName() {
        assertThat(LinuxMachine.retransmits(SNMP)).isEqualTo(8814);
        assertThat(LinuxMachine.retransmits(SNMP.replace("RetransSegs", "Other"))).isEqualTo(MachineCounters.UNKNOWN);
    }

    @Test
    void usedMemoryIsWhatIsNotAvailable() {
        assertThat(LinuxMachine.memoryUsedBytes(MEMINFO)).isEqualTo(2_000_000L * 1024);
    }

    @Test
    void theLoadIsThatOfTheLastMinute() {
        assertThat(LinuxMachine.load("4.07 0.24 0.65 1/96 30959\n")).isEqualTo(4.07);
    }

    @Test
    void aMachineIsAllOfThemAndLacksWhatIsNotThere() throws IOException {
        assertThat(new LinuxMachine(proc).read()).isEqualTo(new MachineCounters(new CpuTime(0, 0, 0, 0), List.of(),
                Double.NaN, 0, MachineCounters.UNKNOWN, MachineCounters.UNKNOWN, MachineCounters.UNKNOWN));
        Files.createDirectories(proc.resolve("net"));
        Files.writeString(proc.resolve("stat"), STAT);
        Files.writeString(proc.resolve("net/snmp"), SNMP);
        MachineCounters read = new LinuxMachine(proc).read();
        assertThat(read.cores()).hasSize(2);
        assertThat(read.retransmits()).isEqualTo(8814);
    }
}
