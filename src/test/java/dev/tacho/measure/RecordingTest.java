package dev.tacho.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class RecordingTest {
    private static void request(LoopRecorder loop, long nanos) {
        loop.started();
        loop.completed(null, 200, 11, true, 0, 0, nanos / 2, nanos);
    }

    @Test
    void severalLoopsTogetherEqualOne() {
        Random random = new Random(3);
        Recording one = new Recording(1);
        Recording four = new Recording(4);
        for (int i = 0; i < 20_000; i++) {
            long nanos = random.nextInt(50_000_000);
            request(one.loop(0), nanos);
            request(four.loop(i % 4), nanos);
        }
        assertThat(four.takeInterval()).isEqualTo(one.takeInterval());
        assertThat(four.counts()).isEqualTo(one.counts());
        for (Metric metric : Metric.values()) {
            assertThat(four.distribution(metric)).as(metric.key()).isEqualTo(one.distribution(metric));
        }
    }

    @Test
    void intervalsSumToTheTotals() {
        Recording recording = new Recording(2);
        Counts sum = Counts.NONE;
        long samples = 0;
        for (int tick = 0; tick < 10; tick++) {
            for (int i = 0; i <= tick; i++) {
                LoopRecorder loop = recording.loop(i % 2);
                loop.connected(10_000);
                loop.sent(80);
                loop.received(200);
                request(loop, 1_000_000L * (i + 1));
                loop.started();
                loop.failed(i % 3 == 0 ? Failure.TIMEOUT : Failure.RESET);
            }
            Interval interval = recording.takeInterval();
            sum = sum.plus(interval.counts());
            samples += interval.response().count();
        }
        assertThat(sum).isEqualTo(recording.counts());
        assertThat(samples).isEqualTo(55).isEqualTo(recording.soFar(Metric.RESPONSE).count());
        assertThat(recording.counts().failed(Failure.TIMEOUT) + recording.counts().failed(Failure.RESET)).isEqualTo(55);
        assertThat(recording.distribution(Metric.CONNECT).count()).isEqualTo(55);
    }

    @Test
    void theWarmUpIsInNoFigureButItsOwn() {
        Recording recording = new Recording(2);
        request(recording.warmUpLoop(1), 900_000_000);
        request(recording.loop(1), 1_000_000);
        Interval warmUp = recording.takeWarmUpInterval();
        assertThat(warmUp.counts().completed()).isEqualTo(1);
        assertThat(warmUp.response().maxNanos()).isGreaterThanOrEqualTo(900_000_000);
        assertThat(recording.warmUpSoFar(Metric.RESPONSE).count()).isEqualTo(1);
        assertThat(recording.counts()).isEqualTo(Counts.NONE);
        assertThat(recording.takeInterval().counts().completed()).isEqualTo(1);
        assertThat(recording.distribution(Metric.RESPONSE).maxNanos()).isLessThan(1_002_000);
        assertThat(recording.takeWarmUpInterval().counts()).isEqualTo(Counts.NONE);
    }

    @Test
    void anIntervalThatIsExtendedIsOneWithWhatCameAfterIt() {
        for (int loops = 1; loops <= 2; loops++) {
            Recording recording = new Recording(loops);
            request(recording.loop(0), 900_000_000);
            recording.takeInterval();
            request(recording.loop(loops - 1), 1_000_000);
            recording.takeInterval();
            request(recording.loop(0), 2_000_000);
            Interval both = recording.extendInterval();
            assertThat(both.counts().completed()).isEqualTo(2);
            assertThat(both.response().count()).isEqualTo(2);
            assertThat(Distribution.decode(both.responseHistogram()).count()).isEqualTo(2);
            assertThat(both.response().maxNanos()).isBetween(2_000_000L, 2_002_000L);
            assertThat(recording.soFar(Metric.RESPONSE).count()).isEqualTo(3);
            assertThat(recording.takeInterval())
                    .isEqualTo(new Interval(Counts.NONE, Quantiles.NONE, Quantiles.NONE, Quantiles.NONE, ""));
        }
    }

    @Test
    void anIntervalHoldsOnlyItsOwnRequests() {
        Recording recording = new Recording(1);
        request(recording.loop(0), 900_000_000);
        recording.takeInterval();
        request(recording.loop(0), 1_000_000);
        Interval second = recording.takeInterval();
        assertThat(second.response().count()).isEqualTo(1);
        assertThat(second.response().maxNanos()).isLessThan(1_002_000);
        assertThat(recording.soFar(Metric.RESPONSE).maxNanos()).isGreaterThan(899_000_000);
        assertThat(recording.takeInterval()).isEqualTo(new Interval(Counts.NONE, Quantiles.NONE, Quantiles.NONE,
                Quantiles.NONE, ""));
    }

    @Test
    void anIntervalKeepsAllItsResponseTimesWithinOnePercent() {
        Recording recording = new Recording(2);
        request(recording.loop(0), 900_000_000);
        recording.takeInterval();
        request(recording.loop(0), 1_000_000);
        request(recording.loop(1), 3_000_000);
        Distribution kept = Distribution.decode(recording.takeInterval().responseHistogram());
        assertThat(kept.count()).isEqualTo(2);
        assertThat(kept.minNanos()).isBetween(990_000L, 1_000_000L);
        assertThat(kept.maxNanos()).isBetween(3_000_000L, 3_030_000L);
    }

    @Test
    void eachTimeIsTakenFromItsOwnInstants() {
        Recording recording = new Recording(1);
        recording.loop(0).completed(null, 200, 0, true, 1_000, 4_000, 6_000, 11_000);
        recording.takeInterval();
        assertThat(recording.distribution(Metric.RESPONSE).maxNanos()).isEqualTo(10_007);
        assertThat(recording.distribution(Metric.SERVICE).maxNanos()).isEqualTo(7_003);
        assertThat(recording.distribution(Metric.WAIT).maxNanos()).isEqualTo(2_000);
    }

    @Test
    void tooLongTimesAreClampedAndCounted() {
        Recording recording = new Recording(1);
        recording.loop(0).connected(LoopRecorder.MAX_NANOS);
        recording.loop(0).connected(LoopRecorder.MAX_NANOS + 1);
        recording.loop(0).connected(Long.MAX_VALUE);
        recording.loop(0).connected(-5);
        recording.takeInterval();
        assertThat(recording.counts().clamped()).isEqualTo(2);
        assertThat(recording.distribution(Metric.CONNECT).count()).isEqualTo(4);
        assertThat(recording.distribution(Metric.CONNECT).minNanos()).isZero();
    }

    @Test
    void nothingIsLostWhileOneThreadWritesAndAnotherTakes() {
        int requests = 1_000_000;
        Recording recording = new Recording(1);
        CompletableFuture<Void> writer = CompletableFuture.runAsync(() -> {
            for (int i = 0; i < requests; i++) {
                request(recording.loop(0), 1_000 + i % 1_000_000);
            }
        });
        long samples = 0;
        Counts sum = Counts.NONE;
        boolean last;
        do {
            last = writer.isDone();
            Interval interval = recording.takeInterval();
            samples += interval.response().count();
            sum = sum.plus(interval.counts());
            assertThat(sum.started()).isGreaterThanOrEqualTo(sum.ended());
        } while (!last);
        writer.join();
        assertThat(samples).isEqualTo(requests);
        assertThat(sum).isEqualTo(recording.counts());
        assertThat(sum.succeeded()).isEqualTo(requests).isEqualTo(sum.started());
        assertThat(sum.statuses()).containsExactly(java.util.Map.entry(200, (long) requests));
        assertThat(recording.distribution(Metric.RESPONSE).count()).isEqualTo(requests);
    }
}
