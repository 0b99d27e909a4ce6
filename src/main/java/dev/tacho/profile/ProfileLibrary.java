package dev.tacho.profile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The profiles that ship, which are read-only, and the user's own, one file each. */
public final class ProfileLibrary {

    /** Over the user's {@code folder}, which is made when the first profile is saved. */
    public ProfileLibrary(Path folder) {
        throw new UnsupportedOperationException("contract");
    }

    /** Shipped ones first, then the user's, each by name. A file that cannot be read is listed with its problem. */
    public List<Entry> list() {
        throw new UnsupportedOperationException("contract");
    }

    /** Saves a new profile in the user's folder, under a name no other entry has: {@code Name}, {@code Name 2}, … */
    public Entry create(Profile profile) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /** Replaces one of the user's profiles; a new name renames its file. */
    public Entry save(Entry entry, Profile profile) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /** Takes one of the user's profiles away; {@link #restore} brings it back until the program ends. */
    public void delete(Entry entry) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    public void restore(Entry entry) throws IOException {
        throw new UnsupportedOperationException("contract");
    }

    /**
     * One profile of the library.
     *
     * @param id      of the entry: the file's name without its ending
     * @param shipped read-only, comes with the program
     * @param profile what it holds; null when there is a problem
     * @param problem why it cannot be read, in the user's words; empty for a good one
     */
    public record Entry(String id, boolean shipped, Profile profile, String problem) {
    }
}
