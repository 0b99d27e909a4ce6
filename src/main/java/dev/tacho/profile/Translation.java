package dev.tacho.profile;

import java.util.List;

/**
 * What came of another tool's command line.
 *
 * @param profile      as near to it as there is; to be looked at by {@link Rules} like any other
 * @param untranslated what of the line has no counterpart, a sentence each
 */
public record Translation(Profile profile, List<String> untranslated) {
    public Translation {
        untranslated = List.copyOf(untranslated);
    }
}
