package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.result.TargetUse;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetTallyTest {
    private static final TargetInfo INFO = new TargetInfo(List.of(7L), "nginx");
    private final TargetTally tally = new TargetTally(INFO, new TargetSample(0, 100, 1, 2, TargetSample.UNKNOWN));

    @Test
    void meansAreWeightedByTime() {
        tally.add(300, new TargetSample(50, 300, 1, 9, 12));
        tally.add(100, new TargetSample(90, 200, 1, 3, 11));
        assertThat(tally.use()).contains(new TargetUse(INFO, 60, 90, 100, 300, 200, 9, 12));
    }

    @Test
    void memoryBeforeTheFirstRequestCanBeThePeak() {
        tally.add(100, new TargetSample(50, 40, 1, 1, TargetSample.UNKNOWN));
        assertThat(tally.use()).contains(new TargetUse(INFO, 50, 50, 100, 100, 40, 2, TargetSample.UNKNOWN));
    }

    @Test
    void withoutATickThereIsNoUse() {
        assertThat(tally.use()).isEmpty();
    }
}
