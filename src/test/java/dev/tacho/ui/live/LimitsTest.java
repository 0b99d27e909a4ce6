package dev.tacho.ui.live;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LimitsTest {
    private static final double NO_LIMIT = Double.POSITIVE_INFINITY;

    @Test
    void limitThatIsNearerCounts() {
        Limits limits = new Limits(1_000, 100, 0);
        assertThat(limits.progress(900, 10)).isEqualTo(0.9);
        assertThat(limits.progress(100, 50)).isEqualTo(0.5);
        assertThat(limits.progress(1_100, 50)).isEqualTo(1);
    }

    @Test
    void timeLeftIsUnknownBeforeAnyResponse() {
        assertThat(new Limits(1_000, NO_LIMIT, 0).secondsLeft(0, 3)).isNaN();
        assertThat(new Limits(1_000, 10, 0).secondsLeft(0, 3)).isEqualTo(7);
        assertThat(new Limits(1_000, NO_LIMIT, 0).secondsLeft(250, 5)).isEqualTo(15);
    }

    @Test
    void axisDoublesUpToTheTimeLimit() {
        Limits limits = new Limits(NO_LIMIT, 100, 0);
        assertThat(limits.axisSeconds(1)).isEqualTo(15);
        assertThat(limits.axisSeconds(15.1)).isEqualTo(30);
        assertThat(limits.axisSeconds(70)).isEqualTo(100);
        assertThat(new Limits(NO_LIMIT, 5, 0).axisSeconds(1)).isEqualTo(5);
    }

    @Test
    void aWarmUpTakesItsTimeButItsRequestsAreNoProgress() {
        Limits byTime = new Limits(NO_LIMIT, 10, 10);
        assertThat(byTime.progress(0, 5)).isEqualTo(0.25);
        assertThat(byTime.secondsLeft(0, 5)).isEqualTo(15);
        assertThat(byTime.axisSeconds(5)).isEqualTo(15);
        Limits byCount = new Limits(1_000, NO_LIMIT, 10);
        assertThat(byCount.secondsLeft(0, 5)).isNaN();
        assertThat(byCount.secondsLeft(250, 15)).isEqualTo(15);
    }
}
