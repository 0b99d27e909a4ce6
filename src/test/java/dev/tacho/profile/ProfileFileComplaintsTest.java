package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ProfileFileComplaintsTest {
    private static final String GOOD = ProfileFile.json(Profile.starter("n"));
    @TempDir
    private Path folder;

    @ParameterizedTest
    @MethodSource
    void complaintNamesSourceLineAndRemedy(String json, String complaint) {
        assertThatThrownBy(() -> ProfileFile.parse(json, "my.json")).isInstanceOf(IOException.class)
                .hasMessageStartingWith("my.json: ").hasMessageContaining(complaint);
    }

    static Stream<Arguments> complaintNamesSourceLineAndRemedy() {
        return Stream.of(
                with("\"concurrency\"", "\"concurency\"",
                        "line 15: “concurency” is not a key of load.closed. Did you mean “concurrency”?"),
                with("\"keepAlive\"", "\"keepalive\"", "Did you mean “keepAlive”?"),
                with("\"timeoutSeconds\"", "\"timeout\"", "Did you mean “timeoutSeconds”?"),
                with("\"http\"", "\"pipelining\"",
                        "The keys it may hold are: keepAlive, http, timeoutSeconds, requestsPerConnection, "),
                with("\"load\"", "\"laod\"", "“laod” is not a key of a profile. Did you mean “load”?"),
                with("\\[]", "[{\"name\": \"X\",\n\"val\": 1}]",
                        "line 11: “val” is not a key of request.headers[0]"),
                with("\"name\": \"n\",", "", "line 1: The key “name” is missing"),
                with("\"demo\": \"/hello\"", "", "target must hold either"),
                with("\"demo\": ", "\"url\": \"x\", \"demo\": ", "and not both"),
                with("\"closed\": ", "\"closed\": null, \"x\": ", "is not a key of load"),
                with("\"concurrency\": 10", "\"concurrency\": \"10\"",
                        "line 15: load.closed.concurrency must be a whole"),
                with("\"concurrency\": 10", "\"concurrency\": 1.5", "must be a whole number"),
                with("\"concurrency\": 10", "\"concurrency\": 1e99999999999", "must be a whole number"),
                with("\"concurrency\": 10", "\"concurrency\": 3000000000", "must be a whole number"),
                with("\"durationSeconds\": 10", "\"durationSeconds\": 1e999", "must be a number"),
                with("\"durationSeconds\": 10", "\"durationSeconds\": [10]", "must be a number"),
                with("\"keepAlive\": true", "\"keepAlive\": \"yes\"", "must be true or false"),
                with("\"method\": \"GET\"", "\"method\": 1", "request.method must be text"),
                with("\\[]", "{}", "request.headers must be a list"),
                with("\"headers\"", "\"body\": \"x\", \"headers\"", "request.body must be an object"),
                with("\"headers\"", "\"body\": {}, \"headers\"", "request.body must hold one of"),
                with("\"headers\"", "\"body\": {\"text\": \"a\", \"lines\": \"b\"}, \"headers\"", "and no other"),
                with("\"headers\"", "\"body\": {\"file\": \"a\", \"order\": \"random\"}, \"headers\"",
                        "request.body.order says in which order lines are used"),
                with("\"headers\"", "\"body\": {\"lines\": \"a\", \"order\": \"shuffled\"}, \"headers\"",
                        "“shuffled” is not a value of request.body.order. Write one of these: sequential, random."),
                with("\"headers\"", "\"weight\": 0.5, \"headers\"", "request.weight must be a whole number"),
                with("\"headers\"", "\"cookies\": [\"a=b\",\n1], \"headers\"",
                        "line 11: request.cookies[1] must be text"),
                with("\"headers\"", "\"cookies\": \"a=b\", \"headers\"", "request.cookies must be a list"),
                with("\"request\"", "\"requests\"", "requests must be a list"),
                with("\"request\"", "\"requests\": [],\n\"request\"", "line 8: A profile must hold either “request”"),
                with("\"request\": (?s:.*?)(\\s*)\"load\"", "\"requests\": [], \"load\"", "at least one request"),
                with("\"request\": (?s:.*?)(\\s*)\"load\"", "\"requests\": [{}, {\"methd\": 1}], \"load\"",
                        "“methd” is not a key of requests[1]. Did you mean “method”?"),
                with("\"request\":", "\"data\": {}, \"request\":", "The key “data.csv” is missing"),
                open("{\"stages\": [{\"rate\": 5}]}", "The key “load.open.stages[0].seconds” is missing"),
                open("{\"stages\": [{\"seconds\": 5}]}", "load.open.stages[0] must hold either “rate”"),
                open("{\"stages\": [{\"rate\": 5, \"seconds\": 1}, {\"rate\": 5, \"toRate\": 5, \"seconds\": 1}]}",
                        "load.open.stages[1] must hold either “rate”"),
                open("{\"stages\": [{\"fromRate\": 5, \"seconds\": 1}]}",
                        "The key “load.open.stages[0].toRate” is missing"),
                open("{\"arrivals\": \"burst\"}", "“burst” is not a value of load.open.arrivals."),
                with("\"closed\"", "\"open\": {}, \"closed\"", "load must hold either “closed”"),
                with("\"closed\": (?s:.*?})", "\"open\": null", "load must hold either “closed”"),
                with("\"warmUpSeconds\"", "\"warmupSecond\"", "“warmupSecond” is not a key of window. Did you"),
                with("\"http\"", "\"proxy\": \"a:1\",\n\"connectTo\": \"b:1\", \"http\"", "may hold one of “proxy”"),
                with("\"http\"", "\"unixSocket\": 5, \"http\"", "connection.unixSocket must be text"),
                with("\"http\"", "\"tls\": {\"verfiy\": true}, \"http\"",
                        "a key of connection.tls. Did you mean “verify”?"),
                with("\"http\"", "\"sockets\": {\"noDelay\": 1}, \"http\"", "connection.sockets.noDelay must be true"),
                with("\"1.1\"", "\"2\"", "“2” is not a version of HTTP"),
                with("\"2xx, 3xx\"", "\"2xx; 3xx\"", "“2xx; 3xx” is no status"),
                with("\"name\": \"n\",", "\"name\": \"n\",\n\"name\": \"m\",",
                        "line 4: The key “name” is given twice"),
                with("profile/1", "profile/2", "line 2: This profile was written by a newer Tacho"),
                with("\"schema\": \"tacho.profile/1\",", "", "does not say that it is a profile"),
                with("tacho.profile/1", "tacho.result/1", "“tacho.result/1” is not that of a profile"),
                Arguments.of("", "The file is empty"), Arguments.of(" \n", "The file is empty"),
                Arguments.of("[]", "A profile is one JSON object"), Arguments.of("7", "A profile is one JSON object"),
                Arguments.of("hello", "line 1: This is not JSON"),
                Arguments.of("{\n'a': 1}", "line 2: This is not JSON from about column"),
                Arguments.of("[".repeat(100_000), "nested too deeply"),
                Arguments.of(GOOD + "x", "This is not JSON"),
                Arguments.of(GOOD + "{}", "something after the end"));
    }

    @Test
    void fileCutAnywhereIsRefused() {
        String json = GOOD.strip();
        for (int length = 0; length < json.length(); length++) {
            String cut = json.substring(0, length);
            assertThatThrownBy(() -> ProfileFile.parse(cut, "my.json")).isInstanceOf(IOException.class)
                    .message().containsAnyOf("ends in the middle", "is empty", "not JSON");
        }
        assertThatThrownBy(() -> ProfileFile.parse(json.substring(0, json.length() / 2), "my.json"))
                .hasMessageContaining("ends in the middle");
    }

    @Test
    void whatIsNoProfileIsRefusedByName() throws IOException {
        Path file = folder.resolve("p.json");
        assertThatThrownBy(() -> ProfileFile.read(file)).hasMessageContaining(file + " is not there");
        assertThatThrownBy(() -> ProfileFile.read(folder)).hasMessageContaining(folder + " is a folder");
        Files.write(file, new byte[] {'"', (byte) 0xff, '"'});
        assertThatThrownBy(() -> ProfileFile.read(file)).hasMessageContaining("not text in UTF-8");
        Files.write(file, new byte[(1 << 20) + 1]);
        assertThatThrownBy(() -> ProfileFile.read(file)).hasMessageContaining("larger than 1 MiB");
    }

    private static Arguments open(String load, String complaint) {
        return with("\"closed\": (?s:.*?})", "\"open\": " + load, complaint);
    }

    private static Arguments with(String regex, String replacement, String complaint) {
        String json = GOOD.replaceFirst(regex, replacement);
        if (json.equals(GOOD)) {
            throw new IllegalArgumentException(regex);
        }
        return Arguments.of(json, complaint);
    }
}
