package dev.tacho.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class CountsTest {
    private final Counts counts = new Counts(20, 10,
            Map.of(Failure.TIMEOUT, 3L, Failure.STATUS, 4L, Failure.BODY, 1L), 2,
            1, 1_600, 3_000, 165, 5, 12, 0, 6, 2, new TreeMap<>(Map.of(200, 11L, 502, 4L)));

    @Test
    void everyRequestHasOneOutcome() {
        assertThat(counts.started()).isEqualTo(counts.succeeded() + counts.failed() + counts.abandoned());
    }

    @Test
    void aResponseThatACheckRefusesIsStillComplete() {
        assertThat(counts.completed()).isEqualTo(15);
        assertThat(counts.ended()).isEqualTo(18);
    }

    @Test
    void addingAndTakingAwayAreInverse() {
        assertThat(counts.plus(counts).minus(counts)).isEqualTo(counts);
        assertThat(counts.minus(counts)).isEqualTo(Counts.NONE);
        assertThat(counts.plus(Counts.NONE)).isEqualTo(counts);
    }
}
