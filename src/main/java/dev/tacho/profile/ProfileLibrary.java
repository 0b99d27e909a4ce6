package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * The profiles that ship, which are read-only, and the user's own, one file each. The folder is looked at anew each time,
 * so files put there by hand appear. Any thread may call; every method may block on the disk.
 */
public final class ProfileLibrary {
    private static final Texts TEXTS = Texts.of("profile");
    private static final String ENDING = ".json";
    private static final String TRASH = ".trash";
    private static final Comparator<Entry> BY_NAME = Comparator
            .comparing(Entry::name, String.CASE_INSENSITIVE_ORDER).thenComparing(Entry::id);
    private final Path folder;
    private final List<Entry> shipped = Shipped.entries().stream().sorted(BY_NAME).toList();
    /** What was deleted since the program began, and where it lies now. */
    private final Map<Entry, Path> deleted = new HashMap<>();

    /** Over the user's {@code folder}, which is made when the first profile is saved. */
    public ProfileLibrary(Path folder) {
        this.folder = folder;
    }

    /** Shipped ones first, then the user's, each by name. A file that cannot be read is listed with its problem. */
    public synchronized List<Entry> list() {
        List<Entry> entries = new ArrayList<>(shipped);
        try {
            files().stream().map(ProfileLibrary::entry).sorted(BY_NAME).forEach(entries::add);
        } catch (IOException e) {
            entries.add(new Entry(folder.getFileName().toString(), false, null,
                    FileTrouble.reading(folder, e).getMessage()));
        }
        return List.copyOf(entries);
    }

    /**
     * Saves a new profile in the user's folder, under a name no other entry has: {@code Name}, {@code Name 2}, …
     *
     * @throws IOException in the user's words, as {@link ProfileFile#write}
     */
    public synchronized Entry create(Profile profile) throws IOException {
        Profile named = profile.withName(freeName(profile.name(), null));
        String id = freeId(FileName.of(named.name()));
        makeFolder(folder);
        ProfileFile.write(file(id), named);
        return new Entry(id, false, named, "");
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
        makeFolder(folder);
        if (profile.name().equals(entry.profile().name())) {
            ProfileFile.write(file(entry.id()), profile);
            return new Entry(entry.id(), false, profile, "");
        }
        Profile named = profile.withName(freeName(profile.name(), entry));
        String slug = FileName.of(named.name());
        String id = slug.equals(entry.id()) ? slug : freeId(slug);
        Path before = file(entry.id());
        ProfileFile.write(file(id), named);
        if (!id.equals(entry.id())) {
            try {
                Files.deleteIfExists(before);
            } catch (IOException e) {
                throw FileTrouble.writing(before, e);
            }
        }
        return new Entry(id, false, named, "");
    }

    /**
     * Takes one of the user's profiles away; {@link #restore} brings it back until the program ends. Its file is kept in
     * the hidden folder {@code .trash}.
     *
     * @throws IOException in the user's words: it ships, it is gone already, or it cannot be moved
     */
    public synchronized void delete(Entry entry) throws IOException {
        requireOwn(entry);
        Path file = file(entry.id());
        if (!Files.exists(file)) {
            throw new IOException(TEXTS.get("library.gone", entry.name()));
        }
        Path trash = folder.resolve(TRASH);
        makeFolder(trash);
        Path kept = trash.resolve(entry.id() + "." + UUID.randomUUID() + ENDING);
        move(file, kept);
        deleted.put(entry, kept);
    }

    /**
     * Never over a file that has taken the place meanwhile; then it comes back under another id.
     *
     * @throws IOException in the user's words: it was not deleted, or it cannot be moved
     */
    public synchronized void restore(Entry entry) throws IOException {
        Path kept = deleted.get(entry);
        if (kept == null || !Files.exists(kept)) {
            throw new IOException(TEXTS.get("library.notDeleted", entry.name()));
        }
        move(kept, file(freeId(entry.id())));
        deleted.remove(entry);
    }

    private void requireOwn(Entry entry) throws IOException {
        if (entry.shipped()) {
            throw new IOException(TEXTS.get("library.shipped", entry.name()));
        }
    }

    private static void makeFolder(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw FileTrouble.makingFolder(folder, e);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to);
        } catch (IOException e) {
            throw FileTrouble.writing(to, e);
        }
    }

    private String freeName(String name, Entry except) {
        List<String> names = list().stream().filter(entry -> !entry.equals(except)).map(Entry::name).toList();
        return name.isBlank() ? name : FreeName.of(name, each -> names.stream().anyMatch(each::equalsIgnoreCase));
    }

    private String freeId(String slug) {
        return FreeName.numbered(slug, "-", id -> Shipped.IDS.contains(id) || Files.exists(folder.resolve(id + ENDING)));
    }

    /** Found rather than named: a name that this program cannot spell in its locale is still one it can list. */
    private Path file(String id) throws IOException {
        return files().stream().filter(file -> id(file).equals(id)).findFirst()
                .orElseGet(() -> folder.resolve(id + ENDING));
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ENDING)
                    && !file.getFileName().toString().startsWith(".") && !Files.isDirectory(file)).toList();
        } catch (NoSuchFileException e) {
            return List.of(); // nothing saved yet
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static String id(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ENDING.length());
    }

    private static Entry entry(Path file) {
        try {
            return new Entry(id(file), false, ProfileFile.read(file), "");
        } catch (IOException e) {
            return new Entry(id(file), false, null, e.getMessage());
        }
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
