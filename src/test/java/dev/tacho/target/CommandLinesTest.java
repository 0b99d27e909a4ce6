package dev.tacho.target;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Launch.Command;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@EnabledOnOs({OS.LINUX, OS.MAC})
class CommandLinesTest {
    private final CommandLines lines = new CommandLines(Map.of("port", "8080", "dir", "/scratch"),
            List.of("taskset", "-c", "0"));

    @Test
    void isShownAsOneWouldTypeIt() throws IOException {
        assertThat(lines.shown(Command.of(List.of("nginx", "-g", "daemon off;", "it's", "", "--port={port}"))))
                .isEqualTo("taskset -c 0 nginx -g 'daemon off;' 'it'\\''s' '' --port=8080");
    }

    @Test
    void variablesAreFilledInAndThePathKnowsServers(@TempDir Path home) throws IOException {
        Command command = new Command(List.of("sh"), false, "", new TreeMap<>(Map.of("PATH", "/bin", "AT", "{dir}")),
                "");
        GuardOrder order = lines.order(command, home, 15, 2.5, false);
        assertThat(order.environment()).containsEntry("AT", "/scratch").hasEntrySatisfying("PATH", path ->
                assertThat(path).startsWith("/bin:").contains("/usr/sbin"));
        assertThat(order.words()).containsExactly("taskset", "-c", "0", "/bin/sh");
        assertThat(order.graceMillis()).isEqualTo(2500);
        assertThat(order.directory()).isEqualTo(home.toString());
    }
}
