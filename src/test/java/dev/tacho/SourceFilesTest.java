package dev.tacho;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a reader may count on: short files of short lines, and at each package's door a page on why it exists. */
class SourceFilesTest {
    private static final Path SOURCES = Path.of("src/main/java/dev/tacho");
    private static final int WIDTH = 120;

    @Test
    void filesAreShort() throws IOException {
        List<Integer> lengths = files().stream().map(SourceFilesTest::lines).sorted().toList();
        assertThat(lengths.get(lengths.size() / 2)).as("median").isLessThanOrEqualTo(80);
        assertThat(lengths.get(lengths.size() * 9 / 10)).as("nine in ten").isLessThanOrEqualTo(200);
        assertThat(files()).allSatisfy(file -> assertThat(lines(file)).as("lines").isLessThanOrEqualTo(400));
    }

    @Test
    void linesAreShort() throws IOException {
        assertThat(files().stream().flatMap(SourceFilesTest::tooWide)).as("lines over %s characters", WIDTH).isEmpty();
    }

    @Test
    void everyPackageSaysWhyItExists() throws IOException {
        try (Stream<Path> paths = Files.walk(SOURCES)) {
            assertThat(paths.filter(Files::isDirectory).filter(SourceFilesTest::holdsClasses))
                    .isNotEmpty().allSatisfy(folder -> assertThat(folder.resolve("package-info.java")).exists());
        }
    }

    @Test
    void namesSayTheRole() throws IOException {
        assertThat(files()).noneMatch(file -> file.toString().toLowerCase(Locale.ROOT)
                .matches(".*(util|common|helper|manager).*"));
    }

    private static Stream<String> tooWide(Path file) {
        try {
            return Files.readAllLines(file).stream().filter(line -> line.length() > WIDTH)
                    .map(line -> file + ": " + line);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static boolean holdsClasses(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(file -> file.toString().endsWith(".java"));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> paths = Files.walk(SOURCES)) {
            return paths.filter(path -> path.toString().endsWith(".java")).toList();
        }
    }

    private static int lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return (int) lines.count();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
