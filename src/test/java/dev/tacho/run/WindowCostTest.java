package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.result.TargetUse;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WindowCostTest {
    private long cpuNanos = 500_000_000;
    private final LoopCpu loop = new LoopCpu(List.of(Thread.currentThread()), _ -> cpuNanos);

    private static TargetSample sample(double cpuPercent, long rssBytes) {
        return new TargetSample(cpuPercent, rssBytes, 1, 1, 1);
    }

    @Test
    void whatWasUsedBeforeTheWindowIsNotInIt() {
        WindowCost cost = new WindowCost(1_000_000_000, loop.read(), Optional.empty());
        cpuNanos += 200_000_000;
        cost.end(2_000_000_000, loop.read(), 10_000);
        assertThat(cost.busiestLoop()).isCloseTo(0.2, within(1e-9));
        assertThat(cost.cpuMicrosPerRequest()).isCloseTo(20, within(1e-9));
        assertThat(cost.gcMillis()).isNotNegative();
    }

    @Test
    void whatIsUsedAfterTheWindowIsNotInItEither() {
        WindowCost cost = new WindowCost(0, loop.read(), Optional.empty());
        cost.end(1_000_000_000, loop.read(), 10);
        cpuNanos += 900_000_000;
        cost.end(2_000_000_000, loop.read(), 20);
        assertThat(cost.busiestLoop()).isZero();
    }

    @Test
    void theServersMemoryStartsWithTheWindow() {
        WindowCost cost = new WindowCost(0, loop.read(), Optional.of(new TargetTally(
                new TargetInfo(List.of(7L), "srv"), sample(99, 300))));
        cost.add(100, Optional.of(sample(40, 500)));
        cost.add(100, Optional.empty());
        TargetUse use = cost.target(Optional.empty(), Optional.empty()).orElseThrow();
        assertThat(use.window().startBytes()).isEqualTo(300);
        assertThat(use.window().peakBytes()).isEqualTo(500);
        assertThat(use.cpuMaxPercent()).as("not of the sample as the window began").isEqualTo(40);
    }

    @Test
    void aWindowWithoutAResponseHasNoCostPerRequest() {
        WindowCost cost = new WindowCost(5, loop.read(), Optional.empty());
        cost.end(5, loop.read(), 0);
        assertThat(cost.cpuMicrosPerRequest()).isZero();
        assertThat(cost.busiestLoop()).isZero();
        assertThat(cost.target(Optional.empty(), Optional.empty())).isEmpty();
    }
}
