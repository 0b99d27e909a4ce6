package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AbCommandTest {
    private static final Profile BASE = Profile.starter("n").withTarget(new Target.Url("http://h"))
            .withLoad(new Load.Closed(10, OptionalLong.of(1000), Optional.empty()))
            .withConnection(new Connection(false, Connection.Http.HTTP_1_1, 30))
            .withChecks(new Checks(StatusSet.DEFAULT, true, Optional.empty()));

    @Test
    void plainRunIsShort() {
        assertThat(AbCommand.of(BASE)).isEqualTo("ab -n 1000 -c 10 http://h/");
    }

    @Test
    void keepAliveTimeoutAndVaryingLengthHaveTheirLetters() {
        Profile profile = BASE.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 2.5))
                .withChecks(Checks.none());
        assertThat(AbCommand.of(profile)).isEqualTo("ab -n 1000 -c 10 -k -s 3 -l http://h/");
    }

    @Test
    void timeLimitGoesBeforeRequestsOrItWouldResetThem() {
        assertThat(AbCommand.of(load(OptionalLong.of(70), 0.5))).isEqualTo("ab -t 1 -n 70 -c 10 http://h/");
    }

    @Test
    void timeLimitAloneIsNotCutShortByAbsOwn50000Requests() {
        assertThat(AbCommand.of(load(OptionalLong.empty(), 10.0)))
                .isEqualTo("ab -t 10 -n 1000000 -c 10 http://h/");
        assertThat(AbCommand.of(load(OptionalLong.empty(), 86_400.0))).contains("-t 86400 -n 50000000 ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            GET    | ''
            HEAD   | -i
            POST   | -m POST
            DELETE | -m DELETE
            """)
    void methodWithoutBody(String method, String words) {
        assertThat(AbCommand.of(request(method, new Body.None(), "text/plain")))
                .isEqualTo("ab -n 1000 -c 10 " + (words.isEmpty() ? "" : words + " ") + "http://h/");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            POST  | -p a.bin
            PUT   | -u a.bin
            PATCH | -p a.bin -m PATCH
            """)
    void methodWithBody(String method, String words) {
        assertThat(AbCommand.of(request(method, new Body.FromFile("a.bin"), "text/plain")))
                .isEqualTo("ab -n 1000 -c 10 " + words + " http://h/");
    }

    @Test
    void inlineBodyStandsForAFileAsAbKnowsNoOther() {
        assertThat(AbCommand.of(request("POST", new Body.Inline("{}"), "application/json")))
                .isEqualTo("ab -n 1000 -c 10 -p body.txt -T application/json http://h/");
    }

    @Test
    void whatAShellWouldTakeApartIsQuoted() {
        Profile profile = BASE.withTarget(new Target.Url("http://h:8080/?a=1&b=$x")).withRequest(new RequestSpec("GET",
                List.of(new Header("X-It", "it's")), new Body.None(), ""));
        assertThat(AbCommand.of(profile))
                .isEqualTo("ab -n 1000 -c 10 -H 'X-It: it'\\''s' 'http://h:8080/?a=1&b=$x'");
    }

    @Test
    void cookiesAndPasswordHaveTheirLetters() {
        assertThat(AbCommand.of(BASE.withRequest(new RequestSpec("GET", List.of(), new Body.None(), "",
                Optional.empty(), 1, List.of("a=b", "c=d e"), Optional.of("me:secret")))))
                .isEqualTo("ab -n 1000 -c 10 -C 'a=b; c=d e' -A me:secret http://h/");
    }

    @Test
    void proxyAddressAndBuffersHaveTheirLetters() {
        assertThat(AbCommand.of(connection("http://h/", new Route.Proxy("127.0.0.1:3128"),
                new Sockets(true, OptionalInt.of(4096), OptionalInt.of(4096), List.of("127.0.0.2")), Tls.DEFAULT)))
                .isEqualTo("ab -n 1000 -c 10 -k -X 127.0.0.1:3128 -B 127.0.0.2 -b 4096 http://h/");
        assertThat(AbCommand.of(connection("http://h/", new Route.UnixSocket("/a"),
                new Sockets(false, OptionalInt.of(4096), OptionalInt.of(1), List.of("127.0.0.2", "127.0.0.3")),
                Tls.DEFAULT))).as("what ab has no word for").isEqualTo("ab -n 1000 -c 10 -k http://h/");
    }

    @Test
    void tlsHasItsLettersForHttpsAlone() {
        Tls tls = new Tls(true, false, false, List.of("TLSv1.2"), List.of("A-B", "C-D"),
                Optional.of(new ClientCertificate("c.pem", "c.pem")));
        assertThat(AbCommand.of(connection("https://h", new Route.Direct(), Sockets.DEFAULT, tls)))
                .isEqualTo("ab -n 1000 -c 10 -k -I -Z A-B:C-D -f TLS1.2 -E c.pem https://h/");
        assertThat(AbCommand.of(connection("http://h", new Route.Direct(), Sockets.DEFAULT, tls)))
                .isEqualTo("ab -n 1000 -c 10 -k http://h/");
        assertThat(AbCommand.of(connection("https://h:8443/a", new Route.Direct(), Sockets.DEFAULT, Tls.DEFAULT)))
                .isEqualTo("ab -n 1000 -c 10 -k https://h:8443/a");
    }

    @Test
    void ownPathOfARequestTakesThePlaceOfTheUrls() {
        assertThat(AbCommand.of(BASE.withRequest(path("/b?c=1")))).isEqualTo("ab -n 1000 -c 10 'http://h/b?c=1'");
        assertThat(AbCommand.of(BASE.withTarget(new Target.Demo("/hello")).withRequest(path("/b"))))
                .isEqualTo("ab -n 1000 -c 10 http://127.0.0.1:PORT/b");
    }

    @Test
    void placeholdersAreFilledInAsInTheFirstRequest() {
        RequestSpec request = path("/${counter}/${random:5-9}/${choice:a b|c}/${csv:id}/$${x}");
        assertThat(AbCommand.of(BASE.withRequest(request))).endsWith("'http://h/1/5/a%20b/id/${x}'");
        assertThat(AbCommand.of(BASE.withRequest(new RequestSpec("GET", List.of(new Header("X", "n${counter}"),
                new Header("Y", "${")), new Body.None(), "")))).contains("-H 'X: n1' -H 'Y: ${'");
    }

    @Test
    void rateIsLeftOutAsAbHasNone() {
        assertThat(AbCommand.of(BASE.withLoad(Load.Open.starter())))
                .isEqualTo("ab -t 10 -n 1000000 -c 1000 http://h/");
    }

    @Test
    void demoServersPortIsLeftOpen() {
        assertThat(AbCommand.of(BASE.withTarget(new Target.Demo("/hello"))))
                .isEqualTo("ab -n 1000 -c 10 http://127.0.0.1:PORT/hello");
    }

    @Test
    void unfinishedProfileIsShownAsFarAsItGoes() {
        Profile draft = BASE.withTarget(new Target.Url("loc alhost")).withLoad(new Load.Closed(Integer.MAX_VALUE,
                OptionalLong.empty(), Optional.of(Double.NaN)))
                .withConnection(new Connection(true, Connection.Http.HTTP_1_1, Double.NaN));
        assertThat(AbCommand.of(draft)).isEqualTo("ab -t 1 -n 2147483647 -c 2147483647 -k -s 1 'loc alhost'");
        assertThat(AbCommand.of(draft.withTarget(new Target.Demo("")).withRequest(RequestRulesTest.method(""))))
                .endsWith("-m '' http://127.0.0.1:PORT/");
        assertThat(AbCommand.of(BASE.withLoad(new Load.Closed(0, OptionalLong.empty(), Optional.empty()))))
                .isEqualTo("ab -c 0 http://h/");
    }

    private static RequestSpec path(String path) {
        return new RequestSpec("GET", List.of(), new Body.None(), "", Optional.of(path), 1, List.of(),
                Optional.empty());
    }

    private static Profile connection(String url, Route route, Sockets sockets, Tls tls) {
        return BASE.withTarget(new Target.Url(url)).withConnection(new Connection(true, Connection.Http.HTTP_1_1, 30,
                OptionalInt.empty(), false, route, sockets, tls));
    }

    private static Profile load(OptionalLong requests, double seconds) {
        return BASE.withLoad(new Load.Closed(10, requests, Optional.of(seconds)));
    }

    private static Profile request(String method, Body body, String contentType) {
        return BASE.withRequest(new RequestSpec(method, List.of(), body, contentType));
    }
}
