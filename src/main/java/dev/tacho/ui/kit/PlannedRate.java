package dev.tacho.ui.kit;

import dev.tacho.profile.Load;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.Profile;
import java.util.List;

/** The rate that an open loop should have at some point of its run. */
public final class PlannedRate {
    private PlannedRate() {
    }

    /**
     * In requests per second.
     *
     * @param elapsedSeconds from the start of the warm-up
     * @return NaN for a closed loop, which has no plan, and after the last stage
     */
    public static double at(Profile profile, double elapsedSeconds) {
        if (!(profile.load() instanceof Load.Open open)) {
            return Double.NaN;
        }
        double within = elapsedSeconds - profile.window().warmUpSeconds();
        if (within < 0) {
            return warmUp(open.stages());
        }
        for (Stage stage : open.stages()) {
            if (within <= stage.seconds()) {
                return stage.startRate() + (stage.endRate() - stage.startRate()) * within / stage.seconds();
            }
            within -= stage.seconds();
        }
        return Double.NaN;
    }

    /** The rate at which the stages begin; if that is 0, the mean of the first that has one. */
    public static double warmUp(List<Stage> stages) {
        if (!stages.isEmpty() && stages.getFirst().startRate() > 0) {
            return stages.getFirst().startRate();
        }
        return stages.stream().mapToDouble(stage -> (stage.startRate() + stage.endRate()) / 2)
                .filter(rate -> rate > 0).findFirst().orElse(0);
    }
}
