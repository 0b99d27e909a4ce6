package dev.tacho.ui.gallery;

import dev.tacho.profile.Experiment;
import dev.tacho.profile.Launch.Need;
import dev.tacho.profile.Profile;
import java.util.List;
import java.util.Locale;

/**
 * One experiment.
 *
 * @param install the command line that installs all that is missing; empty if nothing is, or no package has it
 */
public record GalleryCard(Experiment experiment, List<GalleryRow> rows, String install) {
    public GalleryCard {
        rows = List.copyOf(rows);
    }

    /** What is missing and in no package, with how to get it. */
    List<Need> otherwise() {
        return rows.stream().flatMap(row -> row.missing().stream().flatMap(List::stream))
                .filter(need -> need.debianPackage().isEmpty()).distinct().toList();
    }

    /** With those rows only that match; all of them if the experiment itself does. */
    GalleryCard matching(String wanted) {
        boolean whole = contains(experiment.title() + "\n" + experiment.text(), wanted);
        return whole ? this : new GalleryCard(experiment, rows.stream().filter(row -> contains(words(row), wanted))
                .toList(), install);
    }

    private static String words(GalleryRow row) {
        Profile profile = row.entry().profile();
        return row.entry().id() + "\n" + (profile == null ? "" : profile.name() + "\n" + profile.description());
    }

    private static boolean contains(String text, String wanted) {
        return text.toLowerCase(Locale.ROOT).contains(wanted);
    }
}
