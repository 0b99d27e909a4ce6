package dev.tacho.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.target.MachineSample;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What was seen of each process and of the machine, in files. */
class WatchedRunTest {
    private static final int UNKNOWN = TargetSample.UNKNOWN;
    private static final double NAN = Double.NaN;
    private static final long MIB = 1 << 20;
    private static final TargetSample TARGET = new TargetSample(61.25, 8 * MIB, 7 * MIB, 2, 5, 31, 1_520.5, List.of(
            new ProcessSample(4711, "uWSGI", 60.75, 6 * MIB, 5 * MIB, 4, 30, 1_500.25),
            new ProcessSample(ProcessSample.OTHERS, "others", 0.5, 2 * MIB, UNKNOWN, 1, UNKNOWN, NAN)));
    private static final MachineSample MACHINE = new MachineSample(40.5, 12.25, 47.25, 0, List.of(90.5, NAN), 30.75, 1.08,
            1_500 * MIB, 1_000.5, 2_000.25, 3);

    @TempDir
    private Path folder;
    private Path file;

    @BeforeEach
    void name() {
        file = folder.resolve("result.json");
    }

    private static Result result(List<Tick> ticks, TargetUse use) {
        Result plain = Samples.result(2);
        return new Result(plain.id(), plain.startedAt(), plain.ending(), plain.profile(), plain.document(),
                plain.counts(), plain.seconds(), plain.latency(), plain.generator(), Optional.of(use),
                plain.warnings(), plain.environment(), ticks);
    }

    private static Tick tick(TargetSample target, MachineSample machine) {
        Tick tick = Samples.ticks(1).getFirst();
        return new Tick(tick.phase(), tick.endNanos(), tick.spanNanos(), tick.counts(), tick.leftovers(),
                tick.response(), tick.soFar(), tick.service(), tick.serviceSoFar(), tick.lag(),
                tick.plannedPerSecond(), tick.connections(), tick.generatorCpuPercent(), Optional.ofNullable(target),
                Optional.ofNullable(machine), tick.responseHistogram());
    }

    private static TargetUse use() {
        return new TargetUse(new TargetInfo(List.of(4711L, 4712L), "uWSGI"), 57.3, 99,
                new Memory(6 * MIB, 9 * MIB, 8 * MIB), 2, 31,
                Optional.of(new Memory(8 * MIB + 1, 9 * MIB, 8 * MIB)), Optional.of(new Memory(5 * MIB, 6 * MIB, 5 * MIB)),
                List.of(new ProcessUse(4711, "uWSGI", 55.125, new Memory(6 * MIB + 4096, 7 * MIB, 6 * MIB), 4),
                        new ProcessUse(4712, "uWSGI", 2, new Memory(2 * MIB, 2 * MIB, 0), 1)));
    }

    @Test
    void itIsReadAgainAsItWasWritten() throws IOException {
        Result result = result(List.of(tick(TARGET, MACHINE), tick(TARGET, null), tick(null, new MachineSample(NAN, NAN,
                NAN, NAN, List.of(), NAN, NAN, 0, NAN, NAN, NAN))), use());
        ResultFile.write(file, result);
        assertThat(ResultFile.read(file)).isEqualTo(result);
    }

    @Test
    void scriptsFindMemoryAtRestAndEveryProcess() {
        JsonNode target = JsonMapper.shared().readTree(ResultFile.json(result(List.of(), use()), "")).get("target");
        assertThat(target.at("/restMiB/peak").doubleValue()).isEqualTo(9);
        assertThat(target.at("/pssMiB/start").doubleValue()).isEqualTo(5);
        assertThat(target.at("/processes/1").propertyNames())
                .containsExactly("pid", "name", "cpuPercent", "rssMiB", "threads");
        assertThat(target.at("/processes/0/cpuPercent").doubleValue()).isEqualTo(55.125);
        assertThat(target.at("/processes/1/rssMiB").propertyNames()).containsExactly("start", "peak", "end");
    }

    @Test
    void aLongRunOfManyProcessesStaysSmall() {
        TargetSample many = new TargetSample(1, 1, 1, 20, 1, 1, 1, IntStream.range(0, 20).mapToObj(i ->
                new ProcessSample(100_000 + i, "postgres", 99.12345, 123_456_789, 12_345_678, 12, 345, 6_789.012)).toList());
        assertThat(TickFile.bytes(List.of(tick(many, MACHINE))).length).isLessThan(20 * 120 + 4_000);
    }

    @Test
    void filesOfEarlierVersionsLackAllOfIt() throws IOException {
        ResultFile.write(file, result(List.of(tick(TARGET, MACHINE)), use()));
        ObjectNode json = (ObjectNode) JsonMapper.shared().readTree(Files.readString(file));
        ((ObjectNode) json.get("target")).remove(List.of("restMiB", "pssMiB", "processes"));
        Files.writeString(file, json.toPrettyString());
        change("\"pssBytes\":\\d+,|,\"switchesPerSecond\":[0-9.]+|,\"each\":\\[[^]]*]|,\"machine\":\\{[^}]*}", "");
        Result read = ResultFile.read(file);
        assertThat(read.target().orElseThrow()).isEqualTo(new TargetUse(use().info(), 57.3, 99,
                new Memory(6 * MIB, 9 * MIB, 8 * MIB), 2, 31));
        assertThat(read.ticks().getFirst().machine()).isEmpty();
        assertThat(read.ticks().getFirst().target()).contains(new TargetSample(61.25, 8 * MIB, 2, 5, 31));
    }

    @Test
    void whatIsWrongWithAProcessIsToldWithItsPlace() throws IOException {
        ResultFile.write(file, result(List.of(tick(TARGET, MACHINE)), use()));
        change("\"rss\":\\d+", "\"rss\":null");
        assertThatThrownBy(() -> ResultFile.read(file)).isInstanceOf(IOException.class)
                .hasMessageContaining("target.each[0].rss should be a whole number");
    }

    private void change(String pattern, String by) throws IOException {
        Path ticks = folder.resolve("ticks.jsonl");
        String before = Files.readString(ticks);
        String after = before.replaceAll(pattern, by);
        assertThat(after).isNotEqualTo(before);
        Files.writeString(ticks, after);
    }
}
