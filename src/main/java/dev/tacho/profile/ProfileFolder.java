package dev.tacho.profile;

import dev.tacho.files.FileTrouble;
import dev.tacho.profile.ProfileLibrary.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The folder of the user's profiles, one JSON file each. Complains in the user's words. */
record ProfileFolder(Path path) {
    private static final String ENDING = ".json";

    /** In no order; none if the folder is not there yet. A file that cannot be read is an entry with its problem. */
    List<Entry> entries() throws IOException {
        return files().stream().map(ProfileFolder::entry).toList();
    }

    private static Entry entry(Path file) {
        try {
            return new Entry(id(file), false, ProfileFile.read(file), "");
        } catch (IOException e) {
            return new Entry(id(file), false, null, e.getMessage());
        }
    }

    /** Found rather than named: a name that this program cannot spell in its locale is still one it can list. */
    Path file(String id) throws IOException {
        return files().stream().filter(file -> id(file).equals(id)).findFirst()
                .orElseGet(() -> path.resolve(id + ENDING));
    }

    /** The id that a new profile called {@code name} gets: of no other profile, shipped or own. */
    String freeId(String name) {
        return FreeName.numbered(FileName.of(name), "-",
                id -> Shipped.IDS.contains(id) || Gallery.entry(id).isPresent()
                        || Files.exists(path.resolve(id + ENDING)));
    }

    static void remove(Path file) throws IOException {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw FileTrouble.removing(file, e);
        }
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.getFileName().toString().endsWith(ENDING)
                    && !file.getFileName().toString().startsWith(".") && !Files.isDirectory(file)).toList();
        } catch (NoSuchFileException e) {
            return List.of(); // nothing saved yet
        } catch (IOException e) {
            throw FileTrouble.listing(path, e);
        } catch (UncheckedIOException e) {
            throw FileTrouble.listing(path, e.getCause());
        }
    }

    private static String id(Path file) {
        String name = file.getFileName().toString();
        return name.substring(0, name.length() - ENDING.length());
    }
}
