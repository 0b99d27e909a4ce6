package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.engine.WarmUp;
import dev.tacho.measure.Counts;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Recording;
import dev.tacho.plan.Plan;
import dev.tacho.plan.Planner;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Target;
import dev.tacho.result.Environment;
import dev.tacho.result.GeneratorUse;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A run's own clockwork, against an engine on strings. */
@Timeout(60)
class CourseTest {
    private static final Profile PROFILE = Profile.starter("clockwork")
            .withTarget(new Target.Url("http://127.0.0.1:8080/a?b=c"));

    private static final Sight UNSEEN = new Sight(Optional.empty(), "not here", Optional.empty());

    private final Events events = new Events();
    private final PuppetDriver driver = new PuppetDriver();
    private final Recording recording = new Recording(1);
    private Host host = Host.NONE;

    private static Course start(Course.Preparer preparer, Consumer<RunEvent> listener) {
        return start(preparer, listener, PROFILE);
    }

    private static Course start(Course.Preparer preparer, Consumer<RunEvent> listener, Profile profile) {
        Course course = new Course(profile, preparer, listener);
        Thread.ofPlatform().daemon().start(course);
        return course;
    }

    private Course start() {
        return start((_, _) -> prepared(), events);
    }

    private Prepared prepared() throws IOException {
        Plan plan = Planner.plan(PROFILE, OptionalInt.empty(), 1);
        return new Prepared(plan, recording, driver, WarmUp.Report.NONE, Optional.empty(), host, UNSEEN, Optional.empty(),
                new Environment("os", "cpu", 2, 1, "25", "0"));
    }

    private void request() {
        recording.loop(0).started();
        recording.loop(0).completed(null, 200, 11, true, 0, 0, 500_000, 1_000_000);
    }

    @Test
    void eventsComeInOrderAndTicksSumToTheResult() throws Exception {
        start((_, steps) -> {
            steps.accept(new RunEvent.Preparing("a step"));
            return prepared();
        }, events);
        RunEvent.Preparing step = events.await(RunEvent.Preparing.class);
        assertThat(step.step()).isEqualTo("a step");
        assertThat(events.await(RunEvent.Started.class).whyNoTarget()).isEqualTo("not here");
        request();
        events.await(RunEvent.Ticked.class);
        request();
        driver.end.complete(null);
        List<RunEvent> all = events.untilFinished();
        List<Tick> told = all.stream().filter(RunEvent.Ticked.class::isInstance)
                .map(event -> ((RunEvent.Ticked) event).tick()).toList();
        Result result = ((RunEvent.Finished) all.getLast()).result();
        assertThat(result.ticks()).isEqualTo(told);
        assertThat(told.stream().map(Tick::counts).reduce(Counts.NONE, Counts::plus)).isEqualTo(result.counts());
        assertThat(result.counts().succeeded()).isEqualTo(2);
        assertThat(result.ending()).isEqualTo(Result.Ending.COMPLETED);
        assertThat(told.stream().mapToLong(Tick::spanNanos).sum()).isEqualTo(told.getLast().endNanos());
        assertThat(result.document().serverSoftware()).isEqualTo("puppet/1");
        assertThat(result.document().path()).isEqualTo("/a?b=c");
        assertThat(result.target()).isEmpty();
        assertThat(result.seconds()).isPositive();
    }

    /** In nanoseconds; a tick is 100 ms. */
    private Course startSpanning(long warmUp, long window, Load load) {
        return start((_, _) -> spanning(prepared(), warmUp, window), events, PROFILE.withLoad(load));
    }

    private static Prepared spanning(Prepared usual, long warmUp, long window) {
        Plan plan = usual.plan();
        Plan spanning = new Plan(plan.endpoint(), plan.dialing(), plan.mix(), plan.expectation(), plan.pacing(),
                new Plan.Span(warmUp, window, 10_000_000_000L), plan.timeoutNanos(), plan.tickNanos(), plan.slices());
        return new Prepared(spanning, usual.recording(), usual.driver(), usual.warmUp(), usual.preflight(),
                usual.host(), usual.sight(), usual.atRest(), usual.environment());
    }

    private Tick awaitTick(Phase phase) throws InterruptedException {
        while (true) {
            Tick tick = events.await(RunEvent.Ticked.class).tick();
            if (tick.phase() == phase) {
                return tick;
            }
        }
    }

    @Test
    void eachPhaseHasItsOwnTicksAndOnlyWhatWasDueInTheWindowCounts() throws Exception {
        for (int i = 0; i < 5; i++) {
            recording.warmUpLoop(0).started();
            recording.warmUpLoop(0).completed(null, 200, 11, true, 0, 0, 500_000, 70_000_000);
        }
        startSpanning(250_000_000, 400_000_000, PROFILE.load());
        Tick warming = awaitTick(Phase.WARM_UP);
        assertThat(warming.counts().completed()).isEqualTo(5);
        assertThat(warming.soFar().maxNanos()).isGreaterThanOrEqualTo(70_000_000);
        request();
        Tick measured = awaitTick(Phase.MEASURED);
        assertThat(measured.counts().completed()).isEqualTo(1);
        assertThat(measured.soFar().maxNanos()).isLessThan(2_000_000);
        awaitTick(Phase.COOL_DOWN);
        request();
        driver.end.complete(null);
        Result result = events.await(RunEvent.Finished.class).result();
        assertThat(result.counts().completed()).isEqualTo(2);
        assertThat(result.latency(Metric.RESPONSE).maxNanos()).isLessThan(2_000_000);
        assertThat(result.seconds()).isEqualTo(0.4);
        assertThat(result.warmUpSeconds()).isEqualTo(0.25);
        assertThat(result.requestsPerSecond()).isEqualTo(5);
        assertThat(result.ticks().stream().filter(tick -> !tick.warmUp()).map(Tick::counts)
                .reduce(Counts.NONE, Counts::plus)).isEqualTo(result.counts());
        assertThat(result.ticks()).extracting(Tick::phase).isSorted();
        assertThat(result.ticks()).isSortedAccordingTo(Comparator.comparingLong(Tick::endNanos));
        assertBorder(result.ticks(), Phase.WARM_UP, 250_000_000);
        assertBorder(result.ticks(), Phase.MEASURED, 650_000_000);
    }

    /** A phase's last tick ends right after the phase; how long after is this machine's affair. */
    private static void assertBorder(List<Tick> ticks, Phase phase, long endNanos) {
        Tick last = ticks.stream().filter(tick -> tick.phase() == phase).reduce((_, later) -> later).orElseThrow();
        assertThat(last.endNanos()).isGreaterThanOrEqualTo(endNanos);
        assertThat(last.endNanos() - last.spanNanos()).isLessThan(endNanos);
    }

    @Test
    void anOpenLoopThatHasNothingMoreToSendHasStillLastedAsPlanned() throws Exception {
        startSpanning(0, 300_000_000, new Load.Open(Load.Arrivals.CONSTANT, List.of(Load.Stage.constant(10, 0.3)), 5));
        events.await(RunEvent.Ticked.class);
        driver.end.complete(null);
        assertThat(events.await(RunEvent.Finished.class).result().seconds()).isEqualTo(0.3);
    }

    @Test
    void requestsAndTicksCountFromTheSameInstant() throws Exception {
        start();
        events.await(RunEvent.Ticked.class);
        long before = System.nanoTime();
        driver.end.complete(null);
        long after = System.nanoTime();
        assertThat(events.await(RunEvent.Finished.class).result().seconds() * 1e9)
                .isBetween((double) before - driver.startedAt, (double) after - driver.startedAt + 1);
    }

    /** As when the sampler is late and finds the engine gone. */
    @Test
    void loopsThatHaveEndedBeforeTheLastSampleHaveStillUsedTheirCpu() throws Exception {
        CountDownLatch over = new CountDownLatch(1);
        CountDownLatch late = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Thread loop = Thread.ofPlatform().daemon().start(() -> {
            await(begun);
            spin(System.nanoTime() + 20_000_000);
            await(over);
        });
        driver.loops = List.of(loop);
        start((_, _) -> spanning(prepared(), 0, 200_000_000), event -> {
            events.accept(event);
            if (event instanceof RunEvent.Ticked) {
                await(late);
            }
        }, PROFILE);
        events.await(RunEvent.Ticked.class);
        begun.countDown();
        request();
        spin(driver.startedAt + 400_000_000);
        driver.end.complete(null);
        over.countDown();
        loop.join();
        late.countDown();
        GeneratorUse generator = events.await(RunEvent.Finished.class).result().generator();
        assertThat(generator.busiestLoop()).isPositive();
        assertThat(generator.cpuMicrosPerRequest()).isPositive();
    }

    private static void spin(long until) {
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void settingsOfNoUseAreToldInTheirOwnWords() throws Exception {
        start((_, _) -> {
            throw new java.io.UncheckedIOException(new IOException("no such cipher"));
        }, events);
        assertThat(events.await(RunEvent.Failed.class).message()).isEqualTo("no such cipher");
    }

    @Test
    void aStopInTheWarmUpLeavesNothingToKeep() throws Exception {
        Course course = startSpanning(60_000_000_000L, 1_000_000_000, PROFILE.load());
        awaitTick(Phase.WARM_UP);
        course.stop();
        assertThat(events.await(RunEvent.Failed.class).message()).contains("still warming up");
    }

    @Test
    void aStopInTheCoolDownTakesNothingFromACompleteWindow() throws Exception {
        Course course = startSpanning(0, 150_000_000, PROFILE.load());
        events.await(RunEvent.Started.class);
        request();
        awaitTick(Phase.COOL_DOWN);
        course.stop();
        Result result = events.await(RunEvent.Finished.class).result();
        assertThat(result.ending()).isEqualTo(Result.Ending.COMPLETED);
        assertThat(result.seconds()).isEqualTo(0.15);
    }

    @Test
    void whenThereIsNothingMoreToWaitForNoCoolDownIsShown() throws Exception {
        startSpanning(0, 60_000_000_000L, PROFILE.load());
        events.await(RunEvent.Ticked.class);
        driver.end.complete(null);
        assertThat(events.await(RunEvent.Finished.class).result().ticks()).extracting(Tick::phase)
                .containsOnly(Phase.MEASURED);
    }

    @Test
    void sendLagComesFromWhatWasRecorded() throws Exception {
        start();
        events.await(RunEvent.Started.class);
        recording.loop(0).lagged(3_000_000);
        request();
        driver.end.complete(null);
        GeneratorUse generator = events.await(RunEvent.Finished.class).result().generator();
        assertThat(generator.lagP99Millis()).isCloseTo(3, within(0.01));
        assertThat(generator.lagMaxMillis()).isCloseTo(3, within(0.01));
        assertThat(generator.means()).isEqualTo("puppet + strings");
    }

    @Test
    void whatThePreflightShowedIsToldAndKept() throws Exception {
        PreflightReport report = new PreflightReport(200, "OK", List.of(), 90, 11, true, 0, 0.1, 0, 0.2, List.of());
        start((_, told) -> {
            told.accept(new RunEvent.Preflight(report));
            Prepared usual = prepared();
            return new Prepared(usual.plan(), recording, driver, usual.warmUp(), Optional.of(report), usual.host(),
                    usual.sight(), usual.atRest(), usual.environment());
        }, events);
        assertThat(events.await(RunEvent.Preflight.class).report()).isEqualTo(report);
        events.await(RunEvent.Started.class);
        driver.end.complete(null);
        assertThat(events.await(RunEvent.Finished.class).result().preflight()).contains(report);
    }

    @Test
    void ticksKeepTheirBeatWhateverTheyCost() throws Exception {
        start();
        long tickNanos = events.await(RunEvent.Started.class).plan().tickNanos();
        for (int i = 1; i <= 4; i++) {
            Tick tick = events.await(RunEvent.Ticked.class).tick();
            assertThat(tick.endNanos() / tickNanos).isGreaterThanOrEqualTo(i);
            assertThat(tick.spanNanos()).isPositive();
            assertThat(tick.connections()).isEqualTo(3);
        }
        driver.end.complete(null);
        assertThat(events.await(RunEvent.Finished.class).result().seconds()).isGreaterThan(4 * tickNanos / 1e9);
    }

    @Test
    void aStoppedRunKeepsWhatWasMeasured() throws Exception {
        Course course = start();
        events.await(RunEvent.Started.class);
        request();
        course.stop();
        course.stop();
        Result result = events.await(RunEvent.Finished.class).result();
        assertThat(result.ending()).isEqualTo(Result.Ending.STOPPED);
        assertThat(result.counts().succeeded()).isEqualTo(1);
    }

    @Test
    void anEngineThatHangsIsLeftBehindWithinASecond() throws Exception {
        driver.onStop = () -> { };
        Course course = start();
        events.await(RunEvent.Started.class);
        recording.loop(0).started();
        long before = System.nanoTime();
        course.stop();
        Result result = events.await(RunEvent.Finished.class).result();
        assertThat(System.nanoTime() - before).isLessThan(TimeUnit.MILLISECONDS.toNanos(1_000));
        assertThat(result.ending()).isEqualTo(Result.Ending.STOPPED);
        assertThat(result.counts().abandoned()).isEqualTo(1);
    }

    @Test
    void aFaultOfTheEngineIsTold() throws Exception {
        start();
        events.await(RunEvent.Started.class);
        driver.end.completeExceptionally(new IllegalStateException("a cog broke"));
        assertThat(events.await(RunEvent.Failed.class).message()).contains("a cog broke");
        assertThat(driver.stopped.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void whatKeepsARunFromBeginningIsToldInItsOwnWords() throws Exception {
        start((_, _) -> {
            throw new IOException("Nobody listens there.");
        }, events);
        assertThat(events.await(RunEvent.Failed.class).message()).isEqualTo("Nobody listens there.");
    }

    @Test
    void aFaultInThePreparationIsTold() throws Exception {
        start((_, _) -> {
            throw new NoClassDefFoundError("cog");
        }, events);
        assertThat(events.await(RunEvent.Failed.class).message()).contains("NoClassDefFoundError").contains("cog");
    }

    @Test
    void stopDuringThePreparationEndsAtOnceAndLetsGoOfWhatIsPreparedLater() throws Exception {
        CountDownLatch preparing = new CountDownLatch(1);
        Course course = start((_, _) -> {
            preparing.countDown();
            while (!Thread.interrupted()) {
                Thread.onSpinWait();
            }
            return prepared();
        }, events);
        assertThat(preparing.await(10, TimeUnit.SECONDS)).isTrue();
        course.stop();
        assertThat(events.await(RunEvent.Failed.class).message()).contains("Stopped before the first request");
        assertThat(driver.stopped.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aListenerThatThrowsDoesNotLeaveTheEngineRunning() throws Exception {
        start((_, _) -> prepared(), event -> {
            if (event instanceof RunEvent.Started) {
                throw new IllegalArgumentException("listener");
            }
            events.accept(event);
        });
        assertThat(events.await(RunEvent.Failed.class).message()).contains("listener");
        assertThat(driver.stopped.await(10, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void aListenerThatThrowsDuringThePreparationLeavesNothingOfItEither() throws Exception {
        Course course = start((_, steps) -> {
            steps.accept(new RunEvent.Preparing("a step"));
            return prepared();
        }, event -> {
            if (event instanceof RunEvent.Preparing) {
                throw new IllegalArgumentException("listener");
            }
            events.accept(event);
        });
        assertThat(events.await(RunEvent.Failed.class).message()).contains("listener");
        course.awaitEnd();
        assertThat(driver.stopped.getCount()).isZero();
    }
}
