package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RulesTest {
    private static final Profile GOOD = Profile.starter("n");

    @Test
    void starterCanRun() {
        assertThat(Rules.problems(GOOD)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource
    void bothEndsOfARangeAreIn(Profile profile) {
        assertThat(Rules.problems(profile)).isEmpty();
    }

    static Stream<Profile> bothEndsOfARangeAreIn() {
        return Stream.of(load(1, 1L, null), load(65_000, 65_000L, null), load(1, Long.MAX_VALUE, 86_400.0),
                load(1, null, 0.001), timeout(0.001), timeout(3600), GOOD.withName("x".repeat(100)),
                GOOD.withTarget(new Target.Demo("/")));
    }

    @ParameterizedTest
    @MethodSource
    void problemStandsAtItsField(Profile profile, Field field, String sentence) {
        assertThat(Rules.problems(profile)).hasSize(1).first().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(field);
            assertThat(problem.text()).contains(sentence).matches("(?s)[\\p{Lu}\\d“c].*");
        });
    }

    static Stream<Arguments> problemStandsAtItsField() {
        return Stream.of(
                wrong(GOOD.withName(" "), Field.NAME, "Give the profile a name"),
                wrong(GOOD.withName("x".repeat(101)), Field.NAME, "at most 100 characters"),
                wrong(GOOD.withName("a\nb"), Field.NAME, "line breaks"),
                wrong(GOOD.withTarget(new Target.Url("localhost:80")), Field.URL, "Start the URL with http://"),
                wrong(GOOD.withTarget(new Target.Demo("hello")), Field.DEMO_PATH, "Start the path with /"),
                wrong(GOOD.withTarget(new Target.Demo("")), Field.DEMO_PATH, "Start the path with /"),
                wrong(GOOD.withTarget(new Target.Demo("/a b")), Field.DEMO_PATH, "%20"),
                wrong(GOOD.withTarget(new Target.Demo("/a#b")), Field.DEMO_PATH, "Take “#b” off"),
                wrong(GOOD.withTarget(new Target.Url("http://h/${counter}")), Field.URL,
                        "“${counter}” would be sent as it stands"),
                wrong(GOOD.withTarget(new Target.Demo("/a?x=${csv:id}")), Field.DEMO_PATH, "path of a request"),
                wrong(load(0, 10L, null), Field.CONCURRENCY, "from 1 to 65000"),
                wrong(load(65_001, null, 1.0), Field.CONCURRENCY, "from 1 to 65000"),
                wrong(load(1, null, null), Field.REQUESTS, "Say when to end"),
                wrong(load(1, 0L, null), Field.REQUESTS, "at least 1 request"),
                wrong(load(100, 99L, null), Field.REQUESTS, "99 requests (-n) are not enough for 100 clients"),
                wrong(load(1, null, 0.0), Field.DURATION, "more than 0"),
                wrong(load(1, null, 86_400.5), Field.DURATION, "at most 86400"),
                wrong(load(1, null, Double.NaN), Field.DURATION, "more than 0"),
                wrong(timeout(0), Field.TIMEOUT, "more than 0"),
                wrong(timeout(3601), Field.TIMEOUT, "at most 3600"),
                wrong(timeout(Double.NaN), Field.TIMEOUT, "more than 0"),
                wrong(statuses(List.of()), Field.STATUSES, "Say which statuses are good"),
                wrong(statuses(List.of(new StatusSet.Range(99, 200))), Field.STATUSES, "from 100 to 599"),
                wrong(statuses(List.of(new StatusSet.Range(300, 200))), Field.STATUSES, "lower one first"),
                wrong(contains(""), Field.BODY_CONTAINS, "Give the text"),
                wrong(contains("x").withRequest(RequestRulesTest.method("HEAD")), Field.BODY_CONTAINS, "no body"));
    }

    @Test
    void everyProblemIsListedInTheOrderOfTheForm() {
        Profile profile = load(0, 0L, -1.0).withName("").withTarget(new Target.Url(""))
                .withRequest(RequestRulesTest.method("")).withConnection(timeout(-1).connection())
                .withChecks(contains("").checks());
        assertThat(Rules.problems(profile)).extracting(Problem::field).containsExactly(Field.NAME, Field.URL,
                Field.METHOD, Field.CONCURRENCY, Field.REQUESTS, Field.DURATION, Field.TIMEOUT, Field.BODY_CONTAINS);
    }

    @Test
    void problemOfOneOfSeveralRequestsSaysWhichItIs() {
        Profile profile = GOOD.withRequests(List.of(RequestSpec.get(), RequestRulesTest.method("get"),
                RequestRulesTest.method(""))).withLoad(load(0, 1L, null).load());
        assertThat(Rules.problems(profile)).extracting(Problem::request).containsExactly(OptionalInt.of(1),
                OptionalInt.of(2), OptionalInt.empty());
        assertThat(Rules.problems(profile)).extracting(Problem::path).containsExactly("requests[1].method",
                "requests[2].method", "load.closed.concurrency");
    }

    @Test
    void problemOfTheOnlyRequestNeedsNoNumber() {
        assertThat(Rules.problems(GOOD.withRequest(RequestRulesTest.method("")))).singleElement()
                .satisfies(problem -> {
                    assertThat(problem.request()).isEmpty();
                    assertThat(problem.path()).isEqualTo("request.method");
                });
    }

    @Test
    void bodyCannotBeCheckedIfOneOfTheRequestsIsHead() {
        assertThat(Rules.problems(contains("x").withRequests(List.of(RequestSpec.get(),
                RequestRulesTest.method("HEAD"))))).extracting(Problem::field).containsExactly(Field.BODY_CONTAINS);
    }

    @Test
    void profileSendsSomething() {
        assertThatThrownBy(() -> GOOD.withRequests(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    private static Arguments wrong(Profile profile, Field field, String sentence) {
        return Arguments.of(profile, field, sentence);
    }

    private static Profile load(int concurrency, Long requests, Double seconds) {
        return GOOD.withLoad(new Load.Closed(concurrency,
                requests == null ? OptionalLong.empty() : OptionalLong.of(requests), Optional.ofNullable(seconds)));
    }

    private static Profile timeout(double seconds) {
        return GOOD.withConnection(new Connection(true, Connection.Http.HTTP_1_1, seconds));
    }

    private static Profile statuses(List<StatusSet.Range> ranges) {
        return GOOD.withChecks(new Checks(new StatusSet(ranges), false, Optional.empty()));
    }

    private static Profile contains(String text) {
        return GOOD.withChecks(new Checks(StatusSet.DEFAULT, false, Optional.of(text)));
    }
}
