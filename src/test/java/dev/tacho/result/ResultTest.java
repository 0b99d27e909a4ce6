package dev.tacho.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.result.Tick.Phase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResultTest {
    private static final Result RESULT = Samples.result(20);

    /** {@link #RESULT} with its last tick in the cool-down. */
    private static Result withCoolDown(double warmUpSeconds) {
        List<Tick> ticks = new ArrayList<>(RESULT.ticks());
        Tick last = ticks.removeLast();
        ticks.add(new Tick(Phase.COOL_DOWN, last.endNanos(), last.spanNanos(), last.counts(), last.response(),
                last.soFar(), last.connections(), last.generatorCpuPercent(), last.target()));
        return new Result(RESULT.id(), RESULT.startedAt(), RESULT.ending(), RESULT.profile(), RESULT.document(),
                RESULT.counts(), RESULT.seconds(), RESULT.latency(), RESULT.generator(), RESULT.target(),
                RESULT.warnings(), RESULT.environment(), ticks, warmUpSeconds, RESULT.preflight(), RESULT.server());
    }

    @Test
    void rateIsOfWholeResponses() {
        assertThat(RESULT.requestsPerSecond()).isEqualTo(RESULT.counts().completed() / RESULT.seconds());
        assertThat(RESULT.counts().completed()).isPositive();
    }

    @Test
    void lateResponsesCountOnlyAgainstThoseOfAWarmUp() {
        long late = RESULT.ticks().getLast().counts().completed();
        assertThat(late).isPositive();
        assertThat(withCoolDown(0).requestsPerSecond())
                .isEqualTo((RESULT.counts().completed() - late) / RESULT.seconds());
        assertThat(withCoolDown(1).requestsPerSecond()).isEqualTo(RESULT.requestsPerSecond());
    }
}
