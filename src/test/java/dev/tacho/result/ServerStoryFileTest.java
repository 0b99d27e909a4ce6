package dev.tacho.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a result keeps of the server that was started for it. */
class ServerStoryFileTest {
    private static final ServerStory STORY = new ServerStory(List.of(
            new ServerStory.Started("uWSGI", "uwsgi --ini /tmp/x/uwsgi.ini"), new ServerStory.Started("nginx", "nginx")),
            List.of(new ServerStory.Version("nginx -v", "nginx version: nginx/1.22.1")), "0", 0.75,
            "nginx was killed by signal 9 (KILL).", List.of("uWSGI | up", "nginx | Ünïcode", ""));

    @TempDir
    Path folder;

    private static Result with(ServerStory story) {
        Result bare = Samples.result(4);
        return new Result(bare.id(), bare.startedAt(), Result.Ending.SERVER_DIED, bare.profile(), bare.document(),
                bare.counts(), bare.seconds(), bare.latency(), bare.generator(), bare.target(), bare.warnings(),
                bare.environment(), bare.ticks(), 0, Optional.empty(), Optional.of(story));
    }

    private static ServerStory logging(List<String> lines) {
        return new ServerStory(STORY.services(), STORY.versions(), "", 1, "", lines);
    }

    @Test
    void whatWasStartedAndWhatItPrintedIsReadAgain() throws IOException {
        Path file = folder.resolve("result.json");
        ResultFile.write(file, with(STORY));
        assertThat(ResultFile.read(file)).isEqualTo(with(STORY));
        assertThat(Files.readString(folder.resolve("server.log"))).isEqualTo("uWSGI | up\nnginx | Ünïcode\n\n");
    }

    @Test
    void theLogIsNamedAsItsResult() throws IOException {
        ResultFile.write(folder.resolve("mine.json"), with(STORY));
        assertThat(folder.resolve("mine.server.log")).exists();
        assertThat(ResultFile.read(folder.resolve("mine.json")).server()).contains(STORY);
    }

    @Test
    void aServerThatPrintedNothingHasNoLog() throws IOException {
        Path file = folder.resolve("result.json");
        ResultFile.write(file, with(logging(List.of())));
        assertThat(folder.resolve("server.log")).doesNotExist();
        assertThat(ResultFile.read(file).server()).contains(logging(List.of()));
    }

    @Test
    void withoutItsLogAResultIsAsGood() throws IOException {
        Path file = folder.resolve("result.json");
        ResultFile.write(file, with(STORY));
        Files.delete(folder.resolve("server.log"));
        assertThat(ResultFile.read(file).server().orElseThrow().log()).isEmpty();
        assertThat(ResultFile.read(file).server().orElseThrow().death()).isEqualTo(STORY.death());
    }

    @Test
    void ofALongLogTheEndIsKept() throws IOException {
        List<String> lines = IntStream.range(0, 2_500).mapToObj(i -> "uWSGI | " + i).toList();
        Path file = folder.resolve("result.json");
        ResultFile.write(file, with(logging(lines)));
        assertThat(ResultFile.read(file).server().orElseThrow().log()).isEqualTo(lines.subList(500, 2_500));
    }

    @Test
    void aLogElsewhereIsNotRead() throws IOException {
        Path file = folder.resolve("result.json");
        ResultFile.write(file, with(STORY));
        Files.writeString(file, Files.readString(file).replace("\"server.log\"", "\"../secret.log\""));
        assertThatThrownBy(() -> ResultFile.read(file)).isInstanceOf(IOException.class)
                .hasMessageContaining("server.log");
    }

    @Test
    void deletingAResultDeletesItsLog() throws IOException {
        ResultLibrary library = new ResultLibrary(folder.resolve("results"));
        Path saved = library.save(with(STORY)).getParent();
        assertThat(saved.resolve("server.log")).exists();
        library.delete(with(STORY).id());
        assertThat(saved).doesNotExist();
        library.restore(with(STORY).id());
        try (Stream<Path> files = Files.list(saved)) {
            assertThat(files.map(path -> path.getFileName().toString())).contains("server.log");
        }
    }
}
