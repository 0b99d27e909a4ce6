package dev.tacho.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.RequestLog.Entry;
import org.junit.jupiter.api.Test;

class RequestLogTest {

    @Test
    void holdsTheRequestsOfAllLoopsInTheOrderInWhichTheyBegan() {
        Recording recording = new Recording(2, new Extras(true, null));
        recording.loop(0).logged(130, 130, 140, 190);
        recording.loop(1).logged(110, 115, 120, 150);
        assertThat(recording.log(100).entries()).containsExactly(new Entry(10, 5, 40, 5), new Entry(30, 0, 60, 10));
        assertThat(recording.log(100).entries().getFirst().processingNanos()).isEqualTo(35);
    }

    @Test
    void growsWithTheRun() {
        Recording recording = new Recording(1, new Extras(true, null));
        for (int i = 0; i < 50_000; i++) {
            recording.loop(0).logged(i, i, i + 1, i + 2);
        }
        assertThat(recording.log(0).entries()).hasSize(50_000).last().isEqualTo(new Entry(49_999, 0, 2, 1));
    }

    @Test
    void isEmptyUnlessAskedForAndWithoutTheWarmUp() {
        Recording usual = new Recording(1);
        usual.loop(0).logged(1, 2, 3, 4);
        assertThat(usual.log(0)).isEqualTo(RequestLog.EMPTY);
        Recording logging = new Recording(1, new Extras(true, null));
        logging.warmUpLoop(0).logged(1, 2, 3, 4);
        assertThat(logging.log(0)).isEqualTo(RequestLog.EMPTY);
    }
}
