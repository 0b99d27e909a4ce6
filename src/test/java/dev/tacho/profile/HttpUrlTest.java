package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HttpUrlTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            http://127.0.0.1:8080/           | 127.0.0.1     | 8080 | /
            http://localhost                 | localhost     | 80   | /
            HTTP://Example.org/A%20b?x=1&y=2 | Example.org   | 80   | /A%20b?x=1&y=2
            http://web_1:65535?q             | web_1         | 65535| /?q
            http://[::1]:8080/a              | ::1           | 8080 | /a
            http://[fe80::1]                 | fe80::1       | 80   | /
            http://bücher.example/größe?ü=€  | xn--bcher-kva.example | 80 | /gr%C3%B6%C3%9Fe?%C3%BC=%E2%82%AC
            http://h/<a>^b"c                 | h             | 80   | /<a>^b"c
            http://h/?to=http://x@y:1        | h             | 80   | /?to=http://x@y:1
            https://h                        | h             | 443  | /
            HTTPS://[::1]:80/a               | ::1           | 80   | /a
            """)
    void takesUrlApart(String url, String host, int port, String target) {
        boolean secure = url.toLowerCase(Locale.ROOT).startsWith("https");
        assertThat(HttpUrl.parse(url)).isEqualTo(new HttpUrl(secure, host, port, target));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
            127.0.0.1:8080            | Start the URL with http://
            localhost/a               | Start the URL with http://
            http:/localhost           | Start the URL with http://
            https://                  | Name the server
            https://me:secret@h/      | Take the user and password
            http://[::ffff:1.2.3.4]/  | is not a name or address
            ftp://localhost/          | “ftp” is not a protocol
            http://                   | Name the server
            http://:8080/             | Name the server
            http:///path              | Name the server
            http://h:0/               | “0” is not a port
            http://h:65536/           | “65536” is not a port
            http://h:/                | “” is not a port
            http://h:80a/             | “80a” is not a port
            http://h:99999999999/     | is not a port
            http://::1/               | in square brackets
            http://fe80::1:80/        | in square brackets
            http://[::1/              | is not a name or address
            http://[::g]/             | “[::g]” is not a name or address
            http://[::1]x/            | is not a name or address
            http://1.2.3.400/         | four decimal numbers
            http://0177.0.0.1/        | “0177.0.0.1” means different addresses
            http://0177.1/            | four decimal numbers
            http://127.1/             | four decimal numbers
            http://2130706433/        | four decimal numbers
            http://0x7f.0.0.1/        | four decimal numbers
            http://0x7f000001/        | four decimal numbers
            http://127.0.0.1./        | four decimal numbers
            http://a..b/              | “a..b” is not a name or address
            http://a,b/               | “a,b” is not a name or address
            http://me:secret@h/       | Take the user and password
            http://h/a b              | A space that belongs there is written %20
            http://h/#top             | Take “#top” off the end
            """)
    void saysWhatToMend(String url, String sentence) {
        assertThatThrownBy(() -> HttpUrl.parse(url)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void refusesEveryKindOfBlank() {
        for (String blank : new String[] {" ", "\t", "\r", "\n", "\u0000", "\u007f", "\u00a0", "\u2028"}) {
            assertThatThrownBy(() -> HttpUrl.parse("http://h/a" + blank + "b")).hasMessageContaining("spaces");
            assertThatThrownBy(() -> HttpUrl.parse("http://h/" + blank)).hasMessageContaining("spaces");
        }
        assertThatThrownBy(() -> HttpUrl.parse("  ")).hasMessageContaining("Give the URL");
    }

    @Test
    void writesItselfWithPathAndWithoutTheUsualPort() {
        assertThat(HttpUrl.parse("http://h:80")).hasToString("http://h/");
        assertThat(HttpUrl.parse("http://[::1]:81?q")).hasToString("http://[::1]:81/?q");
        assertThat(HttpUrl.parse("https://[::1]:443?q")).hasToString("https://[::1]/?q");
        assertThat(HttpUrl.parse("https://h:80/a")).hasToString("https://h:80/a");
        assertThat(HttpUrl.parse("http://h:443/a")).hasToString("http://h:443/a");
    }
}
