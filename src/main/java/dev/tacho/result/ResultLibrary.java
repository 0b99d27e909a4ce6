package dev.tacho.result;

import dev.tacho.files.FileTrouble;
import dev.tacho.files.WholeFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Past runs, one folder each, named by their id. */
public final class ResultLibrary {
    private static final String RESULT = "result.json";
    private static final String TRASH = ".trash";
    private static final Duration TRASH_KEPT = Duration.ofDays(7);

    private final Path folder;

    /** Over {@code folder}, which is made when the first result is saved. */
    public ResultLibrary(Path folder) {
        this.folder = folder;
    }

    /** Where the results are. */
    public Path folder() {
        return folder;
    }

    /**
     * Writes a result whole or not at all. Should another one have its id already, it gets the next free one.
     *
     * @return its result.json
     * @throws IOException in the user's words: full, read-only, no permission
     */
    public Path save(Result result) throws IOException {
        String id = freeId(result.id());
        Path unfinished = folder.resolve("." + id + ".saving");
        try {
            write(unfinished.resolve(RESULT), id.equals(result.id()) ? result : result.withId(id), folder.resolve(id));
            return WholeFile.move(unfinished, folder.resolve(id)).resolve(RESULT);
        } finally {
            remove(unfinished);
        }
    }

    /** Complains of the place that the user knows of. */
    private static void write(Path unfinished, Result result, Path wanted) throws IOException {
        try {
            ResultFile.write(unfinished, result);
        } catch (IOException e) {
            throw e.getCause() instanceof IOException cause ? FileTrouble.writing(wanted, 0, cause) : e;
        }
    }

    private String freeId(String wanted) {
        String id = wanted;
        for (int i = 2; Files.exists(folder.resolve(id)) || Files.exists(folder.resolve(TRASH).resolve(id)); i++) {
            id = wanted + "-" + i;
        }
        return id;
    }

    /** Newest first. A folder whose result cannot be read is listed with its problem and left untouched. */
    public List<Entry> list() {
        List<Entry> entries = new ArrayList<>();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(folder,
                path -> Files.isDirectory(path) && !path.getFileName().toString().startsWith("."))) {
            folders.forEach(path -> entries.add(entry(path)));
        } catch (NoSuchFileException _) {
            return List.of();
        } catch (IOException e) {
            return List.of(unreadable(folder, FileTrouble.listing(folder, e)));
        }
        entries.sort(Comparator.comparing(Entry::startedAt).thenComparing(Entry::id).reversed());
        return entries;
    }

    private static Entry entry(Path path) {
        try {
            return ResultHead.read(path.getFileName().toString(), path.resolve(RESULT));
        } catch (IOException e) {
            return unreadable(path, e);
        }
    }

    /** Its id begins with the time, but the folder's own time is enough to find it where one expects it. */
    private static Entry unreadable(Path path, IOException problem) {
        String id = path.getFileName().toString();
        Instant when = Instant.EPOCH;
        try {
            when = Files.getLastModifiedTime(path).toInstant();
        } catch (IOException e) {
            problem.addSuppressed(e);
        }
        return new Entry(id, id, when, 0, 0, Result.Ending.STOPPED, problem.getMessage());
    }

    /**
     * @throws IOException in the user's words, naming the file: missing, cut, foreign, of a newer schema
     */
    public Result load(String id) throws IOException {
        return ResultFile.read(existing(folder, id).resolve(RESULT));
    }

    /** Takes a result out of the list; {@link #restore} brings it back until the program ends. */
    public void delete(String id) throws IOException {
        Path trash = folder.resolve(TRASH);
        Path deleted = WholeFile.move(existing(folder, id), trash.resolve(id));
        Files.setLastModifiedTime(deleted, FileTime.from(Instant.now()));
        removeOld(trash);
    }

    public void restore(String id) throws IOException {
        WholeFile.move(existing(folder.resolve(TRASH), id), folder.resolve(id));
    }

    private Path existing(Path parent, String id) throws IOException {
        Path path = parent.resolve(id);
        if (id.startsWith(".") || !parent.equals(path.getParent()) || !Files.isDirectory(path)) {
            throw Trouble.noSuchResult(id, folder);
        }
        return path;
    }

    private static void removeOld(Path trash) throws IOException {
        FileTime limit = FileTime.from(Instant.now().minus(TRASH_KEPT));
        try (DirectoryStream<Path> deleted = Files.newDirectoryStream(trash,
                path -> Files.getLastModifiedTime(path).compareTo(limit) < 0)) {
            for (Path path : deleted) {
                remove(path);
            }
        }
    }

    private static void remove(Path tree) throws IOException {
        if (!Files.exists(tree)) {
            return;
        }
        try (Stream<Path> paths = Files.walk(tree)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /**
     * One line of the list.
     *
     * @param problem why it cannot be opened, in the user's words; empty for a good one, whose other fields then hold
     */
    public record Entry(String id, String name, Instant startedAt, double requestsPerSecond, long failed,
                        Result.Ending ending, String problem) {
    }
}
