package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequestRulesTest {
    @TempDir
    private Path folder;

    static RequestSpec method(String method) {
        return new RequestSpec(method, List.of(), new Body.None(), "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD", "PURGE", "M-SEARCH", "x-mine"})
    void anyTokenIsAMethod(String method) {
        assertThat(RequestRules.problems(method(method))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''      | Choose a method
            G ET    | “G ET” is not a method
            GET/    | “GET/” is not a method
            get     | Write GET
            CONNECT | CONNECT opens a tunnel
            """)
    void methodThatCannotWorkIsRefused(String method, String sentence) {
        assertThat(RequestRules.problems(method(method))).hasSize(1).first().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(Field.METHOD);
            assertThat(problem.text()).contains(sentence);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                | x        | Header 1 has no name
            Not a token       | x        | “Not a token” cannot be the name
            X:                | x        | “X:” cannot be the name
            X-Ü               | x        | cannot be the name
            content-LENGTH    | 5        | Tacho counts the body itself
            Transfer-Encoding | chunked  | Tacho sends the body whole
            connection        | close    | the keep-alive setting (-k) decides
            """)
    void headerThatWouldBreakTheRequestIsRefused(String name, String value, String sentence) {
        assertThat(header(new Header(name, value))).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(Field.HEADERS);
            assertThat(problem.text()).contains(sentence);
        });
    }

    @Test
    void headerIsOneLine() {
        assertThat(header(new Header("X", "a\r\nB: c"))).extracting(Problem::text).singleElement().asString()
                .contains("value of “X”");
        assertThat(header(new Header("X", "a\tb, ü, “\""))).isEmpty();
        assertThat(header(new Header("X", ""))).isEmpty();
    }

    @Test
    void headersMayRepeatButHostMayNot() {
        assertThat(header(new Header("Cookie", "a"), new Header("Cookie", "b"), new Header("Host", "x"))).isEmpty();
        assertThat(header(new Header("Host", "x"), new Header("host", "y"))).extracting(Problem::text)
                .singleElement().asString().contains("only once");
    }

    @Test
    void bodyFileMustBeThereToBeSent() throws IOException {
        Path file = folder.resolve("body.bin");
        assertThat(body(file.toString())).contains("There is no file " + file);
        assertThat(body(folder.toString())).contains("is not a file but a folder");
        assertThat(body(" ")).contains("Choose the file");
        assertThat(body("a\0b")).contains("is not a path");
        Files.writeString(file, "x");
        assertThat(body(file.toString())).isEmpty();
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
            sparse.setLength(BodyFile.MAX_BYTES + 1);
        }
        assertThat(body(file.toString())).contains("larger than 100 MiB");
    }

    @Test
    void contentTypeMattersOnlyWithABody() {
        RequestSpec post = new RequestSpec("POST", List.of(), new Body.Inline(""), " ");
        assertThat(RequestRules.problems(post)).extracting(Problem::field).containsExactly(Field.CONTENT_TYPE);
        assertThat(RequestRules.problems(new RequestSpec("POST", List.of(), new Body.Inline(""), "a\nb")))
                .extracting(Problem::field).containsExactly(Field.CONTENT_TYPE);
        assertThat(RequestRules.problems(new RequestSpec("POST", List.of(), new Body.None(), ""))).isEmpty();
    }

    @Test
    void getMayHaveABody() {
        assertThat(RequestRules.problems(new RequestSpec("GET", List.of(), new Body.Inline("{}"), "a/b"))).isEmpty();
    }

    private static List<Problem> header(Header... headers) {
        return RequestRules.problems(new RequestSpec("GET", List.of(headers), new Body.None(), ""));
    }

    private static String body(String path) {
        List<Problem> problems =
                RequestRules.problems(new RequestSpec("POST", List.of(), new Body.FromFile(path), "a/b"));
        assertThat(problems).extracting(Problem::field).allMatch(Field.BODY::equals);
        return problems.isEmpty() ? "" : problems.getFirst().text();
    }
}
