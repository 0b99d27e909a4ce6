package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Launch.Need;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
class NeedsTest {
    private static final Need SHELL = new Need("sh", "dash", "");
    private static final Need SERVER = new Need("no-such-server", "a-server", "");
    private static final Need PLUGIN = new Need("/no/such/plugin.so", "a-server", "");
    private static final Need OTHER = new Need("no-such-program", "", "Get it from its maker.");

    @Test
    void programsAreLookedForOnThePathAndFilesByTheirs(@TempDir Path folder) {
        assertThat(Needs.missing(List.of(SHELL, SERVER, new Need(folder.toString(), "", ""), PLUGIN)))
                .containsExactly(SERVER, PLUGIN);
    }

    @Test
    void aFileThatMayNotBeRunIsNoProgram(@TempDir Path folder) throws Exception {
        Files.createFile(folder.resolve("tool"));
        assertThat(Needs.find("tool", folder.toString())).isEmpty();
        assertThat(Needs.find("sh", folder + ":/bin")).contains(Path.of("/bin/sh"));
    }

    @Test
    void serversAreFoundWhereOrdinaryUsersDoNotLook() {
        assertThat(Needs.searchPath("/bin:/usr/sbin")).isEqualTo("/bin:/usr/sbin:/usr/local/sbin:/sbin");
    }

    @Test
    void oneLineInstallsAllThatDebianHas() {
        assertThat(Needs.sentence(List.of(SERVER, PLUGIN, OTHER)))
                .contains("no-such-server, /no/such/plugin.so, no-such-program")
                .contains("apt-get install --no-install-recommends a-server\n")
                .contains("no-such-program: Get it from its maker.");
        assertThat(Needs.sentence(List.of(OTHER))).doesNotContain("apt-get");
    }
}
