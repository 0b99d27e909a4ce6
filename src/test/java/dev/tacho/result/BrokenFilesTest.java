package dev.tacho.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every way a result can be broken is told in words that name the file, and leaves it as it is. */
class BrokenFilesTest {
    @TempDir
    Path folder;
    private Path file;
    private Path ticks;

    @BeforeEach
    void writeAGoodOne() throws IOException {
        file = folder.resolve("result.json");
        ticks = folder.resolve("ticks.jsonl");
        ResultFile.write(file, Samples.result(8));
    }

    static Stream<Arguments> damages() {
        return Stream.of(
                damage("half", text -> text.substring(0, text.length() / 2), "ends in the middle"),
                damage("nothing", text -> "", "is empty"),
                damage("blank", text -> "\n", "is empty"),
                damage("not JSON", text -> "<html>", "is not JSON (line 1"),
                damage("two documents", text -> text + text, "is not JSON"),
                damage("foreign JSON", text -> "{\"hello\":1}", "is not a result of Tacho"),
                damage("a list", text -> "[1, 2]", "is not a result of Tacho"),
                damage("a number", text -> "7", "is not a result of Tacho"),
                damage("a profile", text -> "{\"schema\":\"tacho.profile/1\"}", "is a profile"),
                damage("newer", text -> text.replace("tacho.result/1", "tacho.result/2"), "newer Tacho"),
                damage("schema alone", text -> "{\"schema\":\"tacho.result/1\"}", "is damaged"),
                damage("text for a number", text -> text.replaceFirst("\"started\" : \\d+", "\"started\" : \"x\""),
                        "requests.started should be a whole number"),
                damage("fraction for a count", text -> text.replaceFirst("\"started\" : \\d+", "\"started\" : 1.5"),
                        "requests.started should be a whole number"),
                damage("huge count", text -> text.replaceFirst("(\"started\" : )\\d+", "$1" + "9".repeat(20)),
                        "requests.started should be a whole number"),
                damage("no requests", text -> text.replace("\"requests\"", "\"requestz\""), "requests is missing"),
                damage("object for a list", text -> text.replaceFirst("\"pids\" : \\[[^]]*]", "\"pids\" : {}"),
                        "target.pids should be a list"),
                damage("bad time", text -> text.replace("2026-01-02T03:04:05Z", "yesterday"),
                        "startedAt should be a time"),
                damage("unknown cause", text -> text.replace("\"tls\"", "\"tsl\""), "failures.tsl is not a cause"),
                damage("bad status", text -> text.replace("\"200\" :", "\"OK\" :"), "statuses.OK is not"),
                damage("bad ending", text -> text.replace("COMPLETED", "VANISHED"), "ending should be"),
                damage("bad distribution", text -> text.replaceFirst("\"connect\" : \"[^\"]*\"",
                        "\"connect\" : \"AAAA\""), "distributions.connect is not"),
                damage("nested without end", text -> "[".repeat(100_000), "is nested too deeply"),
                damage("ticks of another folder", text -> text.replace("ticks.jsonl", "../ticks.jsonl"),
                        "ticks is not a file name"),
                damage("ticks from the root", text -> text.replace("ticks.jsonl", "/etc/passwd"),
                        "ticks is not a file name"),
                damage("ticks a folder", text -> text.replace("ticks.jsonl", ".."), "ticks is not a file name"),
                damage("no name for the ticks", text -> text.replace("ticks.jsonl", ""), "ticks is not a file name"),
                damage("ticks elsewhere", text -> text.replace("ticks.jsonl", "gone.jsonl"), "gone.jsonl is missing"),
                damage("no such path", text -> text.replace("ticks.jsonl", "a\\u0000b"), "ticks is not a file name"));
    }

    private static Arguments damage(String name, UnaryOperator<String> damage, String complaint) {
        return arguments(name, damage, complaint);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void aDamagedResultIsRefused(String name, UnaryOperator<String> damage, String complaint) throws IOException {
        refuses(file, damage, complaint);
    }

    static Stream<Arguments> tickDamages() {
        return Stream.of(
                damage("half a line", text -> text.substring(0, text.length() - 30), "ends in the middle"),
                damage("half the lines", text -> text.substring(0, text.indexOf('\n', text.length() / 2) + 1),
                        "ends in the middle"),
                damage("nothing", text -> "", "is empty"),
                damage("newer", text -> text.replace("tacho.ticks/1", "tacho.ticks/9"), "newer Tacho"),
                damage("foreign", text -> "{}\n", "is not a result of Tacho"),
                damage("wrong type", text -> text.replaceFirst("\"connections\":\\d+", "\"connections\":null"),
                        "connections should be a whole number"),
                damage("bad histogram", text -> text.replaceFirst("\"responseHistogram\":\"[^\"]*\"",
                        "\"responseHistogram\":\"AAAA\""), "responseHistogram is not an encoded distribution"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tickDamages")
    void aDamagedTickFileIsRefused(String name, UnaryOperator<String> damage, String complaint) throws IOException {
        refuses(ticks, damage, complaint);
    }

    private void refuses(Path damaged, UnaryOperator<String> damage, String complaint) throws IOException {
        String good = Files.readString(damaged);
        String bad = damage.apply(good);
        assertThat(bad).isNotEqualTo(good);
        Files.writeString(damaged, bad);
        Map<String, String> before = content();

        assertThatThrownBy(() -> ResultFile.read(file)).isInstanceOf(IOException.class)
                .hasMessageContaining(complaint).hasMessageContaining(folder.toString());

        assertThat(content()).isEqualTo(before);
    }

    @Test
    void aMissingFileAFolderAndMissingTicksAreTold() throws IOException {
        assertThatThrownBy(() -> ResultFile.read(folder.resolve("no.json"))).isInstanceOf(IOException.class)
                .hasMessageContaining("no.json is not there");
        assertThatThrownBy(() -> ResultFile.read(folder)).isInstanceOf(IOException.class)
                .hasMessageContaining("is a folder");
        Files.delete(ticks);
        assertThatThrownBy(() -> ResultFile.read(file)).isInstanceOf(IOException.class)
                .hasMessageContaining("ticks.jsonl is missing");
    }

    @Test
    void ticksThatAreNoTextOrNoFileAreTold() throws IOException {
        Files.write(ticks, new byte[] {(byte) 0xff, (byte) 0xfe, 0, 1});
        assertThatThrownBy(() -> ResultFile.read(file)).isInstanceOf(IOException.class)
                .hasMessageContaining("ticks.jsonl is not a text file");
        Files.delete(ticks);
        Files.createDirectory(ticks);
        assertThatThrownBy(() -> ResultFile.read(file)).isInstanceOf(IOException.class)
                .hasMessageContaining("ticks.jsonl is missing");
    }

    @Test
    void oneBrokenResultDoesNotHideTheOthers() throws IOException {
        ResultLibrary library = new ResultLibrary(folder.resolve("library"));
        library.save(Samples.result(1));
        Path other = library.save(Samples.result(1));
        Files.writeString(other, Files.readString(other).replace("ticks.jsonl", "a\\u0000b"));
        assertThat(library.list()).extracting(entry -> entry.problem().isEmpty()).containsExactlyInAnyOrder(true, false);
    }

    private Map<String, String> content() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path path : files.toList()) {
                content.put(path.getFileName().toString(), Files.readString(path));
            }
        }
        return content;
    }
}
