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
                with("\"http\"", "\"pipelining\"", "The keys it may hold are: keepAlive, http, timeoutSeconds."),
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
                with("\"headers\"", "\"body\": {}, \"headers\"", "request.body must hold either"),
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

    private static Arguments with(String regex, String replacement, String complaint) {
        String json = GOOD.replaceFirst(regex, replacement);
        if (json.equals(GOOD)) {
            throw new IllegalArgumentException(regex);
        }
        return Arguments.of(json, complaint);
    }
}
