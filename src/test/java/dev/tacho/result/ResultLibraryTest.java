package dev.tacho.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultLibraryTest {
    @TempDir
    Path parent;
    private Path folder;
    private ResultLibrary library;

    @BeforeEach
    void open() {
        folder = parent.resolve("results");
        library = new ResultLibrary(folder);
    }

    @Test
    void aLibraryWithoutAFolderIsEmptyAndMakesNone() {
        assertThat(library.list()).isEmpty();
        assertThat(folder).doesNotExist();
    }

    @Test
    void aFileInPlaceOfTheFolderIsListedWithWhatToDo() throws IOException {
        Files.writeString(folder, "in the way");
        assertThat(library.list()).singleElement().satisfies(entry -> assertThat(entry.problem())
                .isEqualTo(folder + " should be a folder, but is a file. Rename it or move it away."));
    }

    @Test
    void aSavedResultIsListedAndLoaded() throws IOException {
        Result result = Samples.result(5);
        Path file = library.save(result);
        assertThat(file).isEqualTo(folder.resolve(result.id()).resolve("result.json"));
        assertThat(library.load(result.id())).isEqualTo(result);
        assertThat(library.list()).containsExactly(new ResultLibrary.Entry(result.id(), "nginx, keep-alive",
                result.startedAt(), result.requestsPerSecond(), result.counts().failed(), Result.Ending.COMPLETED, ""));
    }

    @Test
    void aComplaintNamesThePlaceTheUserKnows() throws IOException {
        Path inTheWay = Files.writeString(Files.createDirectories(folder).resolve("file"), "");
        assertThatThrownBy(() -> new ResultLibrary(inTheWay).save(Samples.result(1))).isInstanceOf(IOException.class)
                .hasMessageStartingWith(inTheWay.resolve(Samples.result(1).id()) + " was not written")
                .hasMessageNotContaining(".saving");
    }

    @Test
    void theNewestComesFirst() throws IOException {
        List<String> times = List.of("2026-01-02T00:00:00Z", "2026-03-01T00:00:00Z", "2026-02-01T00:00:00Z");
        for (String time : times) {
            library.save(at(time));
        }
        assertThat(library.list()).extracting(ResultLibrary.Entry::id)
                .containsExactly("2026-03-01T00-00-00Z", "2026-02-01T00-00-00Z", "2026-01-02T00-00-00Z");
    }

    private static Result at(String time) {
        Result result = Samples.result(1);
        return new Result(time.replace(':', '-'), Instant.parse(time), result.ending(), result.profile(),
                result.document(), result.counts(), result.seconds(), result.latency(), result.generator(),
                result.target(), result.warnings(), result.environment(), result.ticks());
    }

    @Test
    void anIdThatIsTakenGetsANumberSoThatNoRunIsLost() throws IOException {
        Result result = Samples.result(2);
        library.save(result);
        library.save(result);
        library.delete(result.id() + "-2");
        library.save(result);
        library.restore(result.id() + "-2");
        assertThat(library.list()).extracting(ResultLibrary.Entry::id)
                .containsExactly(result.id() + "-3", result.id() + "-2", result.id());
        assertThat(library.load(result.id() + "-2").id()).isEqualTo(result.id() + "-2");
    }

    @Test
    void whatIsDeletedCanBeRestored() throws IOException {
        Result result = Samples.result(2);
        library.save(result);
        library.delete(result.id());
        assertThat(library.list()).isEmpty();
        assertThatThrownBy(() -> library.load(result.id())).hasMessageContaining("There is no result");
        library.restore(result.id());
        assertThat(library.load(result.id())).isEqualTo(result);
    }

    @Test
    void theTrashIsEmptiedOfWhatWasDeletedLongAgo() throws IOException {
        Result old = Samples.result(1);
        library.save(old);
        library.delete(old.id());
        Path trashed = folder.resolve(".trash").resolve(old.id());
        Files.setLastModifiedTime(trashed, FileTime.from(Instant.now().minusSeconds(30 * 86_400)));
        Result other = Samples.remote(1);
        library.save(other);
        library.delete(other.id());
        assertThat(trashed).doesNotExist();
        library.restore(other.id());
        assertThat(library.list()).hasSize(1);
    }

    @Test
    void whatCannotBeReadIsListedWithItsProblem() throws IOException {
        Path cut = library.save(Samples.result(3));
        String text = Files.readString(cut);
        Files.writeString(cut, text.substring(0, text.length() / 2));
        Path withoutTicks = library.save(Samples.remote(3));
        Files.delete(withoutTicks.resolveSibling("ticks.jsonl"));
        Files.createDirectory(folder.resolve("holiday pictures"));

        assertThat(library.list()).extracting(ResultLibrary.Entry::problem).hasSize(3)
                .anyMatch(problem -> problem.contains("ends in the middle"))
                .anyMatch(problem -> problem.contains("ticks.jsonl is missing"))
                .anyMatch(problem -> problem.contains("is not there"));
        assertThat(Files.readString(cut)).hasSize(text.length() / 2);
    }

    @Test
    void aListReadsNoTicks() throws IOException {
        Path file = library.save(Samples.result(3));
        Files.writeString(file.resolveSibling("ticks.jsonl"), "unreadable");
        assertThat(library.list().getFirst().problem()).isEmpty();
    }

    @Test
    void idsThatLeaveTheFolderAreUnknown() throws IOException {
        Files.createDirectories(folder);
        for (String id : List.of("..", ".", "../results", "", "/tmp", "a/../..")) {
            assertThatThrownBy(() -> library.delete(id)).as(id).isInstanceOf(IOException.class)
                    .hasMessageContaining("There is no result");
        }
        assertThat(folder).exists();
    }

    @Test
    void aFolderThatCannotBeMadeIsToldAndLeavesNothingBehind() throws IOException {
        Files.writeString(folder, "in the way");
        assertThatThrownBy(() -> library.save(Samples.result(1))).isInstanceOf(IOException.class)
                .hasMessageContaining("was not written").hasMessageContaining("in the way");
        try (Stream<Path> files = Files.list(parent)) {
            assertThat(files).containsExactly(folder);
        }
        assertThat(Files.readString(folder)).isEqualTo("in the way");
    }

    @Test
    void aResultThatCannotTakeItsPlaceLeavesNothingHalfSaved() throws IOException {
        Result result = Samples.result(1);
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("." + result.id() + ".saving"), "");
        assertThatThrownBy(() -> library.save(result)).isInstanceOf(IOException.class);
        assertThat(library.list()).isEmpty();
    }
}
