package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class TreeWatchTest {
    private static final long SELF = 50;
    private static final Offset<Double> EXACT = within(1e-9);
    private final FakeProcesses machine = new FakeProcesses().with(1, 0, "init").with(100, 1, "nginx")
            .with(101, 100, "nginx").with(102, 101, "helper").with(900, 1, "other");
    private long nanos = 5_000_000_000L;

    private TreeWatch watch(Long... roots) {
        return new TreeWatch(machine, Roots.fixed(List.of(roots)), SELF, () -> nanos);
    }

    private double cpuAfter(TreeWatch watch, long millis) {
        nanos += millis * 1_000_000;
        return watch.sample().orElseThrow().cpuPercent();
    }

    @Test
    void theWholeTreeIsWatchedRootFirst() {
        assertThat(watch(100L).info()).isEqualTo(new TargetInfo(List.of(100L, 101L, 102L), "nginx"));
    }

    @Test
    void memoryThreadsAndFilesAreSummed() {
        TargetSample sample = watch(100L).sample().orElseThrow();
        assertThat(sample).isEqualTo(new TargetSample(0, 3_000, TargetSample.UNKNOWN, 3, 3, 15, 0, sample.each()));
    }

    @Test
    void everyProcessIsToldWithItsShare() {
        TreeWatch watch = watch(100L);
        machine.burn(101, 50);
        machine.burn(102, 25);
        machine.reap(100, 10);
        nanos += 100_000_000;
        assertThat(watch.sample().orElseThrow().each()).extracting(ProcessSample::pid, ProcessSample::name,
                ProcessSample::cpuPercent).containsExactly(tuple(100L, "nginx", 10.0), tuple(101L, "nginx", 50.0),
                tuple(102L, "helper", 25.0));
    }

    @Test
    void contextSwitchesAreThoseSinceTheLastSample() {
        machine.switches(100, 70_000);
        machine.switches(101, 1_000);
        TreeWatch watch = watch(100L);
        machine.switches(101, 1_050);
        machine.switches(102, 25);
        nanos += 500_000_000;
        TargetSample sample = watch.sample().orElseThrow();
        assertThat(sample.switchesPerSecond()).isCloseTo(150, EXACT);
        assertThat(sample.each()).extracting(ProcessSample::switchesPerSecond).containsExactly(0.0, 100.0, 50.0);
    }

    @Test
    void contextSwitchesOfAnyProcessUnknownMakeTheSumUnknown() {
        TreeWatch watch = watch(100L);
        machine.switches(101, TargetSample.UNKNOWN);
        nanos += 500_000_000;
        assertThat(watch.sample().orElseThrow().switchesPerSecond()).isNaN();
        machine.switches(101, 1_000_000);
        nanos += 500_000_000;
        assertThat(watch.sample().orElseThrow().switchesPerSecond()).as("since when is not known").isNaN();
        nanos += 500_000_000;
        assertThat(watch.sample().orElseThrow().switchesPerSecond()).isZero();
    }

    @Test
    void proportionalMemoryIsSummedOnceItIsKnownOfAll() {
        machine.pss(100, 700);
        machine.pss(101, 200);
        TreeWatch unknown = watch(100L);
        assertThat(unknown.sample().orElseThrow().pssBytes()).isEqualTo(TargetSample.UNKNOWN);
        machine.pss(102, 100);
        assertThat(watch(100L).sample().orElseThrow().pssBytes()).isEqualTo(1_000);
        assertThat(cpuAfter(unknown, 1_000)).isZero();
        assertThat(unknown.sample().orElseThrow().pssBytes()).isEqualTo(1_000);
    }

    @Test
    void cpuIsOfTheTreeSinceTheLastSampleAlone() {
        machine.burn(100, 60_000);
        TreeWatch watch = watch(100L);
        machine.burn(101, 100);
        machine.burn(102, 50);
        machine.burn(900, 500);
        assertThat(cpuAfter(watch, 100)).isCloseTo(150, EXACT);
        assertThat(cpuAfter(watch, 100)).isZero();
    }

    @Test
    void filesOfAnyProcessUnknownMakeTheSumUnknown() {
        machine.openFiles(101, TargetSample.UNKNOWN);
        assertThat(watch(100L).sample().orElseThrow().openFiles()).isEqualTo(TargetSample.UNKNOWN);
    }

    @Test
    void newWorkersAreFoundWithinASecondWithAllTheyUsed() {
        TreeWatch watch = watch(100L);
        machine.with(103, 100, "nginx");
        machine.burn(103, 30);
        assertThat(cpuAfter(watch, 500)).isZero();
        assertThat(cpuAfter(watch, 500)).isCloseTo(6, EXACT);
        assertThat(watch.sample().orElseThrow().processes()).isEqualTo(4);
    }

    @Test
    void childrenAreAskedForOnceASecond() {
        TreeWatch watch = watch(100L);
        int before = machine.childQueries;
        for (int i = 0; i < 9; i++) {
            cpuAfter(watch, 100);
        }
        assertThat(machine.childQueries).isEqualTo(before);
        cpuAfter(watch, 100);
        assertThat(machine.childQueries).isEqualTo(before + 3);
    }

    @Test
    void aProcessThatEndsNeverMakesCpuNegative() {
        machine.burn(101, 10_000);
        TreeWatch watch = watch(100L);
        machine.end(101);
        machine.burn(100, 10);
        assertThat(cpuAfter(watch, 100)).isCloseTo(10, EXACT);
    }

    @Test
    void whatAReapedWorkerUsedSinceTheLastSampleCountsOnce() {
        machine.burn(102, 1_000);
        TreeWatch watch = watch(100L);
        machine.burn(102, 40);
        assertThat(cpuAfter(watch, 100)).isCloseTo(40, EXACT);
        machine.end(102);
        assertThat(cpuAfter(watch, 100)).as("a zombie not yet waited for").isZero();
        machine.reap(101, 1_060);
        assertThat(cpuAfter(watch, 100)).as("20 ms were not seen before").isCloseTo(20, EXACT);
    }

    @Test
    void childrenThatCameAndWentUnseenCount() {
        TreeWatch watch = watch(100L);
        machine.reap(100, 70);
        assertThat(cpuAfter(watch, 100)).isCloseTo(70, EXACT);
    }

    @Test
    void aNumberThatPassedOnToAStrangerIsNotFollowed() {
        TreeWatch watch = watch(100L);
        machine.end(102);
        machine.with(102, 1, "stranger");
        machine.burn(102, 9_999);
        assertThat(cpuAfter(watch, 1_000)).isZero();
        assertThat(watch.sample().orElseThrow().processes()).isEqualTo(2);
    }

    @Test
    void orphansStayInTheTree() {
        TreeWatch watch = watch(100L);
        machine.end(101);
        machine.burn(102, 10);
        assertThat(cpuAfter(watch, 1_000)).isCloseTo(1, EXACT);
        assertThat(watch.sample().orElseThrow().processes()).isEqualTo(2);
    }

    @Test
    void whenAllHaveEndedThereIsNoSample() {
        TreeWatch watch = watch(100L);
        List.of(100L, 101L, 102L).forEach(machine::end);
        assertThat(watch.sample()).isEmpty();
        nanos += 2_000_000_000L;
        assertThat(watch.sample()).isEmpty();
    }

    @Test
    void weAreLeftOutOfATreeThatHoldsUs() {
        machine.with(SELF, 100, "java").with(51, SELF, "demo");
        assertThat(watch(100L).info().pids()).doesNotContain(SELF, 51L);
        assertThat(watch(SELF).info().pids()).containsExactly(SELF, 51L);
    }

    @Test
    void tooShortASpanKeepsTheLastCpuAndLosesNothing() {
        TreeWatch watch = watch(100L);
        machine.burn(100, 50);
        assertThat(cpuAfter(watch, 100)).isCloseTo(50, EXACT);
        machine.burn(100, 4);
        assertThat(cpuAfter(watch, 1)).isCloseTo(50, EXACT);
        assertThat(cpuAfter(watch, 99)).isCloseTo(4, EXACT);
    }
}
