package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AuthorityTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            127.0.0.1:3128    | 127.0.0.1             | 3128
            proxy:1           | proxy                 | 1
            [::1]:65535       | ::1                   | 65535
            bücher.example:80 | xn--bcher-kva.example | 80
            """)
    void takesHostAndPortApart(String text, String host, int port) {
        assertThat(Authority.parse(text)).isEqualTo(new Authority(host, port));
    }

    @ParameterizedTest
    @ValueSource(strings = {"127.0.0.1:3128", "h:80", "[::1]:443"})
    void writesItselfAsItWasRead(String text) {
        assertThat(Authority.parse(text)).hasToString(text);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                    | Give the host and the port
            ' '                   | Give the host and the port
            proxy                 | “proxy” has no port
            [::1]                 | “[::1]” has no port
            ::1:80                | in square brackets
            proxy:                | “” is not a port
            proxy:0               | “0” is not a port
            proxy:65536           | “65536” is not a port
            :3128                 | Name the server
            http://proxy:3128     | Write host and port alone
            proxy:3128/a          | in place of “proxy:3128/a”
            me:secret@proxy:3128  | Write host and port alone
            pro xy:3128           | Take the spaces
            127.1:80              | four decimal numbers
            0x7f.0.0.1:80         | four decimal numbers
            2130706433:80         | four decimal numbers
            [::ffff:127.0.0.1]:80 | is not a name or address
            [127.0.0.1]:80        | is not a name or address
            """)
    void saysWhatToMend(String text, String sentence) {
        assertThatThrownBy(() -> Authority.parse(text)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(sentence);
    }
}
