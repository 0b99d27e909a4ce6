package dev.tacho.profile;

import dev.tacho.files.WholeFile;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * The profiles that ship, which are read-only, and the user's own, one file each. The folder is looked at anew each
 * time, so files put there by hand appear. Any thread may call; every method may block on the disk.
 */
public final class ProfileLibrary {
    private static final Texts TEXTS = Texts.of("profile");
    private static final String TRASH = ".trash";
    private static final Comparator<Entry> BY_NAME = Comparator
            .comparing(Entry::name, String.CASE_INSENSITIVE_ORDER).thenComparing(Entry::id);
    private final ProfileFolder folder;
    private final List<Entry> shipped = Shipped.entries().stream().sorted(BY_NAME).toList();
    /** What was deleted since the program began. */
    private final Map<Entry, Deleted> deleted = new HashMap<>();

    /** Where a file was and where it lies now. */
    private record Deleted(Path home, Path kept) {
    }

    /** Over the user's {@code folder}, which is made when the first profile is saved. */
    public ProfileLibrary(Path folder) {
        this.folder = new ProfileFolder(folder.toAbsolutePath());
    }

    /**
     * Shipped ones first, then the user's, each by name. A file that cannot be read is listed with its problem, and so
     * is the folder if it cannot be opened.
     */
    public synchronized List<Entry> list() {
        List<Entry> entries = new ArrayList<>(shipped);
        try {
            folder.entries().stream().sorted(BY_NAME).forEach(entries::add);
        } catch (IOException e) {
            entries.add(new Entry(String.valueOf(folder.path().getFileName()), false, null, e.getMessage()));
        }
        return List.copyOf(entries);
    }

    /**
     * What {@link #list} has, and then the profiles of the {@link Gallery} that it leaves out, so as not to drown the
     * user's own. One of the user's own may bear the name of one of those, and comes first then.
     */
    public List<Entry> all() {
        List<Entry> entries = new ArrayList<>(list());
        Gallery.entries().stream().filter(entry -> !shipped.contains(entry)).forEach(entries::add);
        return List.copyOf(entries);
    }

    /**
     * Saves a new profile in the user's folder, under a name no other entry has: {@code Name}, {@code Name 2}, …
     *
     * @throws IOException in the user's words, as {@link ProfileFile#write}
     */
    public synchronized Entry create(Profile profile) throws IOException {
        Profile named = profile.withName(freeName(profile.name(), null));
        return write(folder.freeId(named.name()), named);
    }

    /**
     * Replaces one of the user's profiles; a new name renames its file, and is numbered if another entry has it.
     *
     * @throws IOException in the user's words: it ships, it could not be read, or as {@link ProfileFile#write}
     */
    public synchronized Entry save(Entry entry, Profile profile) throws IOException {
        requireOwn(entry);
        if (entry.profile() == null) {
            throw new IOException(TEXTS.get("library.unread", entry.id()));
        }
        if (profile.name().equals(entry.profile().name())) {
            return write(entry.id(), profile);
        }
        Profile named = profile.withName(freeName(profile.name(), entry));
        if (FileName.of(named.name()).equals(entry.id())) {
            return write(entry.id(), named);
        }
        Path before = folder.file(entry.id());
        Entry renamed = write(folder.freeId(named.name()), named);
        ProfileFolder.remove(before);
        return renamed;
    }

    /**
     * Takes one of the user's profiles away; {@link #restore} brings it back until the program ends. Its file is kept
     * in the hidden folder {@code .trash}.
     *
     * @throws IOException in the user's words: it ships, it is gone already, or it cannot be moved
     */
    public synchronized void delete(Entry entry) throws IOException {
        requireOwn(entry);
        Path home = folder.file(entry.id());
        if (!Files.exists(home)) {
            throw new IOException(TEXTS.get("library.gone", entry.name()));
        }
        Path trash = folder.path().resolve(TRASH);
        Path kept = trash.resolve(FileName.of(entry.id()) + "." + UUID.randomUUID() + ".json");
        WholeFile.move(home, kept);
        deleted.put(entry, new Deleted(home, kept));
    }

    /**
     * Never over a file that has taken the place meanwhile; then it comes back under another id.
     *
     * @throws IOException in the user's words: it was not deleted, or it cannot be moved
     */
    public synchronized void restore(Entry entry) throws IOException {
        Deleted file = deleted.get(entry);
        if (file == null || !Files.exists(file.kept())) {
            throw new IOException(TEXTS.get("library.notDeleted", entry.name()));
        }
        boolean taken = Files.exists(file.home());
        WholeFile.move(file.kept(), taken ? folder.file(folder.freeId(entry.id())) : file.home());
        deleted.remove(entry);
    }

    private Entry write(String id, Profile profile) throws IOException {
        ProfileFile.write(folder.file(id), profile);
        return new Entry(id, false, profile, "");
    }

    private static void requireOwn(Entry entry) throws IOException {
        if (entry.shipped()) {
            throw new IOException(TEXTS.get("library.shipped", entry.name()));
        }
    }

    /** A name that is still empty is left so: the rules say what to do about it. */
    private String freeName(String name, Entry except) {
        List<String> names = list().stream().filter(entry -> except == null || entry.shipped()
                || !entry.id().equals(except.id())).map(Entry::name).toList();
        return name.isBlank() ? name : FreeName.of(name, each -> names.stream().anyMatch(each::equalsIgnoreCase));
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

        /** What to call it: the profile's name, or the file's while that is unknown. */
        public String name() {
            return profile == null ? id : profile.name();
        }
    }
}
