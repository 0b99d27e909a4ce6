package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import dev.tacho.target.TargetWatch;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** A server's first seconds, look by look. */
class SettlingTest {
    private final Deque<Sight> looks = new ArrayDeque<>();
    private Duration waited = Duration.ZERO;

    /** A look that finds so many processes, which then use so much until the next. */
    private void look(int processes, double cpuPercent) {
        TargetInfo info = new TargetInfo(LongStream.range(0, processes).boxed().toList(), "server");
        looks.add(new Sight(Optional.of(new TargetWatch() {
            @Override
            public TargetInfo info() {
                return info;
            }

            @Override
            public Optional<TargetSample> sample() {
                return Optional.of(new TargetSample(cpuPercent, 1, processes, processes, 1));
            }
        }), "", Optional.empty()));
    }

    private Sight settle() throws IOException {
        return new Settling(looks::remove, time -> waited = waited.plus(time)).await();
    }

    private int settledProcesses() throws IOException {
        return settle().watch().orElseThrow().info().pids().size();
    }

    @Test
    void oneThatRestsIsLookedAtTwice() throws IOException {
        look(1, 0.4);
        look(1, 0);
        look(1, 0);
        assertThat(settledProcesses()).isOne();
        assertThat(looks).hasSize(1);
        assertThat(waited).isEqualTo(Settling.BETWEEN);
    }

    @Test
    void workersThatAreStillBeingStartedAreWaitedFor() throws IOException {
        look(1, 2);
        look(3, 3);
        look(5, 98);
        look(5, 0);
        look(5, 0);
        assertThat(settledProcesses()).isEqualTo(5);
        assertThat(looks).isEmpty();
    }

    @Test
    void whatHasNotBeenMeasuredIsNoRest() throws IOException {
        look(1, Double.NaN);
        look(2, 0);
        look(2, 0);
        assertThat(settledProcesses()).isEqualTo(2);
    }

    @Test
    void oneThatNeverRestsIsNotWaitedForForEver() throws IOException {
        for (int i = 0; i < Settling.MOST_LOOKS; i++) {
            look(1, 100);
        }
        settle();
        assertThat(waited).isEqualTo(Duration.ofMillis(3_800));
    }

    @Test
    void whatCannotBeSeenIsNotWaitedFor() throws IOException {
        looks.add(new Sight(Optional.empty(), "hidden", Optional.empty()));
        assertThat(settle().whyNot()).isEqualTo("hidden");
        assertThat(waited).isZero();
    }

    @Test
    void aStopEndsTheWait() {
        look(1, 100);
        assertThatThrownBy(() -> new Settling(looks::remove, _ -> {
            throw new InterruptedException();
        }).await()).isInstanceOf(InterruptedIOException.class).hasMessageContaining("Stopped before the first request");
    }
}
