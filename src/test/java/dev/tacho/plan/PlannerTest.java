package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.plan.Plan.Slice;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.Load;
import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.StatusSet;
import dev.tacho.profile.Target;
import dev.tacho.profile.Window;
import java.io.IOException;
import java.net.InetAddress;
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

    @Test
    void openLoopIsAsLongAsItsStagesAfterItsWarmUp() throws IOException {
        List<Stage> stages = List.of(new Stage(0, 100, 0.1), Stage.constant(100, 0.2));
        Plan plan = plan(URL.withLoad(new Load.Open(Arrivals.POISSON, stages, 300)).withWindow(new Window(1.5, 0)), 4);
        assertThat(plan.span()).isEqualTo(new Plan.Span(1_500_000_000, 300_000_000, 0));
        assertThat(plan.pacing()).isInstanceOfSatisfying(Plan.Pacing.Open.class, open -> {
            assertThat(open.schedule().arrivals()).isEqualTo(Arrivals.POISSON);
            assertThat(open.schedule().stages()).isEqualTo(stages);
            assertThat(open.schedule().endNanos()).isEqualTo(plan.span().windowEndNanos());
        });
        assertThat(plan.requests()).isEqualTo(Plan.UNLIMITED);
        assertThat(plan.slices()).containsExactly(new Slice(0, 150), new Slice(1, 150));
    }

    @Test
    void closedLoopHasItsPausesAndItsWindow() throws IOException {
        Plan plan = plan(URL.withLoad(new Load.Closed(2, OptionalLong.of(9), Optional.empty(), 0.25))
                .withWindow(new Window(3, 0.5)), 4);
        assertThat(plan.pacing()).isEqualTo(new Plan.Pacing.Closed(9, 250_000_000));
        assertThat(plan.span()).isEqualTo(new Plan.Span(3_000_000_000L, Plan.UNLIMITED, 500_000_000));
    }

    @Test
    void tcpGoesWhereTheRouteSays() throws IOException {
        Plan direct = plan(through(new Route.Direct()), 4);
        assertThat(direct.dialled()).contains(direct.endpoint());
        Plan proxy = plan(through(new Route.Proxy("proxy:3128")), 4);
        assertThat(proxy.dialled()).contains(new Endpoint("proxy", 3128));
        assertThat(proxy.endpoint()).isEqualTo(new Endpoint("::1", 8080));
        Plan instead = plan(through(new Route.ConnectTo("[::2]:81")), 4);
        assertThat(instead.dialled()).contains(new Endpoint("::2", 81));
        assertThat(instead.dialing().via()).isInstanceOf(Dialing.Via.Instead.class);
        Plan unix = plan(through(new Route.UnixSocket("/run/a")), 4);
        assertThat(unix.dialled()).isEmpty();
        assertThat(unix.dialing().via()).isEqualTo(new Dialing.Via.UnixSocket("/run/a"));
    }

    @Test
    void addressThatTwoSystemsReadDifferentlyIsRefused() {
        assertThatThrownBy(() -> plan(through(new Route.Proxy("127.1:80")), 4))
                .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("127.1");
    }

    @Test
    void socketsAndLimitsOfConnectionsGoThrough() throws IOException {
        Dialing dialing = plan(URL.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 1, OptionalInt.of(7),
                true, new Route.Direct(), new Sockets(false, OptionalInt.of(1024), OptionalInt.empty(),
                List.of("127.0.0.2", "::1")), Tls.DEFAULT)), 4).dialing();
        assertThat(dialing).isEqualTo(new Dialing(new Dialing.Via.Direct(), true, 7, true, false, 1024, 0,
                List.of(InetAddress.ofLiteral("127.0.0.2"), InetAddress.ofLiteral("::1")), Optional.empty()));
        assertThat(plan(URL, 4).dialing().requestsPerConnection()).isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void tlsIsForHttpsAlone() throws IOException {
        Connection connection = new Connection(true, Connection.Http.HTTP_1_1, 1, OptionalInt.empty(), false,
                new Route.Direct(), Sockets.DEFAULT, new Tls(true, false, false, List.of("TLSv1.3"), List.of("X"),
                Optional.of(new ClientCertificate("chain.pem", "key.pem"))));
        assertThat(plan(URL.withConnection(connection), 4).secure()).isFalse();
        Plan secure = plan(URL.withTarget(new Target.Url("https://h/")).withConnection(connection), 4);
        assertThat(secure.secure()).isTrue();
        assertThat(secure.endpoint()).isEqualTo(new Endpoint("h", 443));
        assertThat(secure.dialing().tls()).contains(new Dialing.Tls(true, false, false, List.of("TLSv1.3"),
                List.of("X"), Optional.of("chain.pem"), Optional.of("key.pem")));
    }

    @Test
    void requestsAndDataGoThrough() throws IOException {
        Plan plan = plan(URL.withRequests(List.of(RequestSpec.get(), RequestSpec.get())), 4);
        assertThat(plan.mix().fixed()).isFalse();
        assertThatThrownBy(() -> plan(URL.withData(Optional.of(new DataFile("no such file", RequestSpec.Order.RANDOM))),
                4)).isInstanceOf(IOException.class).hasMessageContaining("no such file");
    }

    private static Profile through(Route route) {
        return URL.withConnection(new Connection(true, Connection.Http.HTTP_1_1, 1, OptionalInt.empty(), false, route,
                Sockets.DEFAULT, Tls.DEFAULT));
    }

    private static Plan plan(Profile profile, int cores) throws IOException {
        return Planner.plan(profile, OptionalInt.empty(), cores);
    }

    private static Profile load(int concurrency, OptionalLong requests, Optional<Double> seconds) {
        return URL.withLoad(new Load.Closed(concurrency, requests, seconds));
    }
}
