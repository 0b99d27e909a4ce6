package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.plan.Plan;
import dev.tacho.plan.Plan.Span;
import dev.tacho.result.Tick.Phase;
import org.junit.jupiter.api.Test;

class TickScheduleTest {
    private static final long START = 1_000;

    private static TickSchedule schedule(long warmUp, long duration) {
        return new TickSchedule(START, 100, new Span(warmUp, duration, 50));
    }

    private static long next(long warmUp, long duration, Phase phase, long now) {
        return schedule(warmUp, duration).next(phase, now);
    }

    private static long unlimited(long now) {
        return next(0, Plan.UNLIMITED, Phase.MEASURED, now);
    }

    @Test
    void samplesAreDueAtMultiplesOfTheTickFromTheStart() {
        assertThat(unlimited(START)).isEqualTo(1_100);
        assertThat(unlimited(1_099)).isEqualTo(1_100);
        assertThat(unlimited(1_100)).isEqualTo(1_200);
    }

    @Test
    void aLateSampleDoesNotPushTheNext() {
        assertThat(unlimited(1_137)).isEqualTo(1_200);
    }

    @Test
    void missedInstantsAreLeftOut() {
        assertThat(unlimited(1_555)).isEqualTo(1_600);
    }

    @Test
    void theWindowEndsWithASampleRightOnTheBorder() {
        assertThat(next(0, 400, Phase.MEASURED, 1_200)).isEqualTo(1_300);
        assertThat(next(0, 400, Phase.MEASURED, 1_300)).isEqualTo(1_400);
    }

    @Test
    void noSliverIsLeftBeforeTheEnd() {
        assertThat(next(0, 330, Phase.MEASURED, 1_200)).as("30 would be left").isEqualTo(1_330);
        assertThat(next(0, 370, Phase.MEASURED, 1_200)).as("70 are worth a tick").isEqualTo(1_300);
    }

    @Test
    void aRunShorterThanATickHasOneSampleAtItsEnd() {
        assertThat(next(0, 30, Phase.MEASURED, START)).isEqualTo(1_030);
    }

    @Test
    void aRunWithoutAWarmUpBeginsWithItsWindow() {
        assertThat(schedule(0, 400).first()).isEqualTo(Phase.MEASURED);
        assertThat(schedule(1, 400).first()).isEqualTo(Phase.WARM_UP);
    }

    @Test
    void theWarmUpEndsWithASampleRightOnTheBorder() {
        assertThat(next(250, 400, Phase.WARM_UP, 1_000)).isEqualTo(1_100);
        assertThat(next(250, 400, Phase.WARM_UP, 1_100)).as("50 are worth a tick").isEqualTo(1_200);
        assertThat(next(250, 400, Phase.WARM_UP, 1_200)).isEqualTo(1_250);
        assertThat(next(230, 400, Phase.WARM_UP, 1_100)).as("no sliver before the border").isEqualTo(1_230);
    }

    @Test
    void aBorderIsNeverMissedHoweverLate() {
        assertThat(next(250, 400, Phase.WARM_UP, 9_000)).isEqualTo(1_250);
        assertThat(next(250, 400, Phase.MEASURED, 9_000)).isEqualTo(1_650);
    }

    @Test
    void theTicksOfTheWindowCountFromItsOwnBeginning() {
        assertThat(next(250, 400, Phase.MEASURED, 1_250)).isEqualTo(1_350);
        assertThat(next(250, 400, Phase.MEASURED, 1_360)).isEqualTo(1_450);
    }

    @Test
    void theCoolDownIsSampledOn() {
        assertThat(next(0, 400, Phase.COOL_DOWN, 1_410)).isEqualTo(1_500);
        assertThat(next(0, 400, Phase.COOL_DOWN, 1_500)).isEqualTo(1_600);
    }

    @Test
    void phasesFollowEachOther() {
        assertThat(TickSchedule.after(Phase.WARM_UP)).isEqualTo(Phase.MEASURED);
        assertThat(TickSchedule.after(Phase.MEASURED)).isEqualTo(Phase.COOL_DOWN);
    }
}
