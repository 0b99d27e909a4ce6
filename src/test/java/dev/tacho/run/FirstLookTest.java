package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.engine.Preflight;
import dev.tacho.measure.Failure;
import dev.tacho.plan.Planner;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Profile;
import dev.tacho.profile.StatusSet;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Warning;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FirstLookTest {
    private static final Profile PROFILE = Profile.starter("look");

    private static PreflightReport look(Profile profile, Preflight.Report report) throws IOException {
        return FirstLook.report(profile, Planner.plan(profile, OptionalInt.of(80), 1), 1.5, report);
    }

    private static List<String> codes(Profile profile, Preflight.Report report) throws IOException {
        return look(profile, report).findings().stream().map(Warning::code).toList();
    }

    private static Preflight.Report answer(int status, boolean bodyFound, boolean keepsAlive, long second,
                                           Preflight.Field... headers) {
        return new Preflight.Report(Optional.empty(), status, "R", List.of(headers), 90, 11, bodyFound, true,
                OptionalDouble.empty(), keepsAlive, OptionalLong.of(second), 0.1, 0, 0.2);
    }

    private static Preflight.Report status(int status, Preflight.Field... headers) {
        return answer(status, true, true, 11, headers);
    }

    @Test
    void aGoodAnswerLooksGood() throws IOException {
        PreflightReport report = look(PROFILE, status(200, new Preflight.Field("server", "s/1")));
        assertThat(report.findings()).isEmpty();
        assertThat(report.server()).isEqualTo("s/1");
        assertThat(report.resolveMillis()).isEqualTo(1.5);
        assertThat(report.bodyBytes()).isEqualTo(11);
    }

    @Test
    void aRedirectIsToldWithItsAimUnlessItIsFollowed() throws IOException {
        Preflight.Report moved = status(301, new Preflight.Field("location", "/there"));
        assertThat(look(PROFILE, moved).findings()).singleElement()
                .satisfies(finding -> assertThat(finding.text()).contains("(301)", "/there"));
        Connection plain = PROFILE.connection();
        assertThat(codes(PROFILE.withConnection(new Connection(true, plain.http(), 30, OptionalInt.empty(), true,
                plain.route(), plain.sockets(), plain.tls())), moved)).isEmpty();
        assertThat(codes(PROFILE, status(304))).as("not modified").isEmpty();
    }

    @Test
    void errorsAreToldUnlessTheyAreExpected() throws IOException {
        assertThat(codes(PROFILE, status(404))).containsExactly("clientError");
        assertThat(codes(PROFILE, status(503))).containsExactly("serverError");
        Profile wants404 = PROFILE.withChecks(new Checks(StatusSet.parse("404"), false, Optional.empty()));
        assertThat(codes(wants404, status(404))).isEmpty();
        assertThat(codes(wants404, status(200))).containsExactly("status");
    }

    @Test
    void connectionsThatAreNotKeptAreToldIfTheyShouldBe() throws IOException {
        assertThat(codes(PROFILE, answer(200, true, false, 11))).containsExactly("keepAlive");
        assertThat(codes(PROFILE.withConnection(new Connection(false, Connection.Http.HTTP_1_1, 30)),
                answer(200, true, false, 11))).isEmpty();
    }

    @Test
    void differingLengthsAreTold() throws IOException {
        assertThat(look(PROFILE, answer(200, true, true, 12)).findings()).singleElement()
                .satisfies(finding -> assertThat(finding.text()).contains("11 and 12 bytes", "turn on the check"));
        assertThat(look(PROFILE.withChecks(new Checks(StatusSet.DEFAULT, true, Optional.empty())),
                answer(200, true, true, 12)).findings()).singleElement()
                .satisfies(finding -> assertThat(finding.text()).contains("11 and 12 bytes", "will fail"));
    }

    @Test
    void aBodyThatWouldFailItsCheckIsTold() throws IOException {
        assertThat(look(PROFILE.withChecks(new Checks(StatusSet.DEFAULT, false, Optional.of("Mars"))),
                answer(200, false, true, 11)).findings()).singleElement()
                .satisfies(finding -> assertThat(finding.text()).contains("“Mars”"));
    }

    @Test
    void aBodyThatIsNotTheNumberWantedIsToldWithWhatItIs() throws IOException {
        Profile profile = PROFILE.withChecks(new Checks(StatusSet.DEFAULT, false, Optional.empty(),
                Optional.of(new Checks.NumberRange(10, 90.5))));
        assertThat(look(profile, number(false, OptionalDouble.of(7.25))).findings()).singleElement()
                .satisfies(finding -> assertThat(finding.text()).contains("the number 7.25", "from 10 to 90.5"));
        assertThat(look(profile, number(false, OptionalDouble.empty())).findings()).singleElement()
                .satisfies(finding -> assertThat(finding.text()).contains("not a number", "from 10 to 90.5"));
        assertThat(codes(profile, number(true, OptionalDouble.of(50)))).isEmpty();
    }

    private static Preflight.Report number(boolean fits, OptionalDouble number) {
        return new Preflight.Report(Optional.empty(), 200, "OK", List.of(), 90, 11, true, fits, number, true,
                OptionalLong.of(11), 0.1, 0, 0.2);
    }

    @ParameterizedTest
    @EnumSource(Failure.class)
    void noAnswerHasAReasonInWords(Failure failure) throws IOException {
        PreflightReport report = look(PROFILE, new Preflight.Report(Optional.of(failure), 0, "", List.of(), 0, 0, true,
                true, OptionalDouble.empty(), false, OptionalLong.empty(), 0.1, 0, 0));
        assertThat(report.findings()).singleElement().satisfies(finding -> {
            assertThat(finding.code()).isEqualTo("noAnswer");
            assertThat(finding.text()).contains("before the load").doesNotContain("{");
        });
    }
}
