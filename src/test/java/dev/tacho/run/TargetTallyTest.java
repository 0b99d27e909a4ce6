package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.result.Memory;
import dev.tacho.result.TargetUse;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TargetTallyTest {
    private static final TargetInfo INFO = new TargetInfo(List.of(7L), "nginx");
    private final TargetTally tally = new TargetTally(INFO, new TargetSample(0, 100, 1, 2, TargetSample.UNKNOWN));

    @Test
    void meansAreWeightedByTime() {
        tally.add(300, new TargetSample(50, 300, 1, 9, 12));
        tally.add(100, new TargetSample(90, 200, 1, 3, 11));
        assertThat(tally.use()).contains(new TargetUse(INFO, 60, 90, new Memory(100, 300, 200), 9, 12));
    }

    @Test
    void memoryBeforeTheFirstRequestCanBeThePeak() {
        tally.add(100, new TargetSample(50, 40, 1, 1, TargetSample.UNKNOWN));
        assertThat(tally.use()).contains(new TargetUse(INFO, 50, 50, new Memory(100, 100, 40), 2, TargetSample.UNKNOWN));
    }

    @Test
    void whatAProcessUsedIsSpreadOverTheWholeWindow() {
        tally.add(300, sample(7, 50, 8, 10));
        tally.add(100, sample(7, 90));
        assertThat(tally.cpuMeanPercent(7)).isEqualTo(60);
        assertThat(tally.cpuMeanPercent(8)).isEqualTo(7.5);
        assertThat(tally.cpuMeanPercent(9)).isZero();
    }

    /** Pairs of PID and percent. */
    private static TargetSample sample(int... processes) {
        List<ProcessSample> each = new ArrayList<>();
        for (int i = 0; i < processes.length; i += 2) {
            each.add(new ProcessSample(processes[i], "p", processes[i + 1], 1, TargetSample.UNKNOWN, 1, 1, 0));
        }
        return new TargetSample(1, 1, TargetSample.UNKNOWN, each.size(), 1, 1, 0, each);
    }

    @Test
    void withoutATickThereIsNoUse() {
        assertThat(tally.use()).isEmpty();
    }
}
