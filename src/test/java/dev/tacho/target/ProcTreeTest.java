package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder that looks like /proc. */
class ProcTreeTest {
    private static final long TICK = 10_000_000;

    @TempDir
    private Path proc;
    private LinuxProcesses processes;

    @BeforeEach
    void emptyMachine() throws IOException {
        Files.createDirectories(proc.resolve("net"));
        processes = new LinuxProcesses(proc);
    }

    private void stat(long pid, long parent, long ticks, int threads, long start) throws IOException {
        Path folder = Files.createDirectories(proc.resolve(Long.toString(pid)));
        Files.writeString(folder.resolve("stat"), pid + " (srv) S " + parent + " 1 1 0 -1 0 0 0 0 0 " + ticks
                + " 0 3 4 20 0 " + threads + " 0 " + start + " 1000 25 0 0\n");
    }

    private void thread(long pid, long tid, long nanos, String children) throws IOException {
        Path folder = Files.createDirectories(proc.resolve(pid + "/task/" + tid));
        Files.writeString(folder.resolve("schedstat"), nanos + " 0 1\n");
        Files.writeString(folder.resolve("children"), children);
    }

    private long cpu(ProcessMeter meter) {
        return meter.read().orElseThrow().cpuNanos();
    }

    @Test
    void listenersAreTheHoldersOfTheSocketsInode() throws IOException {
        Files.writeString(proc.resolve("net/tcp"), "head\n 0: 0100007F:1F90 00000000:0000 0A 0:0 00:0 0 0 0 555 1\n");
        stat(10, 1, 0, 1, 100);
        stat(11, 10, 0, 1, 100);
        for (String fd : new String[] {"10/fd", "11/fd"}) {
            Files.createDirectories(proc.resolve(fd));
        }
        Files.createSymbolicLink(proc.resolve("10/fd/3"), Path.of("socket:[555]"));
        Files.createSymbolicLink(proc.resolve("11/fd/3"), Path.of("socket:[556]"));
        assertThat(processes.listeningOn(8080)).containsExactly(10L);
        assertThat(processes.listeningOn(8081)).isEmpty();
    }

    @Test
    void childrenOfEveryThreadAreFound() throws IOException {
        stat(10, 1, 0, 2, 100);
        thread(10, 10, 0, "20 21 ");
        thread(10, 12, 0, "22 ");
        assertThat(processes.childrenOf(10)).containsExactlyInAnyOrder(20L, 21L, 22L);
    }

    @Test
    void withoutListsOfChildrenParentsAreAsked() throws IOException {
        stat(10, 1, 0, 1, 100);
        stat(20, 10, 0, 1, 100);
        stat(21, 20, 0, 1, 100);
        assertThat(processes.childrenOf(10)).containsExactly(20L);
    }

    @Test
    void readingHasTheUnitsItSays() throws IOException {
        stat(10, 1, 7, 1, 100);
        Files.createDirectories(proc.resolve("10/fd"));
        Files.createSymbolicLink(proc.resolve("10/fd/3"), Path.of("pipe:[7]"));
        assertThat(processes.meter(10).flatMap(ProcessMeter::read))
                .contains(new ProcessMeter.Reading(7 * TICK, 7 * TICK, 25 * 4096, 1, 1,
                        TargetSample.UNKNOWN));
    }

    @Test
    void filesThatMayNotBeSeenAreUnknown() throws IOException {
        stat(10, 1, 7, 1, 100);
        assertThat(processes.meter(10).flatMap(ProcessMeter::read).map(ProcessMeter.Reading::openFiles))
                .contains(TargetSample.UNKNOWN);
    }

    @Test
    void threadsGiveFinerStepsThanTheClockTick() throws IOException {
        stat(10, 1, 0, 2, 100);
        thread(10, 10, 1_000_000, "");
        thread(10, 11, 2_000_000, "");
        ProcessMeter meter = processes.meter(10).orElseThrow();
        assertThat(cpu(meter)).isEqualTo(3_000_000);
        thread(10, 11, 4_500_000, "");
        assertThat(cpu(meter)).isEqualTo(5_500_000);
    }

    @Test
    void aThreadThatEndedIsMadeUpForByTheProcess() throws IOException {
        stat(10, 1, 50, 2, 100);
        thread(10, 10, 200_000_000, "");
        thread(10, 11, 300_000_000, "");
        ProcessMeter meter = processes.meter(10).orElseThrow();
        assertThat(cpu(meter)).isEqualTo(500_000_000);
        Files.delete(proc.resolve("10/task/11/schedstat"));
        stat(10, 1, 80, 2, 100);
        assertThat(cpu(meter)).as("80 ticks are told, thread 11 took 30 of them with it").isEqualTo(800_000_000);
    }

    @Test
    void theMeterNeverRunsBack() throws IOException {
        stat(10, 1, 0, 1, 100);
        Files.writeString(proc.resolve("10/schedstat"), "15000000 0 1");
        ProcessMeter meter = processes.meter(10).orElseThrow();
        assertThat(cpu(meter)).isEqualTo(15_000_000);
        Files.writeString(proc.resolve("10/schedstat"), "");
        assertThat(cpu(meter)).isEqualTo(15_000_000);
    }

    @Test
    void turnsOfEachThreadAreItsContextSwitches() throws IOException {
        stat(10, 1, 0, 2, 100);
        thread(10, 10, 0, "");
        Files.writeString(proc.resolve("10/task/10/schedstat"), "5000 700 40\n");
        thread(10, 11, 0, "");
        ProcessMeter meter = processes.meter(10).orElseThrow();
        assertThat(meter.read().orElseThrow().switches()).isEqualTo(41);
        Files.writeString(proc.resolve("10/task/10/schedstat"), "6000 700 50\n");
        Files.delete(proc.resolve("10/task/11/schedstat"));
        assertThat(meter.read().orElseThrow().switches()).as("a thread that ended keeps its part").isEqualTo(51);
        stat(10, 1, 0, LinuxMeter.MOST_THREADS_READ + 1, 100);
        assertThat(meter.read().orElseThrow().switches()).isEqualTo(TargetSample.UNKNOWN);
    }

    @Test
    void aProcessThatHasNotRunIsNotReadForAWhile() throws IOException {
        stat(10, 1, 1, 1, 100);
        Files.writeString(proc.resolve("10/schedstat"), "15000000 0 1");
        ProcessMeter meter = processes.meter(10).orElseThrow();
        ProcessMeter.Reading first = meter.read().orElseThrow();
        assertThat(meter.read()).contains(first);
        stat(10, 1, 90, 1, 100);
        assertThat(meter.read()).as("it cannot have used time while asleep").contains(first);
        Files.writeString(proc.resolve("10/schedstat"), "900000000 0 2");
        assertThat(meter.read()).contains(new ProcessMeter.Reading(900_000_000, 7 * TICK, 25 * 4096, 1,
                TargetSample.UNKNOWN, 2));
        stat(10, 1, 120, 1, 100);
        for (int i = 0; i < 15; i++) {
            assertThat(cpu(meter)).isEqualTo(900_000_000);
        }
        assertThat(cpu(meter)).as("now and then it is read whatever it says").isEqualTo(120 * TICK);
    }

    @Test
    void anAccountThatIsNotKeptTellsNothing() throws IOException {
        stat(10, 1, 1, 1, 100);
        Files.writeString(proc.resolve("10/schedstat"), "0 0 0\n");
        ProcessMeter meter = processes.meter(10).orElseThrow();
        assertThat(meter.read().orElseThrow().switches()).isEqualTo(TargetSample.UNKNOWN);
        stat(10, 1, 5, 1, 100);
        assertThat(cpu(meter)).isEqualTo(5 * TICK);
    }

    @Test
    void aProcessThatEndedInItsSleepIsGone() throws IOException {
        stat(10, 1, 1, 1, 100);
        Files.writeString(proc.resolve("10/schedstat"), "15000000 0 1");
        ProcessMeter meter = processes.meter(10).orElseThrow();
        assertThat(meter.read()).isPresent();
        Files.delete(proc.resolve("10/schedstat"));
        Files.delete(proc.resolve("10/stat"));
        assertThat(meter.read()).isEmpty();
    }

    @Test
    void proportionalMemoryIsThatOfTheWholeProcess() throws IOException {
        stat(10, 1, 7, 1, 100);
        ProcessMeter meter = processes.meter(10).orElseThrow();
        assertThat(meter.pssBytes()).isEqualTo(TargetSample.UNKNOWN);
        Files.writeString(proc.resolve("10/smaps_rollup"), """
                5622d3718000-7ffcb92ce000 ---p 00000000 00:00 0                          [rollup]
                Rss:                1768 kB
                Pss:                 327 kB
                Pss_Dirty:           116 kB
                """);
        assertThat(meter.pssBytes()).isEqualTo(327 * 1024);
    }

    @Test
    void processesAreFoundByAsMuchOfTheirNameAsTheKernelKeeps() throws IOException {
        for (String pid : new String[] {"10", "11", "12"}) {
            Files.createDirectories(proc.resolve(pid));
        }
        Files.writeString(proc.resolve("10/comm"), "a-very-long-nam\n");
        Files.writeString(proc.resolve("11/comm"), "caf\u00e9\n");
        assertThat(processes.named("a-very-long-name-indeed")).containsExactly(10L);
        assertThat(processes.named("caf\u00e9")).containsExactly(11L);
        assertThat(processes.named("caf")).isEmpty();
    }

    @Test
    void manyThreadsAreNotReadOneByOne() throws IOException {
        stat(10, 1, 12, LinuxMeter.MOST_THREADS_READ + 1, 100);
        thread(10, 10, 999_000_000, "");
        assertThat(cpu(processes.meter(10).orElseThrow())).isEqualTo(12 * TICK);
    }

    @Test
    void anotherStartTimeIsAnotherProcess() throws IOException {
        stat(10, 1, 0, 1, 100);
        ProcessMeter meter = processes.meter(10).orElseThrow();
        stat(10, 1, 0, 1, 101);
        assertThat(meter.read()).isEmpty();
        stat(10, 1, 0, 1, 100);
        assertThat(meter.read()).as("gone is gone").isEmpty();
    }

    @Test
    void whatIsNotThereHasNoMeterNameOrParent() {
        assertThat(processes.meter(99)).isEqualTo(Optional.empty());
        assertThat(processes.nameOf(99)).isEmpty();
        assertThat(processes.parentOf(99)).isZero();
        assertThat(processes.childrenOf(99)).isEmpty();
    }
}
