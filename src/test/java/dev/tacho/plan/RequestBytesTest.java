package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.text.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RequestBytesTest {
    private static final String AGENT = "User-Agent: Tacho/" + Version.NUMBER;
    @TempDir
    private Path folder;

    @Test
    void keptAliveGetIsFourLines() throws IOException {
        assertThat(lines(get(), true, Http.HTTP_1_1)).containsExactly("GET /a HTTP/1.1", "Host: h:8080", AGENT,
                "Accept: */*", "", "");
    }

    @Test
    void connectionHeaderSaysOnlyWhatTheVersionDoesNot() throws IOException {
        assertThat(lines(get(), false, Http.HTTP_1_1)).contains("Connection: close");
        assertThat(lines(get(), true, Http.HTTP_1_0)).contains("GET /a HTTP/1.0", "Connection: Keep-Alive");
        assertThat(lines(get(), false, Http.HTTP_1_0)).noneMatch(line -> line.startsWith("Connection"));
    }

    @Test
    void hostHasNoPort80AndBracketsAroundIpv6() throws IOException {
        assertThat(head(new Endpoint("h", 80))).contains("\r\nHost: h\r\n");
        assertThat(head(new Endpoint("::1", 80))).contains("\r\nHost: [::1]\r\n");
        assertThat(head(new Endpoint("::1", 81))).contains("\r\nHost: [::1]:81\r\n");
    }

    @Test
    void givenHeadersReplaceTheBuiltInOnesAndKeepTheirOrder() throws IOException {
        RequestSpec spec = new RequestSpec("GET", List.of(new Header("X", "1"), new Header("host", "other"),
                new Header("X", "2"), new Header("ACCEPT", "text/html")), new Body.None(), "");
        assertThat(lines(spec, true, Http.HTTP_1_1)).containsExactly("GET /a HTTP/1.1", AGENT, "X: 1", "host: other",
                "X: 2", "ACCEPT: text/html", "", "");
    }

    @Test
    void bodyComesWithTypeAndLengthInBytes() throws IOException {
        WireRequest request = request(new RequestSpec("POST", List.of(), new Body.Inline("ü\n"), "text/plain"));
        assertThat(text(request)).endsWith("Content-Type: text/plain\r\nContent-Length: 3\r\n\r\nü\n");
        assertThat(request.length()).isEqualTo(request.bytes().length);
    }

    @Test
    void emptyBodyStillHasALength() throws IOException {
        assertThat(lines(new RequestSpec("POST", List.of(), new Body.Inline(""), "a/b"), true, Http.HTTP_1_1))
                .contains("Content-Length: 0");
    }

    @Test
    void contentTypeGivenAsAHeaderIsNotSentTwice() throws IOException {
        RequestSpec spec = new RequestSpec("POST", List.of(new Header("content-type", "a/b")), new Body.Inline("x"),
                "text/plain");
        assertThat(lines(spec, true, Http.HTTP_1_1)).contains("content-type: a/b")
                .noneMatch(line -> line.contains("text/plain"));
    }

    @Test
    void fileGoesOutByteByByte() throws IOException {
        byte[] bytes = new byte[256];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) i;
        }
        Path file = Files.write(folder.resolve("b"), bytes);
        RequestSpec spec = new RequestSpec("PUT", List.of(), new Body.FromFile(file.toString()), "a/b");
        byte[] sent = request(spec).bytes();
        assertThat(Arrays.copyOfRange(sent, sent.length - 256, sent.length)).isEqualTo(bytes);
    }

    @Test
    void vanishedFileIsNamed() {
        RequestSpec spec = new RequestSpec("PUT", List.of(), new Body.FromFile(folder.resolve("b").toString()), "a/b");
        assertThatThrownBy(() -> request(spec)).isInstanceOf(IOException.class)
                .hasMessageContaining("There is no file " + folder.resolve("b"));
    }

    private static RequestSpec get() {
        return RequestSpec.get();
    }

    private static List<String> lines(RequestSpec spec, boolean keepAlive, Http http) throws IOException {
        WireRequest request = RequestBytes.of(new Endpoint("h", 8080), "/a", spec, new Connection(keepAlive, http, 1));
        return List.of(text(request).split("\r\n", -1));
    }

    private static String head(Endpoint endpoint) throws IOException {
        return text(RequestBytes.of(endpoint, "/", get(), Connection.keptAlive()));
    }

    private static WireRequest request(RequestSpec spec) throws IOException {
        return RequestBytes.of(new Endpoint("h", 8080), "/a", spec, Connection.keptAlive());
    }

    private static String text(WireRequest request) {
        return new String(request.bytes(), StandardCharsets.UTF_8);
    }
}
