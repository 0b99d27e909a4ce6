package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ShellWordsTest {

    @Test
    void splitsAsAShellDoes() {
        assertThat(ShellWords.split("ab  -H 'A: b c' -H \"X: \\\"q\\\" \\n\" h\\ i ''")).containsExactly("ab", "-H",
                "A: b c", "-H", "X: \"q\" \\n", "h i", "");
        assertThat(ShellWords.split("a'b c'\"d\"e")).containsExactly("ab cde");
        assertThat(ShellWords.split(" \n ")).isEmpty();
    }

    @Test
    void aLineGoesOnAfterABackslash() {
        assertThat(ShellWords.split("curl \\\n  -k \\\r\n http://h/")).containsExactly("curl", "-k", "http://h/");
        assertThat(ShellWords.split("\"a\\\nb\"")).containsExactly("ab");
    }

    @Test
    void whatBrowsersWriteIsRead() {
        assertThat(ShellWords.split("--data-raw $'it\\'s \\u00e4\\x41\\n'")).containsExactly("--data-raw",
                "it's äA\n");
    }

    @Test
    void anAmpersandInAUrlIsPartOfIt() {
        assertThat(ShellWords.split("ab http://h/?a=1&b=$2")).containsExactly("ab", "http://h/?a=1&b=$2");
    }

    @Test
    void aQuoteThatIsNotClosedIsToldOf() {
        for (String line : new String[] {"ab 'x", "ab \"x", "ab $'x\\"}) {
            assertThatThrownBy(() -> ShellWords.split(line)).isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("opened and not closed");
        }
    }
}
