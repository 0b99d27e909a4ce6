package dev.tacho.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.plan.Plan;
import dev.tacho.plan.Planner;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** A second of warm-up, four of window, half of one of cool-down. */
class ProgressTest {
    private static final List<Tick> TICKS = OpenRuns.result().ticks();

    private static Plan plan(OptionalLong requests) throws IOException {
        Plan plan = Planner.plan(Profile.starter("p").withLoad(new Load.Closed(1, requests, Optional.of(4.0))),
                OptionalInt.of(80), 1);
        return new Plan(plan.endpoint(), plan.dialing(), plan.mix(), plan.expectation(), plan.pacing(),
                new Plan.Span(1_000_000_000, 4_000_000_000L, 500_000_000), plan.timeoutNanos(), plan.tickNanos(),
                plan.slices());
    }

    private static Progress after(int ticks, OptionalLong requests) throws IOException {
        Progress progress = new Progress(plan(requests));
        TICKS.subList(0, ticks).forEach(progress::add);
        return progress;
    }

    @Test
    void aWarmUpIsNoProgressButHasAnEnd() throws IOException {
        Progress warming = after(7, OptionalLong.empty());
        assertThat(warming.phase()).isEqualTo(Phase.WARM_UP);
        assertThat(warming.share()).isZero();
        assertThat(warming.secondsLeft()).isCloseTo(0.3, within(1e-9));
    }

    @Test
    void theWindowGoesByItsOwnTime() throws IOException {
        Progress half = after(30, OptionalLong.empty());
        assertThat(half.share()).isCloseTo(0.5, within(1e-9));
        assertThat(half.secondsLeft()).isCloseTo(2, within(1e-9));
        assertThat(half.requestsPerSecond()).isCloseTo(1_030, within(3.0));
        assertThat(after(52, OptionalLong.empty()).share()).isEqualTo(1);
    }

    @Test
    void requestsOfTheWarmUpAreNotThoseOrdered() throws IOException {
        assertThat(after(12, OptionalLong.of(400)).share()).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void eachPartOfARunIsNamed() throws IOException {
        assertThat(line(10)).startsWith("warming up, 0:00 left, 1,000 requests/s, p99 ").endsWith("0 failed");
        assertThat(line(20)).startsWith("25 % done, 0:03 left");
        assertThat(line(55)).isEqualTo("waiting for the last responses, 0 failed");
    }

    private static String line(int ticks) throws IOException {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        new ProgressLine(new PrintStream(err, true, StandardCharsets.UTF_8), true, false)
                .update(after(ticks, OptionalLong.empty()));
        return err.toString(StandardCharsets.UTF_8).strip();
    }
}
