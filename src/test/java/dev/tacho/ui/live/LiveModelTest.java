package dev.tacho.ui.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.result.OpenRuns;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import dev.tacho.run.RunEvent;
import dev.tacho.target.TargetInfo;
import dev.tacho.ui.live.LiveModel.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LiveModelTest {
    private static final Profile TEN_SECONDS = Profile.starter("ten seconds");
    private final LiveModel model = new LiveModel();
    private final List<String> stops = new ArrayList<>();

    @BeforeEach
    void begin() {
        model.begin(TEN_SECONDS, () -> stops.add("stop"));
    }

    private static RunEvent started() {
        return new RunEvent.Started(null, Optional.of(new TargetInfo(List.of(7L), "nginx")), "");
    }

    private void tick(int count) {
        model.apply(Samples.ticks(count).stream().<RunEvent>map(RunEvent.Ticked::new).toList());
    }

    private void finish(Result result) {
        model.apply(List.of(started()));
        model.apply(result.ticks().stream().<RunEvent>map(RunEvent.Ticked::new).toList());
        model.apply(List.of(new RunEvent.Finished(result)));
    }

    @Test
    void stepsAreToldUntilTheFirstRequest() {
        model.apply(List.of(new RunEvent.Preparing("Warming up")));
        assertThat(model.phaseProperty().get()).isEqualTo(Phase.PREPARING);
        assertThat(model.stepProperty().get()).isEqualTo("Warming up");
        model.apply(List.of(started()));
        assertThat(model.phaseProperty().get()).isEqualTo(Phase.RUNNING);
        assertThat(model.stepProperty().get()).isEmpty();
        assertThat(model.targetProperty().get()).map(TargetInfo::name).contains("nginx");
    }

    @Test
    void oneBatchIsOneRevision() {
        long before = model.revisionProperty().get();
        model.apply(List.of(started()));
        tick(20);
        assertThat(model.revisionProperty().get()).isEqualTo(before + 2);
        assertThat(model.ticks()).hasSize(20);
    }

    @Test
    void timeLimitDrivesProgressAndTimeLeft() {
        model.apply(List.of(started()));
        tick(10);
        assertThat(model.progressProperty().get()).isCloseTo(0.25, within(1e-9));
        assertThat(model.numbersProperty().get().secondsLeft()).isCloseTo(7.5, within(1e-9));
    }

    @Test
    void requestsDriveProgressWhenTheyEndFirst() {
        model.begin(TEN_SECONDS.withLoad(new Load.Closed(10, OptionalLong.of(10_000), Optional.of(10.0))), () -> { });
        model.apply(List.of(started()));
        tick(4);
        long ended = model.numbersProperty().get().counts().ended();
        assertThat(model.progressProperty().get()).isCloseTo(ended / 10_000.0, within(1e-9)).isGreaterThan(0.15);
        assertThat(model.numbersProperty().get().secondsLeft()).isLessThan(9);
    }

    @Test
    void rateNowCoversTheLastSecondAndTheMeanAllOfIt() {
        model.apply(List.of(started()));
        tick(20);
        List<Tick> ticks = model.ticks();
        long lastSecond = ticks.subList(16, 20).stream().mapToLong(tick -> tick.counts().completed()).sum();
        long all = ticks.stream().mapToLong(tick -> tick.counts().completed()).sum();
        assertThat(model.numbersProperty().get().rpsNow()).isCloseTo(lastSecond, within(1e-6));
        assertThat(model.numbersProperty().get().rpsMean()).isCloseTo(all / 5.0, within(1e-6));
    }

    @Test
    void stopIsSaidOnceAndTheRunEndsByItsEvent() {
        model.apply(List.of(started()));
        model.stop();
        model.stop();
        assertThat(stops).hasSize(1);
        assertThat(model.phaseProperty().get()).isEqualTo(Phase.STOPPING);
        model.apply(List.of(new RunEvent.Finished(Samples.result(8))));
        assertThat(model.phaseProperty().get()).isEqualTo(Phase.FINISHED);
        model.stop();
        assertThat(stops).hasSize(1);
    }

    @Test
    void startedAfterStopStaysStopping() {
        model.stop();
        model.apply(List.of(started()));
        assertThat(model.phaseProperty().get()).isEqualTo(Phase.STOPPING);
    }

    @Test
    void failureIsSaidAndLaterEventsAreIgnored() {
        model.apply(List.of(new RunEvent.Failed("Nobody listens on port 1."), started()));
        tick(1);
        assertThat(model.phaseProperty().get()).isEqualTo(Phase.FAILED);
        assertThat(model.failureProperty().get()).isEqualTo("Nobody listens on port 1.");
        assertThat(model.ticks()).isEmpty();
    }

    @Test
    void finishedRunShowsTheFiguresOfItsResult() {
        Result result = Samples.result(40);
        finish(result);
        Numbers numbers = model.numbersProperty().get();
        assertThat(model.resultProperty().get()).isSameAs(result);
        assertThat(numbers.rpsMean()).isEqualTo(result.requestsPerSecond());
        assertThat(numbers.p99Nanos()).isEqualTo(result.latency(Metric.RESPONSE).percentileNanos(99));
        assertThat(numbers.counts()).isEqualTo(result.counts());
        assertThat(numbers.progress()).isEqualTo(1);
        assertThat(model.ticks()).isEqualTo(result.ticks());
    }

    @Test
    void nextRunStartsFromNothing() {
        finish(Samples.result(40));
        model.begin(TEN_SECONDS, () -> { });
        assertThat(model.ticks()).isEmpty();
        assertThat(model.numbersProperty().get()).isEqualTo(Numbers.NONE);
        assertThat(model.resultProperty().get()).isNull();
        assertThat(model.progressProperty().get()).isZero();
    }

    @Test
    void theWarmUpCountsForNothingAndIsTold() {
        Result open = OpenRuns.result();
        List<Tick> warmUp = open.ticks().stream().filter(tick -> tick.phase() == Tick.Phase.WARM_UP).toList();
        model.begin(open.profile(), () -> { });
        model.apply(List.of(started()));
        assertThat(model.warmUpSecondsLeft()).isEqualTo(1);
        model.apply(List.of(new RunEvent.Ticked(warmUp.getFirst())));
        Numbers warming = model.numbersProperty().get();
        assertThat(warming.phase()).isEqualTo(Tick.Phase.WARM_UP);
        assertThat(warming.counts()).isEqualTo(Counts.NONE);
        assertThat(warming.p99Nanos()).isZero();
        assertThat(warming.plannedNow()).isEqualTo(1_000);
        assertThat(warming.service().count()).isZero();
        assertThat(warming.lag().p99Nanos()).isCloseTo(20_000, within(20L));
        assertThat(warming.p99NowNanos()).isPositive();
        assertThat(warming.rpsNow()).isPositive();
        assertThat(warming.progress()).isCloseTo(warmUp.getFirst().endSeconds() / 5, within(1e-9));
        model.apply(open.ticks().stream().skip(1).<RunEvent>map(RunEvent.Ticked::new).toList());
        Numbers end = model.numbersProperty().get();
        assertThat(end.phase()).isEqualTo(Tick.Phase.COOL_DOWN);
        assertThat(end.counts()).isEqualTo(open.counts());
        assertThat(end.service()).isEqualTo(open.ticks().getLast().serviceSoFar());
        assertThat(end.plannedNow()).as("nothing is planned any more").isNaN();
        assertThat(end.rpsMean()).isCloseTo(open.requestsPerSecond(), within(1e-6));
        assertThat(end.opened()).isEqualTo(open.ticks().stream()
                .mapToLong(tick -> tick.counts().connectionsOpened()).sum());
        assertThat(model.warmUpSecondsLeft()).isZero();
        assertThat(end.progress()).isEqualTo(1);
    }

    @Test
    void theFirstLookIsKeptUntilTheNextRun() {
        PreflightReport seen = OpenRuns.result().preflight().orElseThrow();
        model.apply(List.of(new RunEvent.Preflight(seen), started()));
        assertThat(model.preflightProperty().get()).contains(seen);
        model.begin(TEN_SECONDS, () -> { });
        assertThat(model.preflightProperty().get()).isEmpty();
    }
}
