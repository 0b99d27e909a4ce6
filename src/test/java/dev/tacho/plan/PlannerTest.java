package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.plan.Plan.Slice;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.StatusSet;
import dev.tacho.profile.Target;
import java.io.IOException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlannerTest {
    private static final Profile URL = Profile.starter("n").withTarget(new Target.Url("http://[::1]:8080/a?b"));

    @Test
    void endpointComesFromTheUrl() throws IOException {
        Plan plan = plan(URL, 4);
        assertThat(plan.endpoint()).isEqualTo(new Endpoint("::1", 8080));
        assertThat(plan.endpoint().authority()).isEqualTo("[::1]:8080");
        assertThat(plan.request().target()).isEqualTo("/a?b");
    }

    @Test
    void demoIsOnThisMachineAtThePortGiven() throws IOException {
        Plan plan = Planner.plan(Profile.starter("n"), OptionalInt.of(4711), 4);
        assertThat(plan.endpoint()).isEqualTo(new Endpoint("127.0.0.1", 4711));
        assertThat(plan.request().target()).isEqualTo("/hello");
        assertThatThrownBy(() -> plan(Profile.starter("n"), 4)).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void limitsAreExactAndAMissingOneIsUnlimited() throws IOException {
        Plan byTime = plan(load(1, OptionalLong.empty(), Optional.of(0.1)), 4);
        assertThat(byTime.requests()).isEqualTo(Plan.UNLIMITED);
        assertThat(byTime.durationNanos()).isEqualTo(100_000_000);
        Plan byCount = plan(load(1, OptionalLong.of(1_000_000_007), Optional.empty()), 4);
        assertThat(byCount.requests()).isEqualTo(1_000_000_007);
        assertThat(byCount.durationNanos()).isEqualTo(Plan.UNLIMITED);
        assertThat(byCount.timeoutNanos()).isEqualTo(30_000_000_000L);
    }

    @ParameterizedTest
    @CsvSource({"0.5, 100", "20, 100", "20.1, 250", "1800, 250", "1800.5, 1000", "86400, 1000", ", 250"})
    void tickGrowsWithTheDuration(Double seconds, long tickMillis) throws IOException {
        assertThat(plan(load(1, OptionalLong.of(1), Optional.ofNullable(seconds)), 4).tickNanos())
                .isEqualTo(tickMillis * 1_000_000);
    }

    @Test
    void remainderGoesToTheFirstLoops() throws IOException {
        assertThat(plan(load(11, OptionalLong.of(11), Optional.empty()), 8).slices())
                .containsExactly(new Slice(0, 3), new Slice(1, 3), new Slice(2, 3), new Slice(3, 2));
    }

    @ParameterizedTest
    @CsvSource({"1, 64, 1", "3, 64, 3", "100, 1, 1", "100, 2, 1", "100, 3, 1", "100, 4, 2", "65000, 128, 64"})
    void halfTheCoresDriveTheLoadButNoLoopIsIdle(int concurrency, int cores, int loops) throws IOException {
        Plan plan = plan(load(concurrency, OptionalLong.empty(), Optional.of(1.0)), cores);
        assertThat(plan.slices()).hasSize(loops).allMatch(slice -> slice.connections() >= 1);
        assertThat(plan.concurrency()).isEqualTo(concurrency);
    }

    @Test
    void checksAndKeepAliveGoThrough() throws IOException {
        Plan plan = plan(URL.withChecks(new Checks(StatusSet.parse("404"), true, Optional.of("ü")))
                .withConnection(new Connection(false, Connection.Http.HTTP_1_1, 0.25)), 4);
        assertThat(plan.keepAlive()).isFalse();
        assertThat(plan.timeoutNanos()).isEqualTo(250_000_000);
        Expectation expectation = plan.expectation();
        assertThat(List.of(expectation.expectsStatus(404), expectation.expectsStatus(200),
                expectation.expectsStatus(999), expectation.sameLength(), expectation.searchesBody()))
                .containsExactly(true, false, false, true, true);
        assertThat(expectation.bodyContains()).containsExactly(0xc3, 0xbc);
    }

    private static Plan plan(Profile profile, int cores) throws IOException {
        return Planner.plan(profile, OptionalInt.empty(), cores);
    }

    private static Profile load(int concurrency, OptionalLong requests, Optional<Double> seconds) {
        return URL.withLoad(new Load.Closed(concurrency, requests, seconds));
    }
}
