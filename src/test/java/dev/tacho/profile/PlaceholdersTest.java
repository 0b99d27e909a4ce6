package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlaceholdersTest {
    private static final Map<String, String> VALUES = Map.of("port", "8080", "port:db", "3306", "dir", "/a$b\\c");

    @Test
    void namesAreReplacedAndADoubledBraceIsOne() throws IOException {
        assertThat(Placeholders.fill("{dir}/x:{port}:{port:db} {{port} {{{port}", VALUES, true))
                .isEqualTo("/a$b\\c/x:8080:3306 {port} {8080");
    }

    @Test
    void whatIsNoNameStaysAsItIs() throws IOException {
        String text = "{ print $1 } {} {1} ${ {\"a\": 1} server { listen; } }";
        assertThat(Placeholders.fill(text, VALUES, true)).isEqualTo(text);
        assertThat(Placeholders.names(text)).isEmpty();
    }

    @Test
    void anUnknownNameIsAnErrorInCommandsAndStaysInFiles() throws IOException {
        assertThat(Placeholders.fill("{user} {port}", VALUES, false)).isEqualTo("{user} 8080");
        assertThatThrownBy(() -> Placeholders.fill("{dri}", VALUES, true)).isInstanceOf(IOException.class)
                .hasMessageContaining("Did you mean “{dir}”?");
        assertThatThrownBy(() -> Placeholders.fill("{cache}", VALUES, true)).isInstanceOf(IOException.class)
                .hasMessageContaining("prepare");
    }

    @Test
    void namesAreToldInTheirOrder() {
        assertThat(Placeholders.names("{port:b} {{x} {dir} {what} {port:b}")).containsExactly("port:b", "dir", "what");
        assertThat(Placeholders.unknown("{port} {port:b} {dir} {cache}")).isEmpty();
        assertThat(Placeholders.unknown("{port} {wrong}")).hasValueSatisfying(words ->
                assertThat(words).contains("{wrong}"));
    }
}
