package dev.tacho.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataFolderTest {
    private static final Path HOME = Path.of("/home/eva");

    @Test
    void linuxKeepsDataWhereXdgSays() {
        assertThat(DataFolder.of(Map.of(), "Linux", HOME)).isEqualTo(Path.of("/home/eva/.local/share/tacho"));
        assertThat(DataFolder.of(Map.of("XDG_DATA_HOME", "/data"), "Linux", HOME)).isEqualTo(Path.of("/data/tacho"));
        assertThat(DataFolder.of(Map.of("XDG_DATA_HOME", "data"), "Linux", HOME))
                .isEqualTo(Path.of("/home/eva/.local/share/tacho"));
    }

    @Test
    void macAndWindowsKeepItWhereTheirProgramsDo() {
        assertThat(DataFolder.of(Map.of(), "Mac OS X", HOME))
                .isEqualTo(Path.of("/home/eva/Library/Application Support/Tacho"));
        assertThat(DataFolder.of(Map.of("APPDATA", "/roaming"), "Windows 11", HOME))
                .isEqualTo(Path.of("/roaming/Tacho"));
        assertThat(DataFolder.of(Map.of(), "Windows 11", HOME))
                .isEqualTo(Path.of("/home/eva/AppData/Roaming/Tacho"));
    }

    @Test
    void anotherPlaceCanBeChosen() {
        assertThat(DataFolder.of(Map.of("TACHO_HOME", "/tmp/t", "XDG_DATA_HOME", "/data"), "Linux", HOME))
                .isEqualTo(Path.of("/tmp/t"));
    }

    @Test
    void aDisplayIsThereWhenTheSystemHasOneOrJavaFxMakesItsOwn() {
        assertThat(Display.isThere(Map.of(), "Linux", null)).isFalse();
        assertThat(Display.isThere(Map.of("DISPLAY", ""), "Linux", null)).isFalse();
        assertThat(Display.isThere(Map.of("DISPLAY", ":0"), "Linux", null)).isTrue();
        assertThat(Display.isThere(Map.of("WAYLAND_DISPLAY", "wayland-0"), "Linux", null)).isTrue();
        assertThat(Display.isThere(Map.of(), "Linux", "Headless")).isTrue();
        assertThat(Display.isThere(Map.of(), "Mac OS X", null)).isTrue();
    }

    @Test
    void whatCanBeMadeAgainLiesWhereTheSystemWantsThat() {
        assertThat(DataFolder.cache(Map.of(), "Linux", HOME)).isEqualTo(HOME.resolve(".cache/tacho"));
        assertThat(DataFolder.cache(Map.of("XDG_CACHE_HOME", "/fast"), "Linux", HOME)).isEqualTo(Path.of("/fast/tacho"));
        assertThat(DataFolder.cache(Map.of(), "Linux", Path.of("/root"))).isEqualTo(Path.of("/var/cache/tacho"));
        assertThat(DataFolder.cache(Map.of(), "Mac OS X", HOME)).isEqualTo(HOME.resolve("Library/Caches/Tacho"));
        assertThat(DataFolder.cache(Map.of("TACHO_HOME", "/mine"), "Linux", HOME)).isEqualTo(Path.of("/mine/cache"));
    }
}
