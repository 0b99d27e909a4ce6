package dev.tacho.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    private static final byte[] CONTENT = "new".getBytes(StandardCharsets.UTF_8);
    @TempDir
    Path folder;

    @Test
    void replacesAFileAndLeavesNoOther() throws IOException {
        Path file = folder.resolve("deep/er/report.md");
        WholeFile.write(file, "old".getBytes(StandardCharsets.UTF_8));
        WholeFile.write(file, CONTENT);
        assertThat(file).hasContent("new");
        try (Stream<Path> files = Files.list(file.getParent())) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void writesThroughALinkInsteadOfReplacingIt() throws IOException {
        Path file = folder.resolve("file");
        WholeFile.write(file, "old".getBytes(StandardCharsets.UTF_8));
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);
        WholeFile.write(link, CONTENT);
        assertThat(link).isSymbolicLink();
        assertThat(file).hasContent("new");
    }

    @Test
    void aNameMayBeAsLongAsTheDiskAllows() throws IOException {
        Path file = folder.resolve("x".repeat(252) + ".md");
        WholeFile.write(file, CONTENT);
        assertThat(file).hasContent("new");
        assertThatThrownBy(() -> WholeFile.write(folder.resolve("x".repeat(300)), CONTENT))
                .isInstanceOf(IOException.class).hasMessageEndingWith("its name is too long. Choose a shorter one.");
    }

    @Test
    void movingMakesTheFoldersAboveAndCoversNothing() throws IOException {
        Path file = Files.write(folder.resolve("file"), CONTENT);
        Path other = Files.writeString(folder.resolve("other"), "other");
        assertThat(WholeFile.move(file, folder.resolve("deep/er/file"))).hasContent("new");
        assertThat(file).doesNotExist();
        assertThatThrownBy(() -> WholeFile.move(folder.resolve("deep/er/file"), other))
                .hasMessageContaining(other + " is in the way");
        assertThat(other).hasContent("other");
    }

    @Test
    void filesThatBelongTogetherAreAllWrittenOrNone() throws IOException {
        Path first = folder.resolve("first");
        Path last = folder.resolve("deep/last");
        WholeFile.write(Map.of(first, CONTENT, last, CONTENT));
        assertThat(first).hasContent("new");
        assertThat(last).hasContent("new");
        Map<Path, byte[]> files = new LinkedHashMap<>();
        files.put(folder.resolve("good"), CONTENT);
        files.put(first, "newer".getBytes(StandardCharsets.UTF_8));
        files.put(last.getParent(), CONTENT);
        assertThatThrownBy(() -> WholeFile.write(files)).isInstanceOf(IOException.class)
                .hasMessageContaining("not a plain file");
        assertThat(first).hasContent("new");
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).containsExactlyInAnyOrder(first, last.getParent());
        }
    }

    @Test
    void aFolderOrADeviceIsNotReplaced() {
        assertThatThrownBy(() -> WholeFile.write(folder, CONTENT)).isInstanceOf(IOException.class)
                .hasMessageContaining("not a plain file");
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device));
        assertThatThrownBy(() -> WholeFile.write(device, CONTENT)).isInstanceOf(IOException.class)
                .hasMessageContaining("not a plain file");
        assertThat(device).exists();
    }

    @Test
    void aFolderWithoutPermissionIsTold() throws IOException {
        assumeTrue(!System.getProperty("user.name").equals("root"), "root may write anywhere");
        Path locked = Files.createDirectory(folder.resolve("locked"));
        Files.setPosixFilePermissions(locked, PosixFilePermissions.fromString("r-xr-xr-x"));
        assertThatThrownBy(() -> WholeFile.write(locked.resolve("file"), CONTENT)).isInstanceOf(IOException.class)
                .hasMessageContaining("this user may not write there");
        assertThat(locked).isEmptyDirectory();
    }

    @Test
    void aPlaceThatIsNoDiskIsNotCalledFull() {
        assumeTrue(Files.exists(Path.of("/proc/self")));
        for (String file : List.of("/proc/tacho-test", "/proc/tacho-test/deep/er")) {
            assertThatThrownBy(() -> WholeFile.write(Path.of(file), CONTENT)).isInstanceOf(IOException.class)
                    .hasMessage(file + " was not written: the system allows no new files there. Choose another folder.");
        }
    }
}
