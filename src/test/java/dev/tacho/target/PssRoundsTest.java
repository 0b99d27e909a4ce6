package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PssRoundsTest {
    private static final long MILLI = 1_000_000;
    private final FakeProcesses machine = new FakeProcesses();
    private final List<WatchedProcess> all = new ArrayList<>();
    private long nanos = 5_000_000_000L;
    private final PssRounds rounds = new PssRounds(() -> nanos);

    @BeforeEach
    void threeProcesses() {
        List.of(1L, 2L, 3L).forEach(this::add);
        rounds.ask(all);
        assertThat(machine.pssAsked).as("new ones at once").containsExactly(1L, 2L, 3L);
        machine.pssAsked.clear();
    }

    private void add(long pid) {
        machine.with(pid, 0, "p");
        all.add(new WatchedProcess(pid, "", "p", machine.meter(pid).orElseThrow()));
    }

    /** The milliseconds at which processes were asked, sampled five times a second. */
    private List<Long> askedAt(int seconds) {
        List<Long> times = new ArrayList<>();
        long start = nanos;
        for (int i = 1; i <= 5 * seconds; i++) {
            nanos = Math.max(nanos, start + i * 200 * MILLI);
            int before = machine.pssAsked.size();
            rounds.ask(all);
            times.addAll(Collections.nCopies(machine.pssAsked.size() - before, i * 200L));
        }
        return times;
    }

    @Test
    void eachIsAskedOnceASecondWhereThatCostsLittle() {
        assertThat(askedAt(2)).containsExactly(1_000L, 1_000L, 1_000L, 2_000L, 2_000L, 2_000L);
    }

    @Test
    void dearOnesAreAskedOneAfterTheOther() {
        machine.pssCost = () -> nanos += 2 * MILLI;
        assertThat(askedAt(4)).as("2 ms take a second to be allowed").hasSizeBetween(3, 5).doesNotHaveDuplicates();
        assertThat(machine.pssAsked).startsWith(1L, 2L, 3L);
    }

    @Test
    void aNewOneIsAskedAtOnceAndTheOthersWaitForIt() {
        machine.pssCost = () -> nanos += 6 * MILLI;
        add(4);
        nanos += MILLI;
        rounds.ask(all);
        assertThat(machine.pssAsked).containsExactly(4L);
        machine.pssCost = () -> { };
        assertThat(askedAt(4)).isNotEmpty().allMatch(millis -> millis >= 3_000);
    }
}
