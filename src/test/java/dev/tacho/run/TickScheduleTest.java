package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.plan.Plan;
import org.junit.jupiter.api.Test;

class TickScheduleTest {
    private static final long START = 1_000;

    private static TickSchedule unlimited() {
        return new TickSchedule(START, 100, Plan.UNLIMITED);
    }

    @Test
    void samplesAreDueAtMultiplesOfTheTickFromTheStart() {
        assertThat(unlimited().next(START)).isEqualTo(1_100);
        assertThat(unlimited().next(1_099)).isEqualTo(1_100);
        assertThat(unlimited().next(1_100)).isEqualTo(1_200);
    }

    @Test
    void aLateSampleDoesNotPushTheNext() {
        assertThat(unlimited().next(1_137)).isEqualTo(1_200);
    }

    @Test
    void missedInstantsAreLeftOut() {
        assertThat(unlimited().next(1_555)).isEqualTo(1_600);
    }

    @Test
    void theSampleAtThePlannedEndIsLeftToTheEndItself() {
        TickSchedule schedule = new TickSchedule(START, 100, 400);
        assertThat(schedule.next(1_200)).isEqualTo(1_300);
        assertThat(schedule.next(1_300)).as("one tick of grace").isEqualTo(1_500);
    }

    @Test
    void anEndThatDoesNotComeIsSampledOn() {
        TickSchedule schedule = new TickSchedule(START, 100, 400);
        assertThat(schedule.next(1_500)).isEqualTo(1_600);
        assertThat(schedule.next(1_600)).isEqualTo(1_700);
    }

    @Test
    void noSliverIsLeftBeforeTheEnd() {
        assertThat(new TickSchedule(START, 100, 330).next(1_200)).as("30 would be left").isEqualTo(1_430);
        assertThat(new TickSchedule(START, 100, 370).next(1_200)).as("70 are worth a tick").isEqualTo(1_300);
    }

    @Test
    void aRunShorterThanATickHasOneSampleAtItsEnd() {
        assertThat(new TickSchedule(START, 100, 30).next(START)).isEqualTo(1_130);
    }
}
