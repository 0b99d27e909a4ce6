package dev.tacho.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Load.Stage;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What other tests are handed is what they asked for. */
class PlansTest {
    @Test
    void openLoopWithItsWindow() {
        Plan plan = Plans.get(80).poisson(100, Duration.ofSeconds(3)).warmUp(Duration.ofSeconds(2))
                .coolDown(Duration.ofMillis(5)).connections(5).loops(2).plan();
        assertThat(plan.span()).isEqualTo(new Plan.Span(2_000_000_000, 3_000_000_000L, 5_000_000));
        assertThat(plan.pacing()).isInstanceOfSatisfying(Plan.Pacing.Open.class, open ->
                assertThat(open.schedule().count(0, FireTimes.END)).isEqualTo(500));
        assertThat(plan.concurrency()).isEqualTo(5);
        assertThat(Plans.get(80).stages(new Stage(0, 10, 1), Stage.constant(10, 1)).plan().durationNanos())
                .isEqualTo(2_000_000_000);
    }

    @Test
    void closedLoopWithItsConnections() {
        Plan plan = Plans.get(80).requests(9).think(Duration.ofMillis(1)).requestsPerConnection(3).followRedirects()
                .localAddresses("127.0.0.2").plan();
        assertThat(plan.pacing()).isEqualTo(new Plan.Pacing.Closed(9, 1_000_000));
        assertThat(plan.dialing().requestsPerConnection()).isEqualTo(3);
        assertThat(plan.dialing().followRedirects()).isTrue();
        assertThat(plan.dialing().localAddresses()).hasSize(1);
        assertThat(plan.mix().fixed()).isTrue();
        assertThat(plan.secure()).isFalse();
    }

    @Test
    void proxySeesTheAbsoluteUriOnlyWithoutTls() {
        Dialing.Via proxy = new Dialing.Via.Proxy(new Endpoint("127.0.0.1", 81));
        assertThat(start(Plans.get(8080).via(proxy))).isEqualTo("GET http://127.0.0.1:8080/ HTTP/1.1");
        assertThat(start(Plans.get(8080).via(proxy).mix("/${counter}")))
                .isEqualTo("GET http://127.0.0.1:8080/1 HTTP/1.1");
        assertThat(start(Plans.get(8080).via(proxy).tls(Plans.TRUSTING))).isEqualTo("GET / HTTP/1.1");
        assertThat(Plans.get(8080).via(proxy).tls(Plans.TRUSTING).plan().dialing().tls())
                .isEqualTo(Optional.of(Plans.TRUSTING));
    }

    private static String start(Plans plans) {
        return new String(plans.plan().request().bytes(), StandardCharsets.UTF_8).lines().findFirst().orElseThrow();
    }
}
