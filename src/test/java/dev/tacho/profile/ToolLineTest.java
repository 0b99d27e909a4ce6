package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Closed;
import dev.tacho.profile.Load.Open;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ToolLineTest {

    private static Profile profile(String line) {
        Translation translation = ToolLine.read(line);
        assertThat(translation.untranslated()).isEmpty();
        assertThat(Rules.problems(translation.profile())).isEmpty();
        return translation.profile();
    }

    @Test
    void readsALineOfAb() {
        Profile profile = profile("$ ab -kn100 -c 10 -s 7 -b 4096 -B 127.0.0.2 -H 'X-A: ${counter}' -C a=1 -C b=2 "
                + "-A me:pw -m PATCH http://127.0.0.1:8080/x?y=1 | tee out.txt");
        assertThat(profile.load()).isEqualTo(new Closed(10, OptionalLong.of(100), Optional.empty()));
        assertThat(profile.target()).isEqualTo(new Target.Url("http://127.0.0.1:8080/x?y=1"));
        assertThat(profile.request()).isEqualTo(new RequestSpec("PATCH", List.of(new Header("X-A", "$${counter}")),
                new Body.None(), "text/plain", Optional.empty(), 1, List.of("a=1", "b=2"), Optional.of("me:pw")));
        Connection connection = profile.connection();
        assertThat(connection.keepAlive()).isTrue();
        assertThat(connection.http()).isEqualTo(Http.HTTP_1_0);
        assertThat(connection.timeoutSeconds()).isEqualTo(7);
        assertThat(connection.sockets().sendBufferBytes()).isEqualTo(OptionalInt.of(4096));
        assertThat(connection.sockets().localAddresses()).containsExactly("127.0.0.2");
        assertThat(profile.checks()).isEqualTo(new Checks(StatusSet.ANY, true, Optional.empty()));
        assertThat(profile.window()).isEqualTo(new Window(0, 0));
    }

    @ParameterizedTest
    @CsvSource({"-n 7 -t 3, 50000, 3", "-t 3 -n 7, 7, 3", "-t 0 -n 7, 7, 0", "-n 7, 7, 0", "-t 2, 50000, 2"})
    void theLaterOfRequestsAndTimeHasTheLastWord(String options, long requests, double seconds) {
        assertThat(profile("ab " + options + " http://h/").load()).isEqualTo(new Closed(1,
                OptionalLong.of(requests), seconds > 0 ? Optional.of(seconds) : Optional.empty()));
    }

    @Test
    void readsTlsOfAb() {
        Connection.Tls tls = profile("ab -I -f tls1.2 -Z A:B https://h/").connection().tls();
        assertThat(tls).isEqualTo(new Connection.Tls(false, false, false, List.of("TLSv1.2"), List.of("A", "B"),
                Optional.empty()));
    }

    @Test
    void aProxyPasswordIsAHeaderUnlessThereIsATunnel() {
        assertThat(profile("ab -X p:3128 -P me:pw http://h/").request().headers())
                .containsExactly(new Header("Proxy-Authorization", "Basic bWU6cHc="));
        assertThat(ToolLine.read("ab -X p:3128 -P me:pw https://h/").untranslated()).singleElement().asString()
                .startsWith("-P: ");
    }

    @Test
    void whatAbCommandWritesIsReadBack() {
        Profile first = profile("ab -t 4 -n 900 -c 3 -k -l -H 'X: it'\\''s' -C a=1 http://h:81/p");
        assertThat(profile(AbCommand.of(first))).isEqualTo(first);
    }

    @Test
    void readsALineOfWrk() {
        Translation translation = ToolLine.read("wrk -t4 -c 64 -d2m --latency --timeout 500ms -H 'A: b' http://h/x");
        assertThat(translation.untranslated()).containsExactly("-t: how many threads make the load is chosen here.");
        Profile profile = translation.profile();
        assertThat(profile.load()).isEqualTo(new Closed(64, OptionalLong.empty(), Optional.of(120.0)));
        assertThat(profile.connection().timeoutSeconds()).isEqualTo(0.5);
        assertThat(profile.request().headers()).containsExactly(new Header("A", "b"));
        assertThat(profile.connection().http()).isEqualTo(Http.HTTP_1_1);
        assertThat(profile("wrk2 -R2000 -c100 -d30s http://h/").load()).isEqualTo(new Open(Arrivals.CONSTANT,
                List.of(Stage.constant(2000, 30)), 100));
    }

    @Test
    void readsALineOfHey() {
        Profile profile = profile("hey -n=105 -c 10 -m POST -d 'a b' -T text/plain --host=v.test "
                + "-disable-keepalive -disable-compression -disable-redirects -x http://p:3128/ http://h/");
        assertThat(profile.load()).isEqualTo(new Closed(10, OptionalLong.of(100), Optional.empty()));
        assertThat(profile.request()).isEqualTo(new RequestSpec("POST", List.of(new Header("Host", "v.test")),
                new Body.Inline("a b"), "text/plain"));
        assertThat(profile.connection().keepAlive()).isFalse();
        assertThat(profile.connection().followRedirects()).isFalse();
        assertThat(profile.connection().route()).isEqualTo(new Route.Proxy("p:3128"));
        assertThat(profile("hey -z 5s -q 20 -c 3 http://h/").load()).isEqualTo(new Open(Arrivals.CONSTANT,
                List.of(Stage.constant(60, 5)), 3));
    }

    @Test
    void readsALineOfCurl() {
        Profile profile = profile("curl 'https://h/a?b=1' \\\n -H 'content-type: application/json' -b 'k=v' "
                + "-A agent --data-raw $'{\"a\":\"\\u0041\"}' --compressed -sSkL -m 9");
        assertThat(profile.request()).isEqualTo(new RequestSpec("POST", List.of(new Header("User-Agent", "agent"),
                new Header("Accept-Encoding", "deflate, gzip")), new Body.Inline("{\"a\":\"A\"}"), "application/json",
                Optional.empty(), 1, List.of("k=v"), Optional.empty()));
        assertThat(profile.connection().tls().verify()).isFalse();
        assertThat(profile.connection().followRedirects()).isTrue();
        assertThat(profile.connection().timeoutSeconds()).isEqualTo(9);
        assertThat(profile("curl -Gd a=1 -d b=2 h/x").target()).isEqualTo(new Target.Url("http://h/x?a=1&b=2"));
        assertThat(profile("curl -I http://h/").request().method()).isEqualTo("HEAD");
        assertThat(profile("curl https://h/").connection().tls().verify()).isTrue();
        assertThat(ToolLine.read("curl --form a=b --magic http://h/ http://i/").untranslated()).containsExactly(
                "--form: forms with files and uploads are not made. Give the body in a file.",
                "--magic: has no counterpart here.", "http://i/: only the first URL is taken.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "siege http://h/", "ab -h", "ab -V", "ab http://h", "wrk", "wrk -c",
            "wrk -c x http://h/", "wrk -d 3days http://h/", "hey -c 3", "curl -s", "ab -H nocolon http://h/", "curl -H : http://h/",
            "ab -f SSL3 https://h/", "ab -n 0 http://h/", "ab 'x"})
    void whatCannotBeReadIsToldInASentence(String line) {
        assertThatThrownBy(() -> ToolLine.read(line)).isInstanceOf(IllegalArgumentException.class)
                .message().hasSizeGreaterThan(15).doesNotContain("{0}", "{1}");
    }
}
