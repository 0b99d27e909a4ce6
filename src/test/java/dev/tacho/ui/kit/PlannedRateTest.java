package dev.tacho.ui.kit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.profile.Load;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.Profile;
import dev.tacho.profile.Window;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlannedRateTest {
    private static final Profile RAMP = Profile.starter("ramp").withWindow(new Window(5, 2)).withLoad(new Load.Open(
            Load.Arrivals.CONSTANT, List.of(new Stage(0, 100, 10), Stage.constant(400, 10)), 10));

    @Test
    void followsTheStagesAfterTheWarmUp() {
        assertThat(PlannedRate.at(RAMP, 10)).isEqualTo(50);
        assertThat(PlannedRate.at(RAMP, 20)).isEqualTo(400);
        assertThat(PlannedRate.at(RAMP, 26)).isNaN();
    }

    @Test
    void aWarmUpBeforeARampFromNothingHasItsMean() {
        assertThat(PlannedRate.at(RAMP, 1)).isEqualTo(50);
        assertThat(PlannedRate.warmUp(List.of(new Stage(20, 100, 1)))).isEqualTo(20);
        assertThat(PlannedRate.warmUp(List.of())).isZero();
    }

    @Test
    void aClosedLoopHasNoPlan() {
        assertThat(PlannedRate.at(Profile.starter("closed"), 1)).isNaN();
    }
}
