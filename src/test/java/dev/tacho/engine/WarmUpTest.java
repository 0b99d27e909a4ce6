package dev.tacho.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Failure;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Plans;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Timeout(30)
class WarmUpTest {
    /** Nobody listens there: a warm-up that asked the target would fail. */
    private static final int NOBODY = 1;

    static Map<String, Plans> plans() {
        return Map.of("keep-alive", Plans.get(NOBODY).connections(40),
                "two loops", Plans.get(NOBODY).connections(5).loops(2),
                "connection per request", Plans.get(NOBODY).connectionPerRequest().connections(4),
                "HTTP/1.0", Plans.get(NOBODY).http10().connections(2),
                "HEAD", Plans.get(NOBODY).method("HEAD"),
                "body", Plans.get(NOBODY).method("POST").body("x".repeat(200_000)).connections(2),
                "number", Plans.get(NOBODY).bodyNumber(-0.5, 1e20),
                "checks", Plans.get(NOBODY).statuses("201, 404").bodyContains("needle").sameLength());
    }

    static Iterable<String> names() {
        return plans().keySet();
    }

    @ParameterizedTest
    @MethodSource("names")
    void practisesEveryKindOfPlanWithResponsesThatPassItsChecks(String name) throws Exception {
        Counts counts = WarmUp.practise(plans().get(name).plan());
        assertThat(counts.succeeded()).isPositive();
        assertThat(counts.failures()).isEqualTo(Map.<Failure, Long>of());
    }

    @Test
    void reportsWhatItDid() throws Exception {
        WarmUp.Report report = WarmUp.run(Plans.get(NOBODY).connections(2).plan());
        assertThat(report.requests()).isPositive();
        assertThat(report.seconds()).isPositive();
    }

    @Test
    void leavesNoThreadBehind() throws Exception {
        WarmUp.run(Plans.get(NOBODY).plan());
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("tacho-practice")) {
                thread.join(TimeUnit.SECONDS.toMillis(10));
                assertThat(thread.isAlive()).isFalse();
            }
        }
    }

    @Test
    void endsAtOnceWhenInterrupted() {
        Plan plan = Plans.get(NOBODY).connections(4).plan();
        CompletableFuture<Throwable> outcome = new CompletableFuture<>();
        Thread.ofPlatform().start(() -> {
            Thread.currentThread().interrupt();
            try {
                outcome.complete(new AssertionError("went on: " + WarmUp.run(plan)));
            } catch (Exception e) {
                outcome.complete(e);
            }
        });
        assertThat(outcome.join()).isInstanceOf(InterruptedException.class);
    }
}
