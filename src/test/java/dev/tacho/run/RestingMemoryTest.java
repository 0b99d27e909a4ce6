package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.result.Memory;
import dev.tacho.result.ProcessUse;
import dev.tacho.result.TargetUse;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RestingMemoryTest {
    private static final int UNKNOWN = TargetSample.UNKNOWN;
    private static final TargetUse WINDOW = new TargetUse(new TargetInfo(List.of(7L, 8L), "uwsgi"), 60, 90,
            new Memory(65, 72, 71), 3, 12);

    private static ProcessSample process(long pid, long rss, int threads) {
        return new ProcessSample(pid, "uwsgi", 10, rss, UNKNOWN, threads, 1, 0);
    }

    private static TargetSample sample(long pss, ProcessSample... each) {
        long rss = List.of(each).stream().mapToLong(ProcessSample::rssBytes).sum();
        return new TargetSample(20, rss, pss, each.length, 3, 12, 0, List.of(each));
    }

    private static TargetUse use(RestingMemory memory, TargetSample after) {
        return memory.addedTo(WINDOW, pid -> pid * 5.0, Optional.ofNullable(after));
    }

    @Test
    void memoryOfEachProcessIsToldAtRestAtItsPeakAndAtRestAgain() {
        RestingMemory memory = new RestingMemory(sample(50, process(7, 61, 1), process(8, 20, 1)));
        memory.add(sample(80, process(7, 90, 4), process(8, 20, 1)));
        memory.add(sample(70, process(7, 70, 2), process(8, 25, 1)));
        TargetUse use = use(memory, sample(55, process(7, 62, 1), process(8, 21, 1)));
        assertThat(use.processes()).containsExactly(new ProcessUse(7, "uwsgi", 35, new Memory(61, 90, 62), 4),
                new ProcessUse(8, "uwsgi", 40, new Memory(20, 25, 21), 1));
        assertThat(use.rest()).contains(new Memory(81, 110, 83));
        assertThat(use.pss()).contains(new Memory(50, 80, 55));
        assertThat(use).usingRecursiveComparison().ignoringFields("processes", "rest", "pss").isEqualTo(WINDOW);
    }

    @Test
    void whoCameLaterBeganWithNothingAndWhoWentEndsWithNothing() {
        RestingMemory memory = new RestingMemory(sample(UNKNOWN, process(7, 61, 1)));
        memory.add(sample(UNKNOWN, process(7, 90, 1), process(8, 20, 2)));
        TargetUse use = use(memory, sample(UNKNOWN, process(8, 30, 1)));
        assertThat(use.processes()).containsExactly(new ProcessUse(7, "uwsgi", 35, new Memory(61, 90, 0), 1),
                new ProcessUse(8, "uwsgi", 40, new Memory(0, 30, 30), 2));
        assertThat(use.pss()).isEmpty();
    }

    @Test
    void aServerThatDiedEndsWithNothing() {
        RestingMemory memory = new RestingMemory(sample(50, process(7, 61, 1)));
        TargetUse use = use(memory, null);
        assertThat(use.rest()).contains(new Memory(61, 61, 0));
        assertThat(use.pss()).contains(new Memory(50, 50, 0));
        assertThat(use.processes()).containsExactly(new ProcessUse(7, "uwsgi", 35, new Memory(61, 61, 0), 1));
    }
}
