package dev.tacho.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EventPumpTest {
    private final List<List<String>> batches = new ArrayList<>();
    private final Deque<Runnable> crossings = new ArrayDeque<>();
    private final List<Long> delays = new ArrayList<>();
    private long now = 1_000;
    private final EventPump<String> pump = new EventPump<>(batches::add, (delay, batch) -> {
        delays.add(delay);
        crossings.add(batch);
    }, () -> now);

    @Test
    void allPendingEventsArriveInOneBatchInOrder() {
        pump.offer("a");
        pump.offer("b");
        pump.offer("c");
        crossings.remove().run();
        assertThat(batches).containsExactly(List.of("a", "b", "c"));
        assertThat(crossings).isEmpty();
    }

    @Test
    void firstEventCrossesAtOnceAndTheNextWaitsForItsTurn() {
        pump.offer("a");
        crossings.remove().run();
        now += 100_000_000;
        pump.offer("b");
        assertThat(delays).containsExactly(0L, 950_000_000L / 3 - 100_000_000L);
        crossings.remove().run();
        now += 340_000_000;
        pump.offer("c");
        assertThat(delays).last().isEqualTo(0L);
    }

    @Test
    void eventsThatComeWhileABatchIsHandledCrossInTheNext() {
        List<List<String>> seen = new ArrayList<>();
        Deque<Runnable> waiting = new ArrayDeque<>();
        List<EventPump<String>> self = new ArrayList<>();
        self.add(new EventPump<>(batch -> {
            seen.add(batch);
            if (seen.size() == 1) {
                self.getFirst().offer("late");
            }
        }, (_, batch) -> waiting.add(batch), () -> now));
        self.getFirst().offer("early");
        waiting.remove().run();
        assertThat(seen).containsExactly(List.of("early"));
        waiting.remove().run();
        assertThat(seen).containsExactly(List.of("early"), List.of("late"));
    }

    @Test
    void nothingIsLostOrDoubledUnderManyProducers() throws InterruptedException {
        AtomicInteger received = new AtomicInteger();
        int producers = 4;
        int each = 20_000;
        CountDownLatch all = new CountDownLatch(1);
        try (ExecutorService screen = Executors.newSingleThreadExecutor();
                ExecutorService threads = Executors.newFixedThreadPool(producers)) {
            EventPump<Integer> busy = new EventPump<>(batch -> {
                if (received.addAndGet(batch.size()) == producers * each) {
                    all.countDown();
                }
            }, (_, batch) -> screen.execute(batch), System::nanoTime);
            IntStream.range(0, producers).forEach(_ -> threads.execute(() ->
                    IntStream.range(0, each).forEach(busy::offer)));
            assertThat(all.await(20, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(received).hasValue(producers * each);
    }
}
