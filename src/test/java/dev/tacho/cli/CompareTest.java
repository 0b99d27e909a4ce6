package dev.tacho.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.report.ComparisonChart;
import dev.tacho.result.Samples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareTest {
    @TempDir
    private Path folder;
    private Bench bench;
    private String one;
    private String other;

    @BeforeEach
    void twoResults() throws IOException {
        bench = new Bench(folder.resolve("data"));
        one = bench.results().save(Samples.result(8)).toString();
        other = bench.results().save(Samples.remote(8)).toString();
    }

    @Test
    void aRankedTableGoesToStandardOutput() {
        assertThat(bench.run("compare", one, other)).isEqualTo(Cli.OK);
        assertThat(bench.out()).startsWith("# ").contains("| Name | Requests/s |", "| 1. ", "| 2. ");
        assertThat(bench.err()).isEmpty();
        bench.clear();
        assertThat(bench.run("compare", one, other, "--lang", "zh-TW", "--as", "html")).isEqualTo(Cli.OK);
        assertThat(bench.out()).startsWith("<!DOCTYPE html>").contains("每秒請求數", "lang=\"zh-TW\"");
    }

    @Test
    void anOutputThatIsCutShortIsNoSuccess() {
        bench.outFull();
        assertThat(bench.run("compare", one, other)).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).startsWith("Not all of the output could be written");
        bench.clear();
        assertThat(bench.run("report", one, "--as", "csv")).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).startsWith("Not all of the output could be written");
    }

    @Test
    void aFolderHoldsPagesAndEveryChart() throws IOException {
        Path out = folder.resolve("new/comparison");
        assertThat(bench.run("compare", one, other, "--out", out.toString())).isEqualTo(Cli.OK);
        assertThat(names(out)).hasSize(2 + 2 * ComparisonChart.values().length)
                .contains("compare.md", "compare.html", "ranked.png", "percentiles.svg");
        assertThat(out.resolve("compare.md")).content().contains("](ranked.png)", "](throughput.png)");
        assertThat(bench.out()).contains("Wrote " + out.resolve("compare.html"));
    }

    @Test
    void aFolderHoldsOnlyWhatWasAskedFor() throws IOException {
        Path out = folder.resolve("svg");
        assertThat(bench.run("compare", one, other, "--out", out.toString(), "--as", "svg", "--chart", "ranked"))
                .isEqualTo(Cli.OK);
        assertThat(names(out)).containsExactly("ranked.svg");
        Path page = folder.resolve("md");
        bench.run("compare", one, other, "--out", page.toString(), "--as", "md");
        assertThat(names(page)).containsExactly("compare.md");
        assertThat(page.resolve("compare.md")).content().doesNotContain("![");
    }

    @Test
    void whatCannotBeComparedIsSaidAndNothingIsWritten() throws IOException {
        Path cut = Files.writeString(folder.resolve("cut.json"), "{\"schema\": \"tacho.result/1\", ");
        Path foreign = Files.writeString(folder.resolve("foreign.json"), "{\"hello\": 1}");
        Path newer = Files.writeString(folder.resolve("newer.json"), "{\"schema\": \"tacho.result/2\"}");
        Path out = folder.resolve("out");
        for (String[] arguments : new String[][] {{one, cut.toString()}, {one, foreign.toString()},
            {one, newer.toString()}, {one, "no-such-run"}, {one}, {one, one},
            {one, Path.of(one).getParent().toString()}}) {
            bench.clear();
            String[] all = Stream.concat(Stream.of("compare"), Stream.concat(Stream.of(arguments),
                    Stream.of("--out", out.toString()))).toArray(String[]::new);
            assertThat(bench.run(all)).as(String.join(" ", all)).isEqualTo(Cli.BAD_INPUT);
            assertThat(bench.err()).isNotBlank().doesNotContain("Exception", "\tat ");
            assertThat(bench.out()).isEmpty();
            assertThat(out).doesNotExist();
        }
        bench.clear();
        bench.run("compare", one, Path.of(one).getParent().toString());
        assertThat(bench.err()).contains("A run is no repeat of itself");
    }

    @Test
    void aFolderThatCannotBeWrittenIsNamedBeforeAnythingIs() throws IOException {
        Path inTheWay = Files.writeString(folder.resolve("file"), "");
        assertThat(bench.run("compare", one, other, "--out", inTheWay.toString())).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains(inTheWay.toString()).doesNotContain("Exception");
        Path out = Files.createDirectories(folder.resolve("half"));
        Files.createDirectories(out.resolve("compare.md/a folder"));
        bench.clear();
        assertThat(bench.run("compare", one, other, "--out", out.toString())).isEqualTo(Cli.BAD_INPUT);
        assertThat(names(out)).containsExactly("compare.md");
    }

    @Test
    void aPictureIsNotForATerminal() {
        bench.terminal();
        assertThat(bench.run("compare", one, other, "--as", "png")).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains("--out");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --as ab                   | Take one of: md, html, png, svg
            --as png --chart heatmap  | Take one of: ranked, throughput, latency, percentiles
            --as md --chart ranked    | --chart takes one of several pictures, but md is none
            --lang fr                 | Take one of: en, zh-CN, zh-TW
            --as svg --width 20       | Give a number from 400 to 8000
            --as svg --width wide     | “wide” is no width
            """)
    void aWrongOptionIsAnsweredWithTheRightOnes(String options, String answer) {
        assertThat(bench.run(("compare " + one + " " + other + " " + options).split(" "))).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains(answer).doesNotContain("Exception");
        assertThat(bench.out()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --as md --chart run       | --chart takes one of several pictures, but md is none
            --as svg --chart ranked   | Take one of: run, throughput, latency, target, processes, machine, percentiles
            --as svg --lang de        | Take one of: en, zh-CN, zh-TW
            """)
    void aReportHasTheSameOptions(String options, String answer) {
        assertThat(bench.run(("report " + one + " " + options).split(" "))).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains(answer);
    }

    @Test
    void aChartOfARunTooShortForOneIsRefused() throws IOException {
        String empty = bench.results().save(Samples.result(0).withId("empty")).toString();
        String single = bench.results().save(Samples.result(1).withId("single")).toString();
        Path out = folder.resolve("none.svg");
        for (String[] arguments : new String[][] {{empty, "run"}, {single, "run"}, {empty, "percentiles"},
            {single, "heatmap"}, {other, "target"}}) {
            bench.clear();
            assertThat(bench.run("report", arguments[0], "--as", "svg", "--chart", arguments[1], "--out",
                    out.toString())).isEqualTo(Cli.BAD_INPUT);
            assertThat(bench.err()).isNotBlank().doesNotContain("Exception");
            assertThat(out).doesNotExist();
        }
        assertThat(bench.run("report", single, "--as", "svg", "--chart", "percentiles", "--out", out.toString()))
                .isEqualTo(Cli.OK);
    }

    private static Stream<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
        }
    }
}
