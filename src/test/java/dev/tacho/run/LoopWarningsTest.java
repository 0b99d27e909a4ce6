package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.LoopRecorder;
import dev.tacho.profile.Load;
import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import dev.tacho.result.Result;
import dev.tacho.result.Tick.Phase;
import dev.tacho.result.Warning;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class LoopWarningsTest {
    private static final int PLANNED = 20_000;
    private static final Consumer<LoopRecorder> GOOD = answering(1_000_000);

    private static Consumer<LoopRecorder> answering(long nanos) {
        return loop -> {
            loop.started();
            loop.completed(null, 200, 11, true, 0, 0, nanos / 2, nanos);
        };
    }

    private static Facts open(Arrivals arrivals, int sent) {
        return new Facts().load(new Load.Open(arrivals, List.of(Stage.constant(2_000, 10)), 50)).add(sent, GOOD);
    }

    private static List<String> codes(Facts facts) {
        return Warnings.of(facts.result()).stream().map(Warning::code).toList();
    }

    private static String text(Facts facts, String code) {
        return Warnings.of(facts.result()).stream().filter(warning -> warning.code().equals(code)).map(Warning::text)
                .findFirst().orElse("");
    }

    @Test
    void anOpenLoopThatKeptItsPlanHasNothingToTell() {
        assertThat(codes(open(Arrivals.CONSTANT, PLANNED).add(PLANNED, loop -> loop.lagged(20_000)))).isEmpty();
    }

    @Test
    void aRateThatWasNotHeldIsTold() {
        assertThat(codes(open(Arrivals.CONSTANT, 19_901))).doesNotContain("rateNotHeld");
        assertThat(text(open(Arrivals.CONSTANT, 19_800), "rateNotHeld")).contains("19,800 of 20,000", "99.0 %");
    }

    @Test
    void whatWasNotHeldComesBeforeWhatTheGeneratorDid() {
        assertThat(codes(open(Arrivals.CONSTANT, 500).add(1, loop -> loop.unsent(19_500)).gcMillis(500)))
                .containsSequence("rateNotHeld", "unsent").containsSubsequence("unsent", "gcPause", "tooFewSamples");
    }

    @Test
    void aRampIsHeldAgainstItsIntegral() {
        Facts ramp = new Facts().load(new Load.Open(Arrivals.CONSTANT, List.of(new Stage(0, 4_000, 10)), 50));
        assertThat(text(ramp.add(15_000, GOOD), "rateNotHeld")).contains("15,000 of 20,000");
    }

    @Test
    void whatWasSentOnlyAfterTheWindowIsLate() {
        assertThat(text(open(Arrivals.CONSTANT, PLANNED).slowTick(Phase.COOL_DOWN), "rateNotHeld"))
                .contains("19,000 of 20,000");
    }

    @Test
    void randomArrivalsAndStoppedRunsAreHeldAgainstWhatBecameDue() {
        assertThat(codes(open(Arrivals.POISSON, 19_700))).doesNotContain("rateNotHeld");
        assertThat(codes(open(Arrivals.CONSTANT, 5_000).ending(Result.Ending.STOPPED))).doesNotContain("rateNotHeld");
        assertThat(text(open(Arrivals.POISSON, 15_000).add(1, loop -> loop.unsent(5_000)), "rateNotHeld"))
                .contains("15,000 of 20,000");
    }

    @Test
    void requestsThatHadToWaitForAConnectionAreCounted() {
        assertThat(text(open(Arrivals.CONSTANT, PLANNED).add(3, LoopRecorder::delayed), "delayed"))
                .startsWith("3 ").contains("all 50 connections");
        assertThat(codes(open(Arrivals.CONSTANT, PLANNED))).doesNotContain("delayed");
    }

    @Test
    void requestsThatWereNeverSentAreCounted() {
        assertThat(text(open(Arrivals.CONSTANT, PLANNED).add(1, loop -> loop.unsent(17)), "unsent"))
                .startsWith("17 requests were due");
        assertThat(codes(open(Arrivals.CONSTANT, PLANNED))).doesNotContain("unsent");
    }

    @Test
    void aGeneratorThatIsSometimesAMillisecondLateIsTold() {
        Facts late = open(Arrivals.CONSTANT, PLANNED).add(980, loop -> loop.lagged(10_000))
                .add(20, loop -> loop.lagged(2_000_000));
        assertThat(text(late, "sendLag")).contains("half of them by 0.01 ms", "1 % by 2.00 ms");
        assertThat(codes(open(Arrivals.CONSTANT, PLANNED).add(1_000, loop -> loop.lagged(40_000))))
                .as("4 % of a response").doesNotContain("sendLag");
    }

    @Test
    void aGeneratorThatMakesUpMuchOfATypicalResponseIsTold() {
        assertThat(codes(open(Arrivals.CONSTANT, PLANNED).add(1_000, loop -> loop.lagged(60_000))))
                .as("6 % of a response").contains("sendLag");
    }

    @Test
    void everyWarningIsASentenceWithItsArgumentsFilledIn() {
        Facts facts = open(Arrivals.CONSTANT, 15_000).add(3, LoopRecorder::delayed).add(1, loop -> loop.unsent(2))
                .add(100, loop -> loop.lagged(5_000_000));
        assertThat(LoopWarnings.of(facts.result())).hasSize(4)
                .allSatisfy(warning -> assertThat(warning.text()).endsWith(".").doesNotContain("{", "''"));
    }

    @Test
    void onlyClosedLoopsHideStalls() {
        assertThat(codes(open(Arrivals.CONSTANT, PLANNED))).doesNotContain("closedLoop");
        assertThat(codes(new Facts().add(PLANNED, GOOD))).containsExactly("closedLoop");
    }

    /** Ten clients at a response a millisecond, all of them held up for two seconds. */
    @Test
    void aStallOfAClosedLoopIsToldWithWhatItHid() {
        String text = text(new Facts().add(80_000, GOOD).add(10, answering(2_000_000_000)), "closedLoop");
        assertThat(text).contains("stalls of up to 2.00 s");
        Matcher hidden = Pattern.compile("hid about ([\\d,]+) requests").matcher(text);
        assertThat(hidden.find()).isTrue();
        assertThat(Integer.parseInt(hidden.group(1).replace(",", ""))).isBetween(19_700, 20_300);
    }

    @Test
    void clientsThatPauseWouldHaveSentLess() {
        Facts thoughtful = new Facts().load(new Load.Closed(10, OptionalLong.empty(), Optional.of(10.0), 0.099))
                .add(PLANNED, GOOD).add(10, answering(2_000_000_000));
        assertThat(text(thoughtful, "closedLoop")).containsPattern("hid about 1[89]\\d requests");
    }

    @Test
    void aStallThatHoldsManyClientsIsSeenAsWell() {
        assertThat(text(new Facts().add(2_000, GOOD).add(100, answering(2_000_000_000)), "closedLoop"))
                .as("the stall is the p99").contains("stalls of up to 2.00 s");
    }

    @Test
    void anOrdinarySpreadIsNoStall() {
        assertThat(text(new Facts().add(PLANNED, GOOD).add(10, answering(9_000_000)), "closedLoop"))
                .doesNotContain("stalls of");
        assertThat(text(new Facts().add(PLANNED, answering(100_000)).add(10, answering(20_000_000)), "closedLoop"))
                .as("20 ms are short, though 200 times the median").doesNotContain("stalls of");
    }

    @Test
    void anOpenLoopThatBeganSlowlyHadAColdServer() {
        Facts cold = open(Arrivals.CONSTANT, PLANNED).slowTick(Phase.MEASURED).slowTick(Phase.MEASURED)
                .ticks(1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000);
        assertThat(codes(cold)).contains("coldTarget");
        Facts warmed = open(Arrivals.CONSTANT, PLANNED).slowTick(Phase.WARM_UP).slowTick(Phase.WARM_UP)
                .ticks(1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000, 1_000);
        assertThat(codes(warmed)).as("slow only while it warmed up").doesNotContain("coldTarget");
    }
}
