package dev.tacho.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Counts;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.report.Format;
import dev.tacho.report.Reports;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.ResultFile;
import dev.tacho.result.ResultLibrary;
import dev.tacho.result.Samples;
import dev.tacho.result.Warning;
import dev.tacho.run.RunEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands in this process, with a scripted run in place of a real one. */
class CliTest {
    @TempDir
    Path folder;
    private Bench bench;

    @BeforeEach
    void open() {
        bench = new Bench(folder.resolve("data"));
    }

    @Test
    void aRunReportsOnStandardOutputAndItsProgressOnStandardError() throws IOException {
        Path profile = profile();
        assertThat(bench.run("run", profile.toString())).isEqualTo(Cli.FAILED);
        assertThat(bench.out()).startsWith("nginx, keep-alive\n").contains("Requests/s  1,9").doesNotContain("Wrote");
        assertThat(bench.err()).startsWith("Getting ready\nRunning “mine”")
                .containsPattern("50 % done, 0:10 left, [12],\\d{3} requests/s, p99 \\d+\\.\\d+ ms, \\d+ failed\n");
        assertThat(bench.started()).isEqualTo(ProfileFile.read(profile));
    }

    @Test
    void theGeneratorPractisesUnlessItIsToldNotTo() throws IOException {
        bench.run("run", profile().toString());
        assertThat(bench.warmedUp()).isTrue();
        bench.run("run", profile().toString(), "--no-warm-up");
        assertThat(bench.warmedUp()).isFalse();
    }

    @Test
    void theRequestBeforeTheLoadIsOneLineAndItsFindingsAreWarnings() throws IOException {
        bench.play((profile, listener) -> {
            listener.accept(new RunEvent.Preflight(OpenRuns.result().preflight().orElseThrow()));
            return Script.of(flawless()).play(profile, listener);
        });
        bench.run("run", profile().toString());
        assertThat(bench.err()).startsWith("301 Moved, nginx/1.22.1, 11-byte body, keeps alive; name 1.50 ms, "
                + "connect 200 µs, TLS handshake 700 µs, response 400 µs\n"
                + "Warning: The server redirects (301) to /there.\n");
    }

    @Test
    void withoutAnAnswerBeforeTheLoadOnlyTheReasonIsTold() throws IOException {
        bench.play((profile, listener) -> {
            listener.accept(new RunEvent.Preflight(new PreflightReport(0, "", List.of(), 0, 0, false, 0, 0, 0, 0,
                    List.of(new Warning("noAnswer", "No answer.")))));
            return Script.of(flawless()).play(profile, listener);
        });
        bench.run("run", profile().toString());
        assertThat(bench.err()).startsWith("Warning: No answer.\nGetting ready\n");
    }

    @Test
    void aRunWithoutFailuresEndsWithZero() throws IOException {
        bench.play(Script.of(flawless()));
        assertThat(bench.run("run", profile().toString())).isEqualTo(Cli.OK);
    }

    @Test
    void aRunThatGotNoResponseAtAllHasMeasuredNothing() throws IOException {
        bench.play(Script.of(counting(new Counts(2, 0, Map.of(), 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, new TreeMap<>()))));
        assertThat(bench.run("run", profile().toString())).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.out()).isNotBlank();
    }

    @Test
    void onATerminalTheProgressIsOneLineWrittenOver() throws IOException {
        bench.terminal();
        bench.run("run", profile().toString());
        assertThat(bench.err().split("\n")).filteredOn(line -> line.contains("% done")).hasSize(1);
        assertThat(bench.err().split("\r", -1)).hasSizeGreaterThan(20);
        assertThat(bench.err()).endsWith(" failed\n");
    }

    @Test
    void quietSaysNothingButTheReport() throws IOException {
        bench.run("run", profile().toString(), "--quiet");
        assertThat(bench.err()).isEmpty();
        assertThat(bench.out()).startsWith("nginx, keep-alive\n");
    }

    @Test
    void outHoldsEverythingToPublish() throws IOException {
        Path out = folder.resolve("out");
        bench.run("run", profile().toString(), "--out", out.toString());
        Path run = out.resolve(Samples.result(1).id());
        try (Stream<Path> files = Files.list(run)) {
            assertThat(files.map(file -> file.getFileName().toString())).containsExactlyInAnyOrder("result.json",
                    "ticks.jsonl", "chart.png", "percentiles.png", "histogram.png", "heatmap.png",
                    "chart.svg", "report.md", "report.html", "ticks.csv");
        }
        assertThat(bench.out()).contains("Wrote " + run.resolve("chart.png"));
        assertThat(new ResultLibrary(out).list()).hasSize(1);
    }

    @Test
    void jsonIsTheResultAndCanBeReadAgain() throws IOException {
        Path json = folder.resolve("deep/one.json");
        bench.run("run", profile().toString(), "--json", json.toString());
        assertThat(ResultFile.read(json)).isEqualTo(bench.result());
        assertThat(bench.run("run", profile().toString(), profile().toString(), "--json", json.toString()))
                .isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains("--out DIR");
    }

    @Test
    void aShippedProfileRunsByItsName() {
        bench.run("run", "demo-hello");
        assertThat(bench.started().name()).isEqualTo("Demo: hello");
    }

    @Test
    void whatCannotBeRunIsSaidBeforeAnythingRuns() throws IOException {
        Path bad = folder.resolve("bad.json");
        ProfileFile.write(bad, Profile.starter("bad").withLoad(
                new Load.Closed(100, OptionalLong.of(10), Optional.empty())));
        Path notJson = Files.writeString(folder.resolve("not.json"), "{");
        Path inTheWay = Files.writeString(folder.resolve("file"), "");
        for (String[] arguments : new String[][] {
            {"run", "no-such-profile"}, {"run", bad.toString()}, {"run", notJson.toString()},
            {"run", profile().toString(), bad.toString()}, {"run"}, {"run", "demo-hello", "--nonsense"},
            {"run", "demo-hello", "--out", inTheWay.toString()}, {"nonsense"}, {"demo", "--port", "x"},
            {"demo", "--port", "70000"}}) {
            bench.clear();
            assertThat(bench.run(arguments)).as(String.join(" ", arguments)).isEqualTo(Cli.BAD_INPUT);
            assertThat(bench.err()).isNotBlank().doesNotContain("Exception", "\tat ");
            assertThat(bench.out()).isEmpty();
        }
        assertThat(bench.startedNone()).isTrue();
    }

    @Test
    void anUnknownProfileIsAnsweredWithThoseThereAre() {
        bench.run("run", "demo-helo");
        assertThat(bench.err()).contains("“demo-helo”", "demo-hello, demo-constant-rate, demo-ramp, demo-steps, demo-slow-tail");
    }

    @Test
    void aProfileOfTheLibraryThatCannotBeReadIsToldAsSuch() throws IOException {
        Path own = Files.createDirectories(folder.resolve("data/profiles"));
        Files.writeString(own.resolve("broken.json"), "{");
        bench.run("run", "broken");
        assertThat(bench.err()).contains("broken.json", "ends in the middle").doesNotContain("There is no file");
        bench.clear();
        bench.run("run", "other");
        assertThat(bench.err()).contains("There is no file and no profile “other”", "broken.json");
    }

    @Test
    void whatIsNoPathOnThisSystemIsSaid() {
        for (String[] arguments : new String[][] {{"run", "a\0b"}, {"run", "demo-hello", "--out", "a\0b"},
            {"report", "a\0b", "--as", "md"}}) {
            bench.clear();
            assertThat(bench.run(arguments)).isEqualTo(Cli.BAD_INPUT);
            assertThat(bench.err()).contains("is not a path on this system").doesNotContain("Exception", "\tat ");
        }
    }

    @Test
    void anUnknownCommandIsAnsweredWithThoseThereAre() {
        bench.run("bench", "http://localhost/");
        assertThat(bench.err()).startsWith("There is no command “bench”. Take one of: run, report, ab, compare, gallery, demo.\n");
        bench.clear();
        bench.run("demo", "8080");
        assertThat(bench.err()).startsWith("“8080” is one argument too many.\nTry: tacho demo --help");
        bench.clear();
        bench.run("demo", "--port", "web");
        assertThat(bench.err()).startsWith("“web” is not a port. Give a number from 0 to 65535.");
    }

    @Test
    void aRunThatCannotBeginSaysWhyAndEndsWithTwo() throws IOException {
        bench.play(Script.failing("Nothing listens on 127.0.0.1:1. Start the server."));
        assertThat(bench.run("run", profile().toString())).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).endsWith("Nothing listens on 127.0.0.1:1. Start the server.\n");
        assertThat(bench.out()).isEmpty();
    }

    @Test
    void anInterruptStopsTheRunAndItsPartReported() throws IOException {
        bench.play(Script.untilStopped(Samples.result(4)));
        bench.interruptOnceRunning();
        assertThat(bench.run("run", profile().toString(), profile().toString())).isEqualTo(Cli.INTERRUPTED);
        assertThat(bench.out()).containsOnlyOnce("Requests/s");
    }

    @Test
    void withoutACommandTheWorkbenchOpens() {
        bench.display();
        assertThat(bench.run()).isEqualTo(Cli.OK);
        assertThat(bench.opened()).isTrue();
        assertThat(bench.startedNone()).isTrue();
    }

    @Test
    void theDemonstrationDoesNotBeginWhereItCouldNotBeKept() throws IOException {
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("data/results"), "a file where the folder should be");
        assertThat(bench.run()).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains("results is in the way");
        assertThat(bench.startedNone()).isTrue();
    }

    @Test
    void withoutADisplayTheDemoRunsAndIsKept() {
        bench.run();
        assertThat(bench.started().name()).isEqualTo("Demo: hello");
        assertThat(bench.err()).startsWith("There is no display");
        assertThat(bench.out()).contains("Requests/s", "chart.png", "percentiles.png", "histogram.png", "heatmap.png",
                "report.html");
        assertThat(bench.results().list()).hasSize(1);
    }

    @Test
    void theDemoServerLivesAsLongAsItsParentOrForEver() {
        assertThat(bench.run("demo", "--port", "8123")).isEqualTo(Cli.OK);
        assertThat(bench.served()).isEqualTo("8123 for ever");
        assertThat(bench.out()).isEmpty();
        bench.clear();
        assertThat(bench.run("demo", "--child")).isEqualTo(Cli.OK);
        assertThat(bench.served()).isEqualTo("deaf, 0 with its parent");
    }

    @ParameterizedTest
    @EnumSource(Format.class)
    void everyFormatGoesToStandardOutputAsItIs(Format format) throws IOException {
        Path json = bench.results().save(Samples.result(8));
        Result stored = ResultFile.read(json);
        for (String name : new String[] {json.toString(), json.getParent().toString(), stored.id()}) {
            bench.clear();
            assertThat(bench.run("report", name, "--as", format.key())).isEqualTo(Cli.OK);
            assertThat(bench.outBytes()).isEqualTo(Reports.write(stored, format));
        }
    }

    @Test
    void aReportGoesToAFileAndAPictureNotToATerminal() throws IOException {
        Path json = bench.results().save(Samples.result(8));
        bench.terminal();
        assertThat(bench.run("report", json.toString(), "--as", "png")).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains("--out FILE");
        Path picture = folder.resolve("new/picture.png");
        assertThat(bench.run("report", json.toString(), "--as", "png", "--out", picture.toString())).isEqualTo(Cli.OK);
        assertThat(picture).isNotEmptyFile();
        assertThat(bench.out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pdf", "", "AB"})
    void anUnknownFormatIsAnsweredWithThoseThereAre(String format) {
        assertThat(bench.run("report", "x", "--as", format)).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains("ab, webbench, abench, md, html, csv, percentiles, json, hgrm, hlog, gnuplot,");
    }

    @Test
    void aBrokenResultIsNamed() throws IOException {
        Path broken = Files.writeString(folder.resolve("result.json"), "{\"schema\": ");
        assertThat(bench.run("report", broken.toString(), "--as", "md")).isEqualTo(Cli.BAD_INPUT);
        assertThat(bench.err()).contains(broken.toString(), "ends in the middle").doesNotContain("\tat ");
    }

    @Test
    void helpAndVersionGoToStandardOutput() {
        assertThat(bench.run("--version")).isEqualTo(Cli.OK);
        assertThat(bench.out()).isEqualTo("Tacho " + dev.tacho.text.Version.NUMBER + "\n");
        for (String line : List.of("--help", "run --help", "report -h", "compare --help", "demo --help")) {
            bench.clear();
            assertThat(bench.run(line.split(" "))).isEqualTo(Cli.OK);
            assertThat(bench.out()).startsWith("Usage: tacho").doesNotContain("--child", "${");
            assertThat(bench.err()).isEmpty();
        }
    }

    private Path profile() throws IOException {
        Path file = folder.resolve("mine.json");
        ProfileFile.write(file, Profile.starter("mine").withLoad(
                new Load.Closed(10, OptionalLong.empty(), Optional.of(20.0))));
        return file;
    }

    private static Result flawless() {
        return counting(new Counts(2, 2, Map.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, new TreeMap<>(Map.of(200, 2L))));
    }

    private static Result counting(Counts counts) {
        Result like = Samples.result(0);
        return new Result(like.id(), like.startedAt(), like.ending(), like.profile(), like.document(), counts,
                like.seconds(), like.latency(), like.generator(), like.target(), like.warnings(), like.environment(),
                like.ticks());
    }
}
