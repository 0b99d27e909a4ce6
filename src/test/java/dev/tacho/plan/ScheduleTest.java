package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScheduleTest {
    private static final long SECOND = 1_000_000_000;

    @Test
    void twentyThousandASecondForTenSecondsAreExact() {
        long[] due = all(constant(0, Stage.constant(20_000, 10)));
        assertThat(due).hasSize(200_000);
        assertThat(due).isEqualTo(LongStream.range(0, 200_000).map(n -> n * 50_000).toArray());
    }

    @ParameterizedTest
    @ValueSource(doubles = {3, 7, 999.9, 1e6 / 3, 0.3})
    void oddRatesAreOffByARoundedNanosecondAtMostAndDoNotDrift(double rate) {
        double seconds = rate > 1000 ? 1 : 1000;
        long[] due = all(constant(0, Stage.constant(rate, seconds)));
        assertThat((double) due.length).isBetween(rate * seconds - 1e-6, rate * seconds + 1);
        for (int n = 0; n < due.length; n++) {
            assertThat((double) due[n]).isEqualTo(n * 1e9 / rate, within(0.5001));
        }
    }

    @Test
    void oneRequestADayIsStillDueToTheNanosecond() {
        assertThat(all(constant(0, Stage.constant(1 / 86_400.0, 3 * 86_400))))
                .containsExactly(0, 86_400 * SECOND, 2 * 86_400 * SECOND);
    }

    @Test
    void rampHoldsAsManyAsItsAreaAndKeepsToItsParabola() {
        long[] due = all(constant(0, new Stage(0, 1000, 10)));
        assertThat(due).hasSize(5000);
        for (int n = 0; n < due.length; n++) {
            // 50 t² = n
            assertThat((double) due[n]).isEqualTo(Math.sqrt(n / 50.0) * 1e9, within(0.51));
        }
    }

    @Test
    void meanRateIsThatOfTheStretchAlone() {
        Schedule ramp = constant(SECOND, new Stage(0, 1000, 10));
        assertThat(ramp.warmUpRate()).isEqualTo(500);
        assertThat(ramp.meanRate(0, SECOND)).isEqualTo(500, within(1e-9));
        assertThat(ramp.meanRate(SECOND, 2 * SECOND)).isEqualTo(50, within(1e-9));
        assertThat(ramp.meanRate(6 * SECOND, 11 * SECOND)).isEqualTo(750, within(1e-9));
        assertThat(ramp.meanRate(11 * SECOND, 12 * SECOND)).isZero();
        assertThat(ramp.meanRate(SECOND, SECOND)).isNaN();
    }

    @Test
    void rampDownIsTheRampUpReadBackwards() {
        long[] up = all(constant(0, new Stage(0, 1000, 10)));
        long[] down = all(constant(0, new Stage(1000, 0, 10)));
        assertThat(down).hasSize(5000);
        assertThat(down[0]).isZero();
        for (int n = 1; n < down.length; n++) {
            // Close to its end the rate is 0, and a rounding error of the sum is long in time.
            assertThat(down[n]).isCloseTo(10 * SECOND - up[5000 - n], within(20L));
        }
    }

    @Test
    void almostLevelRampIsAsExactAsALevelOne() {
        long[] due = all(constant(0, new Stage(1000, Math.nextUp(1000.0), 10)));
        assertThat(due).isEqualTo(LongStream.range(0, 10_000).map(n -> n * 1_000_000).toArray());
    }

    @Test
    void stepsFollowEachOtherWithoutAGapOrADouble() {
        Schedule steps = constant(0, Stage.constant(100, 0.1), Stage.constant(200, 0.1), Stage.constant(400, 0.1));
        long[] due = all(steps);
        assertThat(due).hasSize(70);
        assertThat(Arrays.copyOfRange(due, 8, 14)).containsExactly(80_000_000, 90_000_000, 100_000_000, 105_000_000,
                110_000_000, 115_000_000);
        assertThat(due[69]).isEqualTo(297_500_000);
        assertThat(steps.endNanos()).isEqualTo(300_000_000);
        assertThat(List.of(steps.count(0, 100_000_000), steps.count(100_000_000, 200_000_000),
                steps.count(200_000_000, 300_000_000), steps.count(0, FireTimes.END)))
                .containsExactly(10L, 20L, 40L, 70L);
    }

    @Test
    void nothingIsDueDuringAPause() {
        long[] due = all(constant(0, Stage.constant(0, 1), Stage.constant(100, 1), Stage.constant(0, 1),
                Stage.constant(100, 1), Stage.constant(0, 1)));
        assertThat(due).hasSize(200);
        assertThat(List.of(due[0], due[99], due[100], due[199]))
                .containsExactly(SECOND, 1_990_000_000L, 3 * SECOND, 3_990_000_000L);
    }

    @Test
    void warmUpHoldsTheRateAtWhichTheStagesBegin() {
        Schedule ramp = constant(2 * SECOND, new Stage(100, 300, 10));
        assertThat(List.of(ramp.count(0, 2 * SECOND), ramp.count(2 * SECOND, 12 * SECOND), ramp.endNanos()))
                .containsExactly(200L, 2000L, 12 * SECOND);
        assertThat(ramp.fireTimes(0, 1).next()).isZero();
    }

    @Test
    void warmUpBeforeARampFromNothingHoldsItsMean() {
        assertThat(constant(SECOND, new Stage(0, 300, 10)).count(0, SECOND)).isEqualTo(150);
        assertThat(constant(SECOND, new Stage(0, 0, 1), new Stage(50, 50, 10)).count(0, SECOND)).isEqualTo(50);
    }

    static List<Schedule> schedules() {
        return List.of(constant(0, Stage.constant(20_000, 1)), constant(333_333_333, Stage.constant(777, 1.7)),
                constant(SECOND / 3, new Stage(10, 5000, 1), Stage.constant(0, 0.5), new Stage(5000, 1, 0.7)),
                constant(0, Stage.constant(1, 2.5)));
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void loopsTogetherAreTheOneLoop(Schedule schedule) {
        long[] one = all(schedule);
        for (int loops : new int[] {2, 3, 8}) {
            assertThat(IntStream.range(0, loops).boxed().flatMapToLong(loop -> stream(schedule.fireTimes(loop, loops)))
                    .sorted().toArray()).as("%s loops", loops).isEqualTo(one);
        }
    }

    @ParameterizedTest
    @MethodSource("schedules")
    void countIsThatOfTheInstants(Schedule schedule) {
        long[] due = all(schedule);
        long end = schedule.endNanos();
        assertThat(schedule.count(0, end)).isEqualTo(due.length);
        assertThat(due).isSorted();
        assertThat(List.of(due[0], due[due.length - 1])).allMatch(instant -> instant >= 0 && instant < end);
        for (int part = 0; part < 100; part++) {
            // At the instant itself, just before and just after, and somewhere.
            long instant = due[(int) ((long) due.length * part / 100)];
            for (long border : new long[] {instant, instant - 1, instant + 1, end / 100 * part}) {
                assertThat(schedule.count(0, border)).isEqualTo(Arrays.stream(due).filter(t -> t < border).count());
            }
        }
        assertThat(schedule.count(end, 2 * end)).isZero();
    }

    @Test
    void poissonGapsAreExponential() {
        Schedule schedule = new Schedule(Arrivals.POISSON, 0, List.of(Stage.constant(1000, 200)), 1);
        long[] due = all(schedule);
        assertThat(schedule.count(0, 200 * SECOND)).isEqualTo(200_000);
        // Four standard deviations of the number, whose variance is its mean.
        assertThat(due.length).isCloseTo(200_000, within(1800));
        double[] gaps = IntStream.range(1, due.length).mapToDouble(n -> due[n] - due[n - 1]).toArray();
        double mean = Arrays.stream(gaps).average().orElseThrow();
        double variance = Arrays.stream(gaps).map(gap -> (gap - mean) * (gap - mean)).average().orElseThrow();
        assertThat(mean).isCloseTo(1e6, within(0.01e6));
        assertThat(Math.sqrt(variance)).isCloseTo(1e6, within(0.02e6));
        assertThat(Arrays.stream(gaps).filter(gap -> gap > 3e6).count() / (double) gaps.length)
                .isCloseTo(Math.exp(-3), within(0.003));
    }

    @Test
    void poissonArrivalsAreTheSameInEachRunAndDifferFromLoopToLoop() {
        Schedule schedule = new Schedule(Arrivals.POISSON, SECOND, List.of(new Stage(0, 1000, 10)), 1);
        long[] first = stream(schedule.fireTimes(0, 2)).toArray();
        long[] second = stream(schedule.fireTimes(1, 2)).toArray();
        assertThat(first).isEqualTo(stream(schedule.fireTimes(0, 2)).toArray()).isNotEqualTo(second).isSorted();
        // 500 of the warm-up and 5,000 of the ramp, half of them each.
        assertThat(first.length).isCloseTo(2750, within(210));
        assertThat(second.length).isCloseTo(2750, within(210));
    }

    private static Schedule constant(long warmUpNanos, Stage... stages) {
        return new Schedule(Arrivals.CONSTANT, warmUpNanos, List.of(stages), 0);
    }

    private static long[] all(Schedule schedule) {
        return stream(schedule.fireTimes(0, 1)).toArray();
    }

    private static LongStream stream(FireTimes times) {
        return LongStream.generate(times::next).takeWhile(instant -> instant != FireTimes.END);
    }
}
