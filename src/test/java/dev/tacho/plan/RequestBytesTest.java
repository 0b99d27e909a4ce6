package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.HttpUrl;
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
import java.util.Optional;
import java.util.OptionalInt;
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
        assertThat(head("http://h/")).contains("\r\nHost: h\r\n");
        assertThat(head("http://[::1]:80/")).contains("\r\nHost: [::1]\r\n");
        assertThat(head("http://[::1]:81/")).contains("\r\nHost: [::1]:81\r\n");
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

    @Test
    void pathOfTheRequestReplacesThatOfTheUrl() throws IOException {
        WireRequest request = request(spec(Optional.of("/ü?b=c"), List.of(), Optional.empty()));
        assertThat(text(request)).startsWith("GET /%C3%BC?b=c HTTP/1.1\r\n");
        assertThat(request.target()).isEqualTo("/%C3%BC?b=c");
    }

    @Test
    void urlIsTakenAsItIs() throws IOException {
        assertThat(text(request(HttpUrl.parse("http://h/${counter}"), get(), Connection.keptAlive())))
                .startsWith("GET /${counter} HTTP/1.1\r\n");
    }

    @Test
    void cookiesShareOneHeader() throws IOException {
        assertThat(text(request(spec(Optional.empty(), List.of("a=1", "b=${counter}"), Optional.empty()))))
                .contains("\r\nCookie: a=1; b=1\r\n");
    }

    @Test
    void basicAuthIsEncoded() throws IOException {
        // The example of RFC 7617, 2.
        assertThat(text(request(spec(Optional.empty(), List.of(), Optional.of("Aladdin:open sesame")))))
                .contains("\r\nAuthorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==\r\n");
    }

    @Test
    void proxyIsAskedWithTheAbsoluteUriUnlessThereIsTls() throws IOException {
        Connection proxied = through(new Route.Proxy("p:3128"));
        WireRequest plain = request(HttpUrl.parse("http://[::1]/a?b"), get(), proxied);
        assertThat(text(plain)).startsWith("GET http://[::1]/a?b HTTP/1.1\r\nHost: [::1]\r\n");
        assertThat(plain.target()).isEqualTo("/a?b");
        assertThat(text(request(HttpUrl.parse("https://h/a"), get(), proxied))).startsWith("GET /a HTTP/1.1\r\n");
        assertThat(text(request(HttpUrl.parse("http://h/a"), get(), through(new Route.ConnectTo("p:1")))))
                .startsWith("GET /a HTTP/1.1\r\nHost: h\r\n");
    }

    @Test
    void hostHasNoPortThatIsUsual() throws IOException {
        assertThat(head("https://h:443/")).contains("\r\nHost: h\r\n");
        assertThat(head("https://h:80/")).contains("\r\nHost: h:80\r\n");
        assertThat(head("http://h:443/")).contains("\r\nHost: h:443\r\n");
    }

    private static RequestSpec get() {
        return RequestSpec.get();
    }

    private static RequestSpec spec(Optional<String> path, List<String> cookies, Optional<String> basicAuth) {
        return new RequestSpec("GET", List.of(), new Body.None(), "", path, 1, cookies, basicAuth);
    }

    private static Connection through(Route route) {
        return new Connection(true, Http.HTTP_1_1, 1, OptionalInt.empty(), false, route, Connection.Sockets.DEFAULT,
                Connection.Tls.DEFAULT);
    }

    private static List<String> lines(RequestSpec spec, boolean keepAlive, Http http) throws IOException {
        return List.of(text(request(HttpUrl.parse("http://h:8080/a"), spec, new Connection(keepAlive, http, 1)))
                .split("\r\n", -1));
    }

    private static String head(String url) throws IOException {
        return text(request(HttpUrl.parse(url), get(), Connection.keptAlive()));
    }

    private static WireRequest request(RequestSpec spec) throws IOException {
        return request(HttpUrl.parse("http://h:8080/a"), spec, Connection.keptAlive());
    }

    private static WireRequest request(HttpUrl url, RequestSpec spec, Connection connection) throws IOException {
        return RequestBytes.mix(url, List.of(spec), Optional.empty(), connection, 1).first();
    }

    private static String text(WireRequest request) {
        return new String(request.bytes(), StandardCharsets.UTF_8);
    }
}
