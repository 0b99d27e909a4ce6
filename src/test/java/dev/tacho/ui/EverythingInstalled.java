package dev.tacho.ui;

import dev.tacho.profile.Launch.Need;
import dev.tacho.target.Requirements;
import java.util.List;

/** A machine on which nothing is missing. */
final class EverythingInstalled implements Requirements {

    @Override
    public List<Need> missing(List<Need> needs) {
        return List.of();
    }

    @Override
    public String install(List<Need> missing) {
        return "";
    }
}
