package dev.tacho.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Gallery;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.profile.Target;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Experiments and started servers on the command line. */
class GalleryTest {
    @TempDir
    Path folder;
    private Bench bench;

    @BeforeEach
    void open() {
        bench = new Bench(folder.resolve("data"));
    }

    @Test
    void everyProfileIsListedAndWhatIsMissingIsNamed() {
        bench.missing("gcc");
        assertThat(bench.run("gallery")).isEqualTo(Cli.OK);
        Gallery.entries().forEach(entry -> assertThat(bench.out()).contains("  " + entry.id() + " "));
        assertThat(bench.out()).contains("(missing: gcc)")
                .endsWith("Install what is missing with: install gcc\n");
    }

    @Test
    void withNothingMissingThereIsNothingToInstall() {
        bench.run("gallery", "e-libev");
        assertThat(bench.out()).contains("e-libev").doesNotContain("missing", "e-libuv");
    }

    @Test
    void packagesAreOneLineWithoutRepeats() {
        bench.run("gallery", "--packages");
        assertThat(bench.out().strip().split(" ")).contains("nginx-light", "gcc").doesNotHaveDuplicates();
        assertThat(bench.out().lines()).hasSize(1);
    }

    @Test
    void whatIsInstalledRunsForSoLongAndTheRestIsNamedInTheTable() {
        bench.missing("gcc");
        assertThat(bench.run("gallery", "--run", "--seconds", "2", "--quiet", "e-nginx", "e-libev"))
                .as("the run had failures").isEqualTo(Cli.FAILED);
        assertThat(bench.started().load().plannedSeconds()).contains(2.0);
        assertThat(bench.out().lines()).hasSize(4).first().asString()
                .isEqualTo("| Name | Requests/s | p99 | Memory, start → end | Failures |");
        assertThat(bench.out()).containsPattern("\\| nginx, one worker \\| [\\d,]+ \\| [\\d.]+ ms \\| .* → .* \\| \\d+")
                .contains("| libev in C | – | – | – | not installed: gcc |");
    }

    @Test
    void aRunThatCannotBeginIsTheOtherRunsRowBesideIt() {
        bench.play(Script.failing("The port is taken | really.\nIt said nothing."));
        assertThat(bench.run("gallery", "--run", "e-nginx")).isEqualTo(Cli.FAILED);
        assertThat(bench.out()).contains("| nginx, one worker | – | – | – | The port is taken \\| really. |");
    }

    @Test
    void whatMakesNoSenseIsSaid() {
        for (String[] arguments : new String[][] {{"gallery", "nonsense"}, {"gallery", "--seconds", "2"},
            {"gallery", "--run", "--packages"}, {"gallery", "--run", "--seconds", "0"},
            {"run", "demo-hello", "--seconds", "-1"}, {"run", "demo-hello", "--seconds", "soon"}}) {
            bench.clear();
            assertThat(bench.run(arguments)).as(String.join(" ", arguments)).isEqualTo(Cli.BAD_INPUT);
            assertThat(bench.err()).isNotBlank().doesNotContain("Exception");
            assertThat(bench.out()).isEmpty();
        }
        assertThat(bench.startedNone()).isTrue();
    }

    private Path starting(Load load) throws IOException {
        Path file = folder.resolve("mine.json");
        ProfileFile.write(file, Profile.starter("mine").withLoad(load).withTarget(new Target.Server(
                "http://127.0.0.1:{port}/", Launch.of(List.of("serve", "--port", "{port}")))));
        return file;
    }

    @Test
    void theCommandsAreShownBeforeTheyRunUnlessQuiet() throws IOException {
        Path file = starting(Load.Closed.starter());
        bench.run("run", file.toString());
        assertThat(bench.err()).startsWith("“mine” starts these commands:\n").contains("serve --port {port}");
        bench.clear();
        bench.run("run", file.toString(), "--quiet");
        assertThat(bench.err()).isEmpty();
    }

    @Test
    void secondsAreAnUpperLimitOfAnyLoad() throws IOException {
        bench.run("run", starting(new Load.Closed(5, OptionalLong.of(900), Optional.empty())).toString(),
                "--seconds", "2");
        assertThat(bench.started().load()).isEqualTo(new Load.Closed(5, OptionalLong.of(900), Optional.of(2.0)));
        bench.run("run", starting(new Load.Closed(5, OptionalLong.empty(), Optional.of(1.0))).toString(),
                "--seconds", "2");
        assertThat(bench.started().load().plannedSeconds()).contains(1.0);
        bench.run("run", starting(new Load.Open(Load.Arrivals.CONSTANT, List.of(Load.Stage.constant(10, 1),
                new Load.Stage(10, 30, 4), Load.Stage.constant(30, 9)), 50)).toString(), "--seconds", "2");
        assertThat(bench.started().load()).isEqualTo(new Load.Open(Load.Arrivals.CONSTANT,
                List.of(Load.Stage.constant(10, 1), new Load.Stage(10, 15, 1)), 50));
    }
}
