package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Failure;
import dev.tacho.measure.LoopRecorder;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.StatusSet;
import dev.tacho.result.Warning;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class WarningsTest {

    private static List<String> codes(Facts facts) {
        return Warnings.of(facts.result()).stream().map(Warning::code).toList();
    }

    private static Consumer<LoopRecorder> failing(Failure cause) {
        return loop -> {
            loop.started();
            loop.failed(cause);
        };
    }

    private static Consumer<LoopRecorder> answering(Failure check, int status, long bodyBytes, boolean keptAlive) {
        return loop -> {
            loop.started();
            loop.completed(check, status, bodyBytes, keptAlive, 0, 0, 500, 1_000);
        };
    }

    /** A run with nothing to complain about but what is said of every closed loop. */
    private static Facts good() {
        return new Facts().add(20_000, answering(null, 200, 11, true));
    }

    @Test
    void aGoodRunHasOnlyTheNoteOnClosedLoops() {
        assertThat(codes(good())).containsExactly("closedLoop");
    }

    @Test
    void everyWarningIsASentenceWithItsArgumentsFilledIn() {
        Facts facts = new Facts().add(5, failing(Failure.CONNECT_NO_PORT)).add(5, failing(Failure.TOO_MANY_FILES))
                .add(90, answering(null, 404, 3, false)).busiest(0.99).gcMillis(400).seconds(0.5)
                .targetPercent(150, true);
        assertThat(Warnings.of(facts.result())).hasSizeGreaterThan(8)
                .allSatisfy(warning -> assertThat(warning.text()).endsWith(".").doesNotContain("{", "''"));
    }

    @Test
    void generatorBusierThan85PercentIsSaturated() {
        assertThat(codes(good().busiest(0.86))).contains("generatorSaturated");
        assertThat(codes(good().busiest(0.84))).doesNotContain("generatorSaturated");
    }

    @Test
    void missingPortsAreNamed() {
        assertThat(codes(good().add(1, failing(Failure.CONNECT_NO_PORT)))).contains("portsExhausted")
                .doesNotContain("connectionsFailed", "filesExhausted");
    }

    @Test
    void missingFilesAreNamed() {
        assertThat(codes(good().add(1, failing(Failure.TOO_MANY_FILES)))).contains("filesExhausted")
                .doesNotContain("connectionsFailed", "portsExhausted");
    }

    @Test
    void refusedConnectionsAreCounted() {
        assertThat(Warnings.of(good().add(3, failing(Failure.CONNECT_REFUSED)).result()))
                .filteredOn(warning -> warning.code().equals("connectionsFailed")).singleElement()
                .extracting(Warning::text).asString().startsWith("3 ");
        assertThat(codes(good().add(3, failing(Failure.RESET)))).doesNotContain("connectionsFailed");
    }

    @Test
    void keepAliveThatTheServerIgnoresIsTold() {
        Facts closing = new Facts().add(20_000, answering(null, 200, 11, false));
        assertThat(codes(closing)).contains("keepAliveIgnored");
        assertThat(codes(closing.connection(new Connection(false, Connection.Http.HTTP_1_1, 30))))
                .doesNotContain("keepAliveIgnored");
    }

    @Test
    void keepAliveThatTheServerPromisesButDoesNotKeepIsTold() {
        Facts promised = new Facts().add(20_000, answering(null, 200, 11, true));
        assertThat(codes(promised.add(9_000, LoopRecorder::reconnected))).doesNotContain("keepAliveIgnored");
        assertThat(codes(promised.add(10_000, LoopRecorder::reconnected))).contains("keepAliveIgnored");
    }

    @Test
    void noSuccessfulStatusAtAllIsTold() {
        assertThat(codes(new Facts().add(20_000, answering(Failure.STATUS, 404, 11, true)))).contains("allNon2xx")
                .doesNotContain("noSuccess", "allFailed");
        assertThat(codes(good().add(5, answering(Failure.STATUS, 404, 11, true)))).doesNotContain("allNon2xx");
    }

    @Test
    void checksThatRefuseEverythingAreTold() {
        assertThat(codes(new Facts().add(20_000, answering(Failure.BODY, 200, 11, true)))).contains("noSuccess")
                .doesNotContain("allNon2xx", "allFailed");
    }

    @Test
    void noWholeResponseAtAllIsTold() {
        assertThat(codes(new Facts().add(20, failing(Failure.TIMEOUT)))).contains("allFailed")
                .doesNotContain("noSuccess", "noResponse");
    }

    @Test
    void aServerThatNeverAnswersIsTold() {
        Facts silent = new Facts().add(20, loop -> {
            loop.started();
            loop.abandoned();
        });
        assertThat(codes(silent)).contains("noResponse").doesNotContain("allFailed");
        assertThat(codes(good())).doesNotContain("noResponse", "allFailed");
    }

    @Test
    void differingLengthsAreToldUnlessTheyAreChecked() {
        Facts varying = good().add(1, answering(null, 200, 12, true));
        assertThat(codes(varying)).contains("lengthVaries");
        assertThat(Warnings.of(varying.result())).anySatisfy(warning ->
                assertThat(warning.text()).contains("not all bodies have the 11 bytes", "average is 11."));
        assertThat(codes(varying.checks(new Checks(StatusSet.DEFAULT, true, Optional.empty()))))
                .doesNotContain("lengthVaries");
    }

    @Test
    void theFirstPercentileWithTooFewSamplesIsNamed() {
        assertThat(tooFew(0)).as("that there was nothing is told").isEmpty();
        assertThat(tooFew(99)).contains("p90").contains("at least 100 ");
        assertThat(tooFew(999)).contains("p99 ").contains("at least 1,000 ");
        assertThat(tooFew(9_999)).contains("p99.9").contains("at least 10,000 ");
        assertThat(tooFew(10_000)).isEmpty();
    }

    private static String tooFew(int requests) {
        return Warnings.of(new Facts().add(requests, answering(null, 200, 11, true)).result()).stream()
                .filter(warning -> warning.code().equals("tooFewSamples")).map(Warning::text).findFirst().orElse("");
    }

    @Test
    void serverAndGeneratorThatFillTheMachineShareIt() {
        assertThat(codes(good().targetPercent(170, true))).contains("targetSharesCpu");
        assertThat(codes(good().targetPercent(60, true))).doesNotContain("targetSharesCpu");
    }

    @Test
    void theGeneratorsOwnCpuCountsTowardsTheMachine() {
        assertThat(codes(good().targetPercent(90, true).cpuMicrosPerRequest(800))).contains("targetSharesCpu");
        assertThat(codes(good().cpuMicrosPerRequest(800))).doesNotContain("targetSharesCpu");
    }

    @Test
    void aServerThatEndedDuringTheRunIsTold() {
        assertThat(codes(good().targetPercent(50, false))).contains("targetEnded");
        assertThat(codes(good().targetPercent(50, true))).doesNotContain("targetEnded");
    }

    @Test
    void longGarbageCollectionIsTold() {
        assertThat(codes(good().gcMillis(60))).contains("gcPause");
        assertThat(codes(good().gcMillis(40))).as("under half a percent of ten seconds").doesNotContain("gcPause");
    }

    @Test
    void aColdStartIsTold() {
        assertThat(codes(good().ticks(500, 500, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000)))
                .contains("coldTarget");
        assertThat(codes(good().ticks(900, 900, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000)))
                .doesNotContain("coldTarget");
        assertThat(codes(good().ticks(1, 1_000, 1_000))).as("too few ticks to tell").doesNotContain("coldTarget");
        assertThat(codes(good().ticks(0, 4, 4, 4, 4, 4, 4, 4, 4, 4))).as("too few responses to tell")
                .doesNotContain("coldTarget");
    }

    @Test
    void lessThanASecondIsShort() {
        assertThat(codes(good().seconds(0.9))).contains("shortRun");
        assertThat(codes(good().seconds(1))).doesNotContain("shortRun");
    }
}
