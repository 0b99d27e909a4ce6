package dev.tacho.ui.gallery;

import dev.tacho.profile.Launch;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.ProfileLibrary;
import dev.tacho.profile.Target;
import java.util.List;
import java.util.Optional;

/**
 * One profile of an experiment.
 *
 * @param missing what of its needs is not there; empty as long as nobody has looked
 */
public record GalleryRow(ProfileLibrary.Entry entry, Optional<List<Need>> missing) {
    public GalleryRow {
        missing = missing.map(List::copyOf);
    }

    /** What must be there for it to run. */
    public List<Need> needs() {
        return entry.profile() != null && entry.profile().target() instanceof Target.Server(_, Launch launch)
                ? launch.needs() : List.of();
    }

    /** It can be read, and nothing is known to be missing. */
    public boolean runnable() {
        return entry.problem().isEmpty() && missing.map(List::isEmpty).orElse(true);
    }
}
