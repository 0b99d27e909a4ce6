package dev.tacho.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Quantiles;
import dev.tacho.result.Result;
import dev.tacho.result.ServerStory;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import dev.tacho.result.Warning;
import dev.tacho.target.MachineSample;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MachineWarningsTest {
    private static final long SECOND = 1_000_000_000;

    private static Tick tick(Phase phase, double steal, double retransmits) {
        return new Tick(phase, SECOND, SECOND, Counts.NONE, 0, Quantiles.NONE, Quantiles.NONE, Quantiles.NONE,
                Quantiles.NONE, Quantiles.NONE, Double.NaN, 1, 1, Optional.empty(), Optional.of(new MachineSample(1, 1,
                98 - steal, steal, List.of(), 1, 1, 1, 1, 1, retransmits)), "");
    }

    private static Result with(Result result, Optional<ServerStory> server, Tick... ticks) {
        return new Result(result.id(), result.startedAt(), result.ending(), result.profile(), result.document(),
                result.counts(), result.seconds(), result.latency(), result.generator(), result.target(), List.of(),
                result.environment(), List.of(ticks), 0, Optional.empty(), server);
    }

    private static List<String> codes(Tick... ticks) {
        return MachineWarnings.of(with(facts(20_000).result(), Optional.empty(), ticks)).stream().map(Warning::code)
                .toList();
    }

    private static Facts facts(int requests) {
        return new Facts().add(requests, loop -> {
            loop.started();
            loop.completed(null, 200, 11, true, 0, 0, 500, 1_000);
        });
    }

    @Test
    void timeThatOtherMachinesTookIsToldFromThreePercentOn() {
        assertThat(codes(tick(Phase.MEASURED, 4, 0), tick(Phase.MEASURED, 2.5, 0))).containsExactly("stolenCpu");
        assertThat(codes(tick(Phase.MEASURED, 3, 0), tick(Phase.MEASURED, 2.5, 0))).isEmpty();
    }

    @Test
    void whatIsUnknownIsNoReasonToWarn() {
        assertThat(codes(tick(Phase.MEASURED, Double.NaN, Double.NaN))).isEmpty();
        assertThat(codes()).isEmpty();
    }

    @Test
    void moreThanAHandfulOfRetransmitsIsTold() {
        assertThat(codes(tick(Phase.MEASURED, 0, 6), tick(Phase.MEASURED, 0, 5))).containsExactly("retransmits");
        assertThat(codes(tick(Phase.MEASURED, 0, 5), tick(Phase.MEASURED, 0, 5))).isEmpty();
    }

    @Test
    void whatComesOutsideTheWindowIsNotTold() {
        assertThat(codes(tick(Phase.WARM_UP, 50, 500), tick(Phase.COOL_DOWN, 50, 500))).isEmpty();
    }

    @Test
    void retransmitsThatAreRareAmongTheRequestsAreNotTold() {
        assertThat(MachineWarnings.of(with(facts(200_000).result(), Optional.empty(), tick(Phase.MEASURED, 0, 15))))
                .isEmpty();
    }

    @Test
    void aServerOnCoresOfItsOwnSharesNone() {
        ServerStory pinned = new ServerStory(List.of(), List.of(), "0", 1, "", List.of());
        Result busy = facts(20_000).targetPercent(190, true).result();
        assertThat(Warnings.of(busy)).extracting(Warning::code).contains("targetSharesCpu");
        assertThat(Warnings.of(with(busy, Optional.of(pinned)))).extracting(Warning::code)
                .doesNotContain("targetSharesCpu");
    }
}
