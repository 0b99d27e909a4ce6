package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Command;
import dev.tacho.profile.Launch.Content;
import dev.tacho.profile.Launch.LaunchFile;
import dev.tacho.profile.Launch.Prepare;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@EnabledOnOs(OS.LINUX)
class PreparationTest {
    @TempDir
    private Path cache;
    @TempDir
    private Path outside;
    private final Marked marked = Marked.anew();

    private Launch launch(double limitSeconds, String... steps) {
        List<Command> commands = Stream.of(steps).map(TryLaunch::shell).toList();
        Prepare prepare = new Prepare("Filling the table", List.of(new LaunchFile("rows.txt",
                new Content.Text("three rows"), false)), commands, limitSeconds);
        return TryLaunch.of(List.of(), Optional.of(prepare), "", TryLaunch.service("perl",
                "cat {cache}/table; " + TryLaunch.LISTEN));
    }

    private List<Path> made() throws IOException {
        try (Stream<Path> files = Files.list(cache)) {
            return files.filter(Files::isDirectory).toList();
        }
    }

    @Test
    void aCacheThatCannotBeMadeIsSaidWithWhatIsInTheWay() throws IOException {
        Path file = Files.writeString(outside.resolve("file"), "");
        assertThatThrownBy(() -> new TryLaunch(file).start(launch(30, "true"))).isInstanceOf(IOException.class)
                .hasMessageContaining("was not written").hasMessageContaining(file + " is");
    }

    @Test
    void whatCannotBeRemovedHidesNotWhatFailed() {
        assertThatThrownBy(() -> new TryLaunch(cache).start(launch(30, "chmod 777 . && mkdir shut && touch shut/file"
                + " && chmod 555 shut; echo no network; exit 3"))).isInstanceOf(IOException.class)
                .hasMessageContaining("exit code 3").hasMessageContaining("no network");
        assertThat(cache).isDirectoryNotContaining(Files::isDirectory);
    }

    @Test
    void isDoneOnceAndKept() throws IOException {
        Launch launch = launch(30, "cat rows.txt > table; echo >> table; echo counted >> " + outside.resolve("count"),
                "echo second >> table");
        TryLaunch tried = new TryLaunch(cache);
        try (StartedServer server = tried.start(launch)) {
            assertThat(server.log()).contains("perl | three rows", "perl | second");
        }
        assertThat(tried.steps).contains("Filling the table (step 1 of 2)", "Filling the table (step 2 of 2)");
        TryLaunch again = new TryLaunch(cache);
        again.start(launch).close();
        assertThat(again.steps).noneMatch(step -> step.startsWith("Filling"));
        assertThat(outside.resolve("count")).hasContent("counted");
        assertThat(made()).hasSize(1);
        assertThat(cache.resolve("README.txt")).content().contains("may be deleted");
    }

    @Test
    void aChangedStepIsDoneAnew() throws IOException {
        new TryLaunch(cache).start(launch(30, "echo one > table")).close();
        new TryLaunch(cache).start(launch(30, "echo two > table")).close();
        assertThat(made()).hasSize(2);
    }

    @Test
    void oneThatFailsHalfwayKeepsNothingAndWorksNextTime() throws IOException {
        Path switched = outside.resolve("fixed");
        Launch launch = launch(30, "touch half; echo begun > table", "echo no room; test -e " + switched + " || exit 7");
        assertThatThrownBy(() -> new TryLaunch(cache).start(launch)).isInstanceOf(IOException.class)
                .hasMessageContaining("Filling the table failed").hasMessageContaining("exit code 7")
                .hasMessageContaining("no room").hasMessageContaining("test -e " + switched);
        assertThat(made()).isEmpty();
        Files.createFile(switched);
        try (StartedServer server = new TryLaunch(cache).start(launch)) {
            assertThat(server.log()).contains("perl | begun");
        }
    }

    @Test
    void whatWasLeftHalfMadeByACrashIsMadeAnew() throws IOException {
        Launch launch = launch(30, "test -e half && exit 9; echo whole > table");
        new TryLaunch(cache).start(launch).close();
        Path folder = made().getFirst();
        Files.delete(folder.resolve(".prepared"));
        Files.createFile(folder.resolve("half"));
        new TryLaunch(cache).start(launch).close();
        assertThat(folder.resolve("half")).doesNotExist();
    }

    @Test
    void oneThatTakesTooLongIsStopped() throws IOException {
        assertThatThrownBy(() -> new TryLaunch(cache).start(launch(1, marked.export() + "sleep 1000")))
                .isInstanceOf(IOException.class).hasMessageContaining("longer than 1 s");
        assertThat(marked.alive()).isEmpty();
        assertThat(made()).isEmpty();
    }

    @Test
    void anInterruptStopsAllOfItAndKeepsNothing() throws Exception {
        CompletableFuture<Boolean> interrupted = new CompletableFuture<>();
        Thread launching = Thread.ofPlatform().start(() -> {
            try {
                new TryLaunch(cache).start(launch(60, marked.export() + "setsid sleep 1000 & sleep 1000")).close();
            } catch (IOException e) {
                interrupted.complete(e instanceof java.io.InterruptedIOException);
            }
        });
        marked.await(2);
        launching.interrupt();
        assertThat(interrupted.get(30, TimeUnit.SECONDS)).isTrue();
        assertThat(marked.alive()).isEmpty();
        assertThat(made()).isEmpty();
    }

    @Test
    void whatAStepLeavesRunningIsEndedWithIt() throws IOException {
        new TryLaunch(cache).start(launch(30, marked.export() + "sleep 1000 & echo done > table")).close();
        assertThat(marked.alive()).isEmpty();
    }

    @Test
    void twoAtOnceDoItOnce() throws Exception {
        Launch launch = launch(30, "sleep 0.5; echo x >> " + outside.resolve("count") + "; echo whole > table");
        TryLaunch first = new TryLaunch(cache);
        TryLaunch second = new TryLaunch(cache);
        CompletableFuture<Void> both = CompletableFuture.allOf(Stream.of(first, second)
                .map(tried -> CompletableFuture.runAsync(() -> {
                    try {
                        tried.start(launch).close();
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                }, task -> Thread.ofPlatform().start(task))).toArray(CompletableFuture[]::new));
        both.get(50, TimeUnit.SECONDS);
        assertThat(outside.resolve("count")).hasContent("x");
    }
}
