package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.engine.WarmUp;
import dev.tacho.measure.Counts;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Planner;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.Environment;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The borders of warm-up, window and cool-down, with a clock that is read and instants that are made up. */
class LedgerTest {
    private static final Profile PROFILE = Profile.starter("books").withTarget(new Target.Url("http://127.0.0.1:8080/"));
    private static final long MINUTE = 60_000_000_000L;

    private final Recording recording = new Recording(1);
    private final long start = System.nanoTime();
    private final List<Tick> told = new ArrayList<>();
    private long cpuNanos;
    private final LoopCpu cpu = new LoopCpu(List.of(Thread.currentThread()), _ -> cpuNanos);

    private Ledger ledger(long warmUp, long window, long tickNanos) throws IOException {
        Plan usual = Planner.plan(PROFILE, OptionalInt.empty(), 1);
        Plan.Span span = new Plan.Span(warmUp, window, MINUTE);
        Plan plan = new Plan(usual.endpoint(), usual.dialing(), usual.mix(), usual.expectation(), usual.pacing(), span,
                usual.timeoutNanos(), tickNanos, usual.slices());
        Ledger ledger = new Ledger(new Prepared(plan, recording, new PuppetDriver(), WarmUp.Report.NONE, Optional.empty(),
                Host.NONE, new Sight(Optional.empty(), "not here", Optional.empty()), Optional.empty(), new Environment("os", "cpu", 2, 1, "25", "0")),
                cpu);
        ledger.open(new TickSchedule(start, tickNanos, span), Optional.empty());
        return ledger;
    }

    private static void requests(LoopRecorder loop, int count, long nanos) {
        for (int i = 0; i < count; i++) {
            loop.started();
            loop.completed(null, 200, 11, true, 0, 0, nanos / 2, nanos);
        }
    }

    private Signal.EngineEnded engineEndsNow() {
        return new Signal.EngineEnded(System.nanoTime(), cpu.read(), null);
    }

    private List<Tick> news(Ledger ledger) {
        List<Tick> news = ledger.news();
        told.addAll(news);
        return news;
    }

    private List<Phase> phases() {
        return told.stream().map(Tick::phase).toList();
    }

    @Test
    void whatComesRightAfterTheWindowBelongsToItsLastTick() throws Exception {
        Ledger ledger = ledger(0, 1, MINUTE);
        requests(recording.loop(0), 3, 1_000_000);
        ledger.turn();
        assertThat(news(ledger)).as("may still be added to").isEmpty();
        requests(recording.loop(0), 2, 9_000_000);
        Signal.EngineEnded end = engineEndsNow();
        ledger.end(end);
        assertThat(news(ledger)).singleElement().satisfies(tick -> {
            assertThat(tick.phase()).isEqualTo(Phase.MEASURED);
            assertThat(tick.counts().completed()).isEqualTo(5);
            assertThat(tick.response().count()).isEqualTo(5);
            assertThat(tick.response().maxNanos()).isGreaterThanOrEqualTo(9_000_000);
            assertThat(tick.spanNanos()).isEqualTo(tick.endNanos()).isEqualTo(end.atNanos() - start);
        });
        assertThat(recording.counts().completed()).isEqualTo(5);
    }

    @Test
    void aCoolDownWorthATickHasItsOwnAndLeavesTheWindowsRateAlone() throws Exception {
        Ledger ledger = ledger(0, 1, 1);
        requests(recording.loop(0), 3, 1_000_000);
        ledger.turn();
        requests(recording.loop(0), 2, 9_000_000);
        ledger.tick();
        assertThat(news(ledger)).extracting(Tick::phase).containsExactly(Phase.MEASURED, Phase.COOL_DOWN);
        requests(recording.loop(0), 1, 9_000_000);
        ledger.end(engineEndsNow());
        news(ledger);
        assertThat(told).extracting(tick -> tick.counts().completed()).containsExactly(3L, 2L, 1L);
        assertThat(told.stream().map(Tick::counts).reduce(Counts.NONE, Counts::plus)).isEqualTo(recording.counts());
        assertThat(phases()).isSorted();
    }

    @Test
    void aWindowAfterWhichNothingComesEndsWhereItWasPlanned() throws Exception {
        Ledger ledger = ledger(0, 1, MINUTE);
        requests(recording.loop(0), 3, 1_000_000);
        ledger.turn();
        long sampledBy = System.nanoTime();
        ledger.end(engineEndsNow());
        assertThat(news(ledger)).singleElement().satisfies(tick ->
                assertThat(tick.endNanos()).isLessThanOrEqualTo(sampledBy - start));
    }

    @Test
    void theWindowsTicksBeginWithItHoweverLateThatIsNoticed() throws Exception {
        Ledger ledger = ledger(5, MINUTE, MINUTE);
        requests(recording.warmUpLoop(0), 2, 1_000_000);
        ledger.turn();
        requests(recording.loop(0), 4, 1_000_000);
        ledger.tick();
        news(ledger);
        assertThat(phases()).containsExactly(Phase.WARM_UP, Phase.MEASURED);
        assertThat(told.getFirst().endNanos()).isEqualTo(5);
        assertThat(told.getLast().endNanos() - told.getLast().spanNanos()).isEqualTo(5);
    }

    /** A slow server: what the window begins with are the responses to the last requests of the warm-up. */
    @Test
    void theRateDoesNotSinkAsTheWindowBegins() throws Exception {
        Ledger ledger = ledger(5, MINUTE, MINUTE);
        requests(recording.warmUpLoop(0), 10, 1_000_000);
        ledger.turn();
        requests(recording.warmUpLoop(0), 4, 1_000_000);
        requests(recording.loop(0), 6, 1_000_000);
        ledger.tick();
        news(ledger);
        Tick first = told.getLast();
        assertThat(first.responses()).isEqualTo(10);
        assertThat(first.requestsPerSecond()).isCloseTo(10 * 1e9 / first.spanNanos(), within(1e-6));
        assertThat(first.counts().completed()).as("counts for the window").isEqualTo(6);
        assertThat(first.response().count()).isEqualTo(6);
    }

    @Test
    void whatTheLoopsUsedIsKnownEvenIfTheyAreGoneWhenTheEndIsNoticed() throws Exception {
        Ledger ledger = ledger(0, 1, MINUTE);
        requests(recording.loop(0), 10, 1_000_000);
        cpuNanos = 50_000;
        Signal.EngineEnded end = engineEndsNow();
        cpuNanos = -1;
        ledger.turn(end);
        ledger.end(end);
        assertThat(news(ledger)).hasSize(1);
        Result result = ledger.result(PROFILE, new Outcome(Result.Ending.COMPLETED, end.atNanos(),
                Optional.empty(), Optional.empty())).orElseThrow();
        assertThat(result.generator().cpuMicrosPerRequest()).isCloseTo(5, within(1e-9));
        assertThat(result.generator().busiestLoop()).isPositive();
    }
}
