package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import java.util.List;
import java.util.Optional;
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

    private static Profile load(OptionalLong requests, double seconds) {
        return BASE.withLoad(new Load.Closed(10, requests, Optional.of(seconds)));
    }

    private static Profile request(String method, Body body, String contentType) {
        return BASE.withRequest(new RequestSpec(method, List.of(), body, contentType));
    }
}
