package dev.tacho.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.ui.kit.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowMemoryTest {
    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        Path file = folder.resolve("new/window.properties");
        WindowMemory memory = new WindowMemory(Theme.DARK, 1440, 900, 310.5);
        memory.write(file);
        assertThat(WindowMemory.read(file)).isEqualTo(memory);
        WindowMemory.FIRST.write(file);
        assertThat(WindowMemory.read(file)).isEqualTo(WindowMemory.FIRST);
        assertThat(file.getParent()).isDirectoryNotContaining(other -> !other.equals(file));
    }

    @Test
    void withoutAFileItIsTheFirstDay() throws IOException {
        assertThat(WindowMemory.read(folder.resolve("none"))).isEqualTo(WindowMemory.FIRST);
    }

    @Test
    void anotherSchemaOrNonsenseIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("window.properties"), "schema=tacho.window/9\n");
        assertThatThrownBy(() -> WindowMemory.read(file)).isInstanceOf(IOException.class).hasMessageContaining("/9");
        Files.writeString(file, "schema=tacho.window/1\ntheme=purple\n");
        assertThatThrownBy(() -> WindowMemory.read(file)).isInstanceOf(IOException.class);
        Files.writeString(file, "schema=tacho.window/1\nwidth=-5\n");
        assertThat(WindowMemory.read(file)).isEqualTo(WindowMemory.FIRST);
    }
}
