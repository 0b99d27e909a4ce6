package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.target.MachineCounters.CpuTime;
import java.util.List;
import org.junit.jupiter.api.Test;

class MachineRatesTest {
    private static final long UNKNOWN = MachineCounters.UNKNOWN;
    private final FakeMachine machine = new FakeMachine();
    private long ownNanos = 77;
    private long nanos = 5_000_000_000L;
    private final MachineRates rates = new MachineRates(machine, () -> ownNanos, () -> nanos);

    private MachineSample after(long millis, MachineCounters now) {
        machine.now = now;
        nanos += millis * 1_000_000;
        return rates.sample();
    }

    private static MachineCounters counters(CpuTime all, CpuTime... cores) {
        return new MachineCounters(all, List.of(cores), 1.5, 2_000_000, 6_000, 3_500, 71);
    }

    @Test
    void everythingCoversTheTimeSinceTheLastSample() {
        ownNanos += 125_000_000;
        MachineSample sample = after(500, counters(new CpuTime(1_060, 520, 9_015, 15), new CpuTime(650, 200, 4_000, 5),
                new CpuTime(410, 320, 5_015, 10)));
        assertThat(sample).isEqualTo(new MachineSample(60, 20, 15, 5, List.of(100.0, 70.0), 25, 1.5, 2_000_000,
                2_000, 1_000, 2));
        MachineSample next = after(500, counters(new CpuTime(1_060, 520, 9_115, 15), new CpuTime(650, 200, 4_050, 5),
                new CpuTime(410, 320, 5_065, 10)));
        assertThat(next).isEqualTo(new MachineSample(0, 0, 100, 0, List.of(0.0, 0.0), 0, 1.5, 2_000_000, 0, 0, 0));
    }

    @Test
    void tooShortASpanTellsTheLastSampleAgainAndLosesNothing() {
        MachineCounters later = counters(new CpuTime(1_100, 500, 9_000, 10));
        MachineSample before = after(500, later);
        ownNanos += 30_000_000;
        assertThat(after(1, later)).isEqualTo(before);
        assertThat(after(299, later).tachoPercent()).isEqualTo(10);
    }

    @Test
    void countersThatFallCountAsNothing() {
        MachineSample sample = after(500, new MachineCounters(new CpuTime(1_050, 500, 8_990, 10), List.of(), 1, 1, 0, 0,
                0));
        assertThat(sample.userPercent()).isEqualTo(100);
        assertThat(sample.receivedBytesPerSecond()).isZero();
        assertThat(sample.sentBytesPerSecond()).isZero();
        assertThat(sample.retransmitsPerSecond()).isZero();
    }

    @Test
    void whatIsNotToldIsNoNumber() {
        MachineSample sample = after(500, new MachineCounters(new CpuTime(0, 0, 0, 0), List.of(), Double.NaN, 1, UNKNOWN,
                UNKNOWN, UNKNOWN));
        assertThat(sample.idlePercent()).isNaN();
        assertThat(sample.corePercents()).as("the number of cores has changed").isEmpty();
        assertThat(sample.load()).isNaN();
        assertThat(sample.receivedBytesPerSecond()).isNaN();
        assertThat(sample.retransmitsPerSecond()).isNaN();
    }

    @Test
    void beforeAnyTimeHasPassedOnlyLevelsAreTold() {
        MachineSample sample = rates.sample();
        assertThat(sample.load()).isEqualTo(0.5);
        assertThat(sample.memoryUsedBytes()).isEqualTo(1_000_000);
        assertThat(sample.userPercent()).isNaN();
        assertThat(sample.tachoPercent()).isNaN();
    }
}
