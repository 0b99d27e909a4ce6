package dev.tacho.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.measure.Distribution;
import dev.tacho.measure.Failure;
import dev.tacho.measure.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class ResultFileTest {
    @TempDir
    Path folder;

    @Test
    void whatWasWrittenIsReadAgain() throws IOException {
        Result result = Samples.result(40);
        ResultFile.write(folder.resolve("result.json"), result);
        assertThat(ResultFile.read(folder.resolve("result.json"))).isEqualTo(result);
        assertThat(names()).containsExactlyInAnyOrder("result.json", "ticks.jsonl");
    }

    @Test
    void aRemoteAndAnEmptyRunAreReadAgain() throws IOException {
        for (Result result : List.of(Samples.remote(3), Samples.result(0))) {
            Path file = folder.resolve(result.id() + ".json");
            ResultFile.write(file, result);
            assertThat(ResultFile.read(file)).isEqualTo(result);
        }
    }

    @Test
    void aNumberThatCouldNotBeToldIsReadAgain() throws IOException {
        Result result = Samples.result(1);
        GeneratorUse unknown = new GeneratorUse(Double.NaN, Double.NaN, 0, 0, 0, "nio", "jdk", 1, 0, 0);
        Result odd = new Result(result.id(), result.startedAt(), result.ending(), result.profile(), result.document(),
                result.counts(), 0, result.latency(), unknown, result.target(), result.warnings(),
                result.environment(), result.ticks());
        ResultFile.write(folder.resolve("odd.json"), odd);
        assertThat(ResultFile.read(folder.resolve("odd.json"))).isEqualTo(odd);
        assertThat(JsonMapper.shared().readTree(ResultFile.json(odd, "")).at("/generator/tls").asString())
                .isEqualTo("jdk");
        assertThat(unknown.means()).isEqualTo("nio + jdk");
    }

    @Test
    void scriptsFindEveryFigureWhereTheDesignSaysItIs() {
        Result result = Samples.result(20);
        JsonNode json = JsonMapper.shared().readTree(ResultFile.json(result, "ticks.jsonl"));

        assertThat(json.at("/schema").asString()).isEqualTo("tacho.result/1");
        assertThat(json.get("requests").propertyNames()).containsExactly("started", "completed", "succeeded", "failed",
                "abandoned", "reconnects", "delayed", "unsent");
        assertThat(json.get("failures").propertyNames())
                .containsExactlyElementsOf(Stream.of(Failure.values()).map(Failure::key).toList());
        assertThat(json.at("/failures/dns").longValue()).isZero();
        assertThat(json.at("/statuses/200").longValue()).isEqualTo(result.counts().statuses().get(200));
        assertThat(json.get("bytes").propertyNames()).containsExactly("sent", "received", "body");
        assertThat(json.at("/seconds").doubleValue()).isEqualTo(5);
        assertThat(json.at("/requestsPerSecond").doubleValue()).isEqualTo(result.requestsPerSecond());
        assertThat(json.at("/connectionsOpened").longValue()).isOne();
        assertThat(json.get("latencyMillis").propertyNames()).containsExactly("response", "service", "wait", "connect");
        assertThat(json.at("/latencyMillis/response").propertyNames()).containsExactly("min", "mean", "stddev", "p50",
                "p66", "p75", "p80", "p90", "p95", "p98", "p99", "p99.9", "p99.99", "max");
        assertThat(json.get("latencyMillis").get("response").get("p99.9").doubleValue())
                .isCloseTo(result.latency(Metric.RESPONSE).percentileNanos(99.9) / 1e6, within(1e-9));
        assertThat(json.get("generator").propertyNames()).containsExactly("cpuMicrosPerRequest", "busiestLoop",
                "lagMillis", "gcMillis", "transport", "loops", "warmUp");
        assertThat(json.at("/generator/lagMillis").propertyNames()).containsExactly("p99", "max");
        assertThat(json.get("target").propertyNames())
                .contains("pids", "cpuPercent", "rssMiB", "threads", "openFiles");
        assertThat(json.at("/target/rssMiB/peak").doubleValue()).isEqualTo(9);
        assertThat(json.at("/warnings/0/code").asString()).isEqualTo("closedLoop");
        assertThat(json.at("/profile/name").asString()).isEqualTo("nginx, keep-alive");
        assertThat(json.at("/environment/cores").intValue()).isEqualTo(2);
        assertThat(json.at("/ticks").asString()).isEqualTo("ticks.jsonl");
    }

    @Test
    void whatAnOpenLoopAddsIsReadAgain() throws IOException {
        Result open = OpenRuns.result();
        ResultFile.write(folder.resolve("result.json"), open);
        assertThat(ResultFile.read(folder.resolve("result.json"))).isEqualTo(open);
        JsonNode json = JsonMapper.shared().readTree(ResultFile.json(open, ""));
        assertThat(json.get("latencyMillis").propertyNames())
                .containsExactly("response", "service", "wait", "connect", "handshake", "lag");
        assertThat(json.at("/requests/delayed").longValue()).isEqualTo(7);
        assertThat(json.at("/requests/unsent").longValue()).isEqualTo(5);
        assertThat(json.at("/warmUpSeconds").doubleValue()).isEqualTo(1);
        assertThat(json.at("/preflight/status").intValue()).isEqualTo(301);
        assertThat(json.at("/preflight/millis/resolve").doubleValue()).isEqualTo(1.5);
        assertThat(json.at("/preflight/findings/0/code").asString()).isEqualTo("redirect");
        assertThat(Files.readAllLines(folder.resolve("ticks.jsonl"))).anyMatch(line -> line.contains("\"warmUp\""))
                .anyMatch(line -> line.contains("\"coolDown\""));
    }

    /** What this version added is taken out again. */
    @Test
    void filesOfEarlierVersionsAreStillRead() throws IOException {
        Result result = Samples.result(3);
        Path file = folder.resolve("result.json");
        ResultFile.write(file, result);
        ObjectNode json = (ObjectNode) JsonMapper.shared().readTree(Files.readString(file));
        json.remove(List.of("warmUpSeconds", "preflight"));
        ((ObjectNode) json.get("requests")).remove(List.of("delayed", "unsent"));
        Files.writeString(file, json.toPrettyString());
        Path ticks = folder.resolve("ticks.jsonl");
        Files.writeString(ticks, Files.readString(ticks).replace("\"phase\":\"measured\",", "")
                .replace(",\"delayed\":0,\"unsent\":0", "").replaceAll(",\"responseHistogram\":\"[^\"]*\"", "")
                .replaceAll("\"service(SoFar)?Nanos\":\\{[^}]*},|\"lagNanos\":\\{[^}]*},|\"plannedPerSecond\":null,",
                        ""));
        assertThat(Files.readString(ticks)).doesNotContain("phase", "unsent", "service", "lag", "planned",
                "responseHistogram");
        Result read = ResultFile.read(file);
        assertThat(read.ticks()).allMatch(tick -> tick.responseHistogram().isEmpty());
        assertThat(read).usingRecursiveComparison().ignoringFields("ticks.responseHistogram")
                .withEqualsForType(Distribution::equals, Distribution.class)
                .withEqualsForType(Double::equals, Double.class).isEqualTo(result);
    }

    @Test
    void aPhaseThatIsNoneIsToldInWords() throws IOException {
        ResultFile.write(folder.resolve("result.json"), Samples.result(1));
        Path ticks = folder.resolve("ticks.jsonl");
        Files.writeString(ticks, Files.readString(ticks).replace("\"measured\"", "\"lunch\""));
        assertThatThrownBy(() -> ResultFile.read(folder.resolve("result.json"))).isInstanceOf(IOException.class)
                .hasMessageContaining("phase should be warmUp, measured or coolDown");
    }

    @Test
    void aRemoteTargetIsNull() {
        assertThat(JsonMapper.shared().readTree(ResultFile.json(Samples.remote(2), "")).get("target").isNull())
                .isTrue();
    }

    @Test
    void theTickFileIsOneHeadAndOneObjectALine() throws IOException {
        ResultFile.write(folder.resolve("result.json"), Samples.result(3));
        List<String> lines = Files.readAllLines(folder.resolve("ticks.jsonl"));
        assertThat(lines).hasSize(4);
        assertThat(lines.getFirst()).isEqualTo("{\"schema\":\"tacho.ticks/1\",\"ticks\":3}");
        assertThat(lines.get(1)).startsWith("{\"endNanos\":250000000,\"spanNanos\":250000000,");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
