package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.plan.Endpoint;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedirectTest {
    private static final Endpoint SERVER = new Endpoint("example.test", 8080);
    private static final String GET = "GET /a/b?x=1 HTTP/1.1\r\nHost: example.test:8080\r\n\r\n";
    private static final String POST = "POST /form HTTP/1.1\r\nHost: h\r\nContent-Type: text/plain\r\n"
            + "Content-Length: 4\r\nX-A: 1\r\n\r\nbody";

    private static String follow(String request, int status, String location) {
        Redirect.Next next = Redirect.follow(request.getBytes(StandardCharsets.ISO_8859_1), SERVER, false, status, location);
        return next == null ? null : new String(next.bytes(), StandardCharsets.ISO_8859_1);
    }

    @ParameterizedTest
    @CsvSource({"/c,/c", "c,/a/c", "../c?y=2,/c?y=2", "?z=3,/a/b?z=3", "//example.test:8080/c,/c", "c#part,/a/c",
        "http://EXAMPLE.test:8080/c,/c", "http://example.test:8080,/"})
    void leadsWhereTheLocationSays(String location, String target) {
        assertThat(follow(GET, 302, location)).isEqualTo(GET.replace("/a/b?x=1", target));
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://example.test:8080/c", "http://other.test:8080/c", "http://example.test/c",
        "mailto:a@b.test", "http://[", "http://example.test:8080/c d"})
    void stopsWhereItCannotOrMayNotFollow(String location) {
        assertThat(follow(GET, 302, location)).isNull();
    }

    @Test
    void addressesInBracketsAndUsualPortsAreTheSameServer() {
        byte[] get = GET.getBytes(StandardCharsets.ISO_8859_1);
        assertThat(Redirect.follow(get, new Endpoint("::1", 8080), false, 301, "http://[::1]:8080/c")).isNotNull();
        assertThat(Redirect.follow(get, new Endpoint("h", 443), true, 301, "https://h/c")).isNotNull();
        assertThat(Redirect.follow(get, new Endpoint("h", 80), false, 301, "http://h/c")).isNotNull();
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 302, 303})
    void postBecomesAGetWithoutItsBody(int status) {
        assertThat(follow(POST, status, "/done")).isEqualTo("GET /done HTTP/1.1\r\nHost: h\r\nX-A: 1\r\n\r\n");
    }

    @ParameterizedTest
    @ValueSource(ints = {307, 308})
    void otherwiseMethodAndBodyStay(int status) {
        assertThat(follow(POST, status, "/done")).isEqualTo(POST.replace("/form", "/done"));
    }

    @Test
    void throughAProxyTheTargetStaysAbsolute() {
        assertThat(follow("GET http://example.test:8080/a HTTP/1.1\r\n\r\n", 302, "b"))
                .isEqualTo("GET http://example.test:8080/b HTTP/1.1\r\n\r\n");
    }

    @Test
    void onlyStatusesThatRedirectAreFollowed() {
        for (int status = 100; status < 600; status++) {
            assertThat(Redirect.follows(status)).isEqualTo(status > 300 && status < 309
                    && status != 304 && status != 305 && status != 306);
        }
    }
}
