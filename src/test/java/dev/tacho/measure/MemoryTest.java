package dev.tacho.measure;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class MemoryTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final Recording recording = new Recording(2);

    private void requests(int count) {
        for (int i = 0; i < count; i++) {
            LoopRecorder loop = recording.loop(i & 1);
            loop.started();
            loop.sent(80);
            loop.received(200);
            loop.completed(i % 100 == 0 ? Failure.STATUS : null, 200 + i % 5, 11, true, 0, 10, i, 2L * i);
        }
    }

    private static long allocatedBy(Runnable work) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void recordingARequestAllocatesNothing() {
        requests(1_000);
        assertThat(allocatedBy(() -> requests(200_000))).isLessThan(1_000);
    }

    @Test
    void takingAnIntervalCostsTheSameHoweverManyRequestsItHolds() {
        for (int i = 0; i < 3; i++) {
            requests(1_000);
            recording.takeInterval();
        }
        requests(10);
        long few = allocatedBy(recording::takeInterval);
        requests(500_000);
        long many = allocatedBy(recording::takeInterval);
        assertThat(many).isLessThan(few + 20_000);
    }
}
