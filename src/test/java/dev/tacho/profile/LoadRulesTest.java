package dev.tacho.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class LoadRulesTest {
    private static final Profile GOOD = Profile.starter("n");
    private static final Stage STAGE = Stage.constant(100, 10);

    @ParameterizedTest
    @MethodSource
    void bothEndsOfARangeAreIn(Profile profile) {
        assertThat(Rules.problems(profile)).isEmpty();
    }

    static Stream<Profile> bothEndsOfARangeAreIn() {
        return Stream.of(GOOD.withLoad(Load.Open.starter()), think(0), think(3600), open(1, STAGE),
                open(65_000, STAGE), stages(new Stage(0, 10_000_000, 86_400)), stages(new Stage(1, 0, 0.001)),
                stages(STAGE, Stage.constant(0, 5), STAGE), window(0, 0), window(86_400, 3600));
    }

    @ParameterizedTest
    @MethodSource
    void problemStandsAtItsField(Profile profile, Field field, String sentence) {
        assertThat(Rules.problems(profile)).singleElement().satisfies(problem -> {
            assertThat(problem.field()).isEqualTo(field);
            assertThat(problem.text()).contains(sentence);
        });
    }

    static Stream<Arguments> problemStandsAtItsField() {
        return Stream.of(
                Arguments.of(think(-0.5), Field.THINK, "0 to 3600 seconds"),
                Arguments.of(think(3601), Field.THINK, "0 to 3600 seconds"),
                Arguments.of(think(Double.NaN), Field.THINK, "0 to 3600 seconds"),
                Arguments.of(stages(), Field.STAGES, "Add at least one stage"),
                Arguments.of(stages(Stage.constant(0, 5), new Stage(0, 0, 5)), Field.STAGES, "No stage sends"),
                Arguments.of(stages(STAGE, new Stage(-1, 5, 5)), Field.STAGES, "Give stage 2 rates from 0"),
                Arguments.of(stages(new Stage(5, 10_000_001, 5)), Field.STAGES, "Give stage 1 rates"),
                Arguments.of(stages(new Stage(Double.NaN, 5, 5)), Field.STAGES, "Give stage 1 rates"),
                Arguments.of(stages(new Stage(5, Double.POSITIVE_INFINITY, 5)), Field.STAGES, "stage 1 rates"),
                Arguments.of(stages(STAGE, STAGE, new Stage(1, 1, 0)), Field.STAGES, "Let stage 3 last more than 0"),
                Arguments.of(stages(new Stage(1, 1, 86_401)), Field.STAGES, "at most 86400 seconds"),
                Arguments.of(stages(new Stage(1, 1, Double.NaN)), Field.STAGES, "Let stage 1 last"),
                Arguments.of(stages(new Stage(1, 1, 50_000), new Stage(1, 1, 50_000)), Field.STAGES,
                        "all stages together"),
                Arguments.of(open(0, STAGE), Field.MAX_IN_FLIGHT, "from 1 to 65000 requests in flight"),
                Arguments.of(open(65_001, STAGE), Field.MAX_IN_FLIGHT, "from 1 to 65000"),
                Arguments.of(window(-1, 0), Field.WARM_UP, "0 to 86400 seconds"),
                Arguments.of(window(86_401, 0), Field.WARM_UP, "0 to 86400 seconds"),
                Arguments.of(window(Double.NaN, 0), Field.WARM_UP, "warm-up"),
                Arguments.of(window(0, -1), Field.COOL_DOWN, "0 to 3600 seconds"),
                Arguments.of(window(0, 3601), Field.COOL_DOWN, "cool-down"),
                Arguments.of(window(0, Double.POSITIVE_INFINITY), Field.COOL_DOWN, "cool-down"));
    }

    @Test
    void localAddressesMultiplyThePorts() {
        assertThat(Rules.problems(from(open(65_000 * 3, STAGE), 3))).isEmpty();
        assertThat(Rules.problems(from(open(65_000 * 3 + 1, STAGE), 3))).extracting(Problem::text).singleElement()
                .asString().contains("from 1 to 195000");
        Profile closed = GOOD.withLoad(new Load.Closed(130_000, OptionalLong.empty(), Optional.of(1.0)));
        assertThat(Rules.problems(from(closed, 2))).isEmpty();
        assertThat(Rules.problems(from(closed, 1))).extracting(Problem::field).containsExactly(Field.CONCURRENCY);
    }

    @Test
    void everyStageThatIsWrongIsTold() {
        assertThat(Rules.problems(stages(new Stage(-1, 0, 0), new Stage(0, -1, 5)))).extracting(Problem::text)
                .satisfiesExactly(text -> assertThat(text).startsWith("Give stage 1"),
                        text -> assertThat(text).startsWith("Let stage 1"),
                        text -> assertThat(text).startsWith("Give stage 2"));
    }

    private static Profile from(Profile profile, int addresses) {
        Connection connection = profile.connection();
        Sockets sockets = new Sockets(true, OptionalInt.empty(), OptionalInt.empty(),
                IntStream.rangeClosed(1, addresses).mapToObj(number -> "127.0.0." + number).toList());
        return profile.withConnection(new Connection(connection.keepAlive(), connection.http(),
                connection.timeoutSeconds(), OptionalInt.empty(), false, connection.route(), sockets,
                connection.tls()));
    }

    private static Profile think(double seconds) {
        return GOOD.withLoad(new Load.Closed(1, OptionalLong.of(1), Optional.empty(), seconds));
    }

    private static Profile stages(Stage... stages) {
        return open(10, stages);
    }

    private static Profile open(int maxInFlight, Stage... stages) {
        return GOOD.withLoad(new Load.Open(Arrivals.CONSTANT, Arrays.asList(stages), maxInFlight));
    }

    private static Profile window(double warmUp, double coolDown) {
        return GOOD.withWindow(new Window(warmUp, coolDown));
    }
}
