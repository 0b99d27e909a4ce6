package dev.tacho.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.measure.Difference.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferenceTest {

    /** The critical values that stand in every table of the distribution. */
    @ParameterizedTest
    @CsvSource({"12.706,1,0.05", "4.303,2,0.05", "2.776,4,0.05", "2.228,10,0.05", "1.960,1000000,0.05",
        "3.169,10,0.01", "63.657,1,0.01", "1.372,10,0.2", "0,7,1"})
    void probabilitiesAreThoseOfTheTables(double t, double freedom, double probability) {
        assertThat(StudentT.twoSided(t, freedom)).isCloseTo(probability, within(2e-4));
        assertThat(StudentT.twoSided(-t, freedom)).isCloseTo(probability, within(2e-4));
    }

    @Test
    void unequalSpreadsAreComparedAfterWelch() {
        Spread one = Spread.of(27.5, 21.0, 19.0, 23.6, 17.0, 17.9, 16.9, 20.1, 21.9, 22.6, 23.1, 19.6, 19.0, 21.7,
                21.4);
        Spread other = Spread.of(27.1, 22.0, 20.8, 23.4, 23.4, 23.5, 25.8, 22.0, 24.8, 20.2, 21.9, 22.1, 22.9, 20.5,
                24.4);
        assertThat(Difference.between(one, other).probability()).isCloseTo(0.021378001462867, within(1e-9));
        assertThat(Difference.between(other, one)).isEqualTo(Difference.between(one, other));
    }

    @Test
    void aDifferenceWithinTheSpreadIsNotSupported() {
        assertThat(Difference.between(Spread.of(100, 120, 140), Spread.of(110, 130, 150)).verdict())
                .isEqualTo(Verdict.WITHIN_SPREAD);
        assertThat(Difference.between(Spread.of(100, 101, 102), Spread.of(110, 111, 112)).verdict())
                .isEqualTo(Verdict.SUPPORTED);
    }

    @Test
    void oneRunSaysNothingOfTheNext() {
        assertThat(Difference.between(Spread.of(100), Spread.of(1, 2, 3)).verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(Difference.between(Spread.of(1, 2, 3), Spread.of(100)).verdict()).isEqualTo(Verdict.UNKNOWN);
    }

    @Test
    void repeatsThatAllAgreeDifferByAnything() {
        assertThat(Difference.between(Spread.of(5, 5), Spread.of(6, 6)).verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(Difference.between(Spread.of(5, 5), Spread.of(5, 5)).verdict()).isEqualTo(Verdict.WITHIN_SPREAD);
    }

    @Test
    void threeRunsHaveADeviationTwoARangeOneNeither() {
        Spread three = Spread.of(2, 4, 6);
        assertThat(three).isEqualTo(new Spread(3, 4, 2, 2, 6));
        assertThat(three.low()).isEqualTo(2);
        assertThat(three.high()).isEqualTo(6);
        Spread two = Spread.of(10, 14);
        assertThat(two.isRange()).isTrue();
        assertThat(two.low()).isEqualTo(10);
        assertThat(two.margin()).isEqualTo(2);
        Spread one = Spread.of(7);
        assertThat(one.known()).isFalse();
        assertThat(one.margin()).isZero();
        assertThatThrownBy(Spread::of).isInstanceOf(IllegalArgumentException.class);
    }
}
