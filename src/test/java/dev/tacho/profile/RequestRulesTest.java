package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

    /** What the rules say of a profile with such a request. */
    static List<Problem> problems(RequestSpec request) {
        return Rules.problems(Profile.starter("n").withRequest(request));
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "HEAD", "PURGE", "M-SEARCH", "x-mine"})
    void anyTokenIsAMethod(String method) {
        assertThat(problems(method(method))).isEmpty();
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
        assertThat(problems(method(method))).hasSize(1).first().satisfies(problem -> {
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
            sparse.setLength(InputFile.MAX_BYTES + 1);
        }
        assertThat(body(file.toString())).contains("larger than 100 MiB");
    }

    @Test
    void fileOfBodiesMustHaveALineThatIsNotEmpty() throws IOException {
        Path file = folder.resolve("bodies.txt");
        assertThat(lines(file.toString())).contains("There is no file " + file, "the bodies, one on each line");
        Files.writeString(file, "");
        assertThat(lines(file.toString())).contains("has no line that is not empty");
        Files.writeString(file, "\n\r\n\n");
        assertThat(lines(file.toString())).contains("has no line that is not empty");
        Files.writeString(file, "\n\nx");
        assertThat(lines(file.toString())).isEmpty();
        Files.writeString(file, "\n".repeat(1 << 16) + "x");
        assertThat(lines(file.toString())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/a?b=${counter}", "/${choice:a b|#}/c", "/größe", "/$${x}"})
    void pathMayHoldPlaceholdersAndWhatTheyMayFillIn(String path) {
        assertThat(problems(path(path))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''          | Start the path with /
            a           | Start the path with /
            ${counter}  | Start the path with /
            /a b        | Take the spaces
            /a#b        | Take “#b” off the end
            /${conter}  | Did you mean “${counter}”?
            """)
    void pathThatCannotBeAskedForIsRefused(String path, String sentence) {
        assertThat(problems(path(path))).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(Field.PATH);
            assertThat(problem.text()).contains(sentence);
        });
    }

    @Test
    void placeholdersOfHeadersAndBodyAreChecked() {
        assertThat(header(new Header("X", "${random:1-9}"))).isEmpty();
        assertThat(header(new Header("X", "${random:9-1}"))).extracting(Problem::field)
                .containsExactly(Field.HEADERS);
        assertThat(problems(new RequestSpec("POST", List.of(), new Body.Inline("{\"id\": ${count}}"), "a/b")))
                .extracting(Problem::field).containsExactly(Field.BODY);
        assertThat(problems(new RequestSpec("POST", List.of(), new Body.Inline("{\"id\": ${counter}}"), "a/b")))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 1_000_000})
    void weightMayBeAtBothEnds(int weight) {
        assertThat(problems(weight(weight))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, 0, 1_000_001})
    void weightBeyondIsRefused(int weight) {
        assertThat(problems(weight(weight))).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(Field.WEIGHT);
            assertThat(problem.text()).contains("from 1 to 1000000");
        });
    }

    @Test
    void contentTypeMattersOnlyWithABody() {
        RequestSpec post = new RequestSpec("POST", List.of(), new Body.Inline(""), " ");
        assertThat(problems(post)).extracting(Problem::field).containsExactly(Field.CONTENT_TYPE);
        assertThat(problems(new RequestSpec("POST", List.of(), new Body.Inline(""), "a\nb")))
                .extracting(Problem::field).containsExactly(Field.CONTENT_TYPE);
        assertThat(problems(new RequestSpec("POST", List.of(), new Body.None(), ""))).isEmpty();
    }

    @Test
    void getMayHaveABody() {
        assertThat(problems(new RequestSpec("GET", List.of(), new Body.Inline("{}"), "a/b"))).isEmpty();
    }

    private static List<Problem> header(Header... headers) {
        return problems(new RequestSpec("GET", List.of(headers), new Body.None(), ""));
    }

    private static String body(String path) {
        List<Problem> problems =
                problems(new RequestSpec("POST", List.of(), new Body.FromFile(path), "a/b"));
        assertThat(problems).extracting(Problem::field).allMatch(Field.BODY::equals);
        return problems.isEmpty() ? "" : problems.getFirst().text();
    }

    private static String lines(String path) {
        List<Problem> problems = problems(new RequestSpec("POST", List.of(),
                new Body.Lines(path, RequestSpec.Order.RANDOM), "a/b"));
        assertThat(problems).extracting(Problem::field).allMatch(Field.BODY::equals);
        return problems.isEmpty() ? "" : problems.getFirst().text();
    }

    private static RequestSpec path(String path) {
        return new RequestSpec("GET", List.of(), new Body.None(), "", Optional.of(path), 1, List.of(),
                Optional.empty());
    }

    private static RequestSpec weight(int weight) {
        return new RequestSpec("GET", List.of(), new Body.None(), "", Optional.empty(), weight, List.of(),
                Optional.empty());
    }
}
