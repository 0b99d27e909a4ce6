package dev.tacho.ui.editor;

import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileLibrary;

/**
 * A profile was written, or could not be and is kept in memory.
 *
 * @param asked   what was to be written; the library may have changed its name to keep names apart
 * @param before  its entry until now; null if it is new
 * @param after   its entry from now on
 * @param open    it is the one in the editor
 * @param trouble why it could not be written, in the user's words; empty if it was
 */
public record Stored(Profile asked, ProfileLibrary.Entry before, ProfileLibrary.Entry after, boolean open,
                     String trouble) {
}
