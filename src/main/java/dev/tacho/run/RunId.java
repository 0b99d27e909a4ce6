package dev.tacho.run;

import java.text.Normalizer;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Names of results: the local time, so that they sort, and the profile's name, so that they can be told apart. */
final class RunId {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH-mm-ss-SSS", Locale.ROOT);
    private static final int LONGEST_SLUG = 40;

    private RunId() {
    }

    static String of(LocalDateTime time, String profileName) {
        return TIME.format(time) + "-" + slug(profileName);
    }

    /** Lower-case letters, digits and single dashes, fit for a file name anywhere; accents are taken off. */
    static String slug(String name) {
        String plain = Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
        String dashed = plain.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String cut = dashed.substring(0, Math.min(LONGEST_SLUG, dashed.length())).replaceAll("^-+|-+$", "");
        return cut.isEmpty() ? "run" : cut;
    }
}
