package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LoopCpuTest {
    private final Thread first = Thread.ofPlatform().unstarted(() -> { });
    private final Thread second = Thread.ofPlatform().unstarted(() -> { });
    private final Map<Long, Long> nanos = new HashMap<>(Map.of(first.threadId(), 100L, second.threadId(), 1_000L));
    private final LoopCpu cpu = new LoopCpu(List.of(first, second), nanos::get);

    @Test
    void loopsAreSummedAndTheBusiestIsFoundByWhatItGained() {
        LoopCpu.Reading before = cpu.read();
        nanos.put(first.threadId(), 400L);
        nanos.put(second.threadId(), 1_100L);
        LoopCpu.Reading after = cpu.read();
        assertThat(after.sumSince(before)).isEqualTo(400);
        assertThat(after.mostSince(before)).isEqualTo(300);
    }

    @Test
    void aLoopThatHasEndedAddsNothing() {
        LoopCpu.Reading before = cpu.read();
        nanos.put(first.threadId(), -1L);
        assertThat(cpu.read().sumSince(before)).isZero();
    }

    @Test
    void aRealThreadIsMeasured() {
        LoopCpu mine = LoopCpu.of(List.of(Thread.currentThread()));
        LoopCpu.Reading before = mine.read();
        long until = System.nanoTime() + 5_000_000;
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
        assertThat(mine.read().sumSince(before)).isPositive();
    }
}
