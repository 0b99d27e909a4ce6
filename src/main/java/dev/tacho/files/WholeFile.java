package dev.tacho.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Writes files whole or not at all: what was there before stays until the new content is safely on disk. */
public final class WholeFile {
    private WholeFile() {
    }

    /**
     * Writes {@code content} to {@code file}, making the folders above it where they are missing.
     *
     * @throws IOException in the user's words: full, read-only, no permission, not a plain file. Nothing is left behind
     *                     then, and a file that was there is as it was
     */
    public static void write(Path file, byte[] content) throws IOException {
        write(Map.of(file, content));
    }

    /**
     * Writes files that belong together, making the folders above them where they are missing. None gets its name
     * before all of them are safely on disk, so that a full one leaves none of them.
     *
     * @param files by where they go, in the order in which they get their names
     * @throws IOException as {@link #write(Path, byte[])}
     */
    public static void write(Map<Path, byte[]> files) throws IOException {
        List<Draft> drafts = new ArrayList<>();
        try {
            for (Map.Entry<Path, byte[]> file : files.entrySet()) {
                Path target = prepare(file.getKey());
                Draft draft = new Draft(file.getKey(), target, temporary(target), file.getValue().length);
                drafts.add(draft);
                attempt(draft, () -> fill(draft.temporary(), file.getValue()), drafts);
            }
            for (Draft draft : drafts) {
                attempt(draft, () -> rename(draft.temporary(), draft.target()), drafts);
            }
        } finally {
            clear(drafts);
        }
    }

    /**
     * Finds out whether {@link #write} would do, before the work whose result is to be written; the folders above are
     * made.
     *
     * @throws IOException as {@link #write}
     */
    public static void probe(Path file) throws IOException {
        Path target = prepare(file);
        Path trial = temporary(target);
        try {
            Files.createFile(trial);
            Files.delete(trial);
        } catch (IOException e) {
            throw FileTrouble.writing(file, 0, e);
        }
    }

    /**
     * Gives a file or a folder another place, making the folders above it where they are missing. Nothing that is there
     * is replaced.
     *
     * @return {@code to}
     * @throws IOException in the user's words, as {@link #write}; then nothing has moved
     */
    public static Path move(Path from, Path to) throws IOException {
        try {
            Files.createDirectories(to.toAbsolutePath().getParent());
            return Files.move(from, to);
        } catch (IOException e) {
            throw FileTrouble.writing(to, 0, e);
        }
    }

    /** The file behind a link, so that the link stays one. */
    private static Path prepare(Path file) throws IOException {
        // Moving over /dev/null would replace the device itself.
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw FileTrouble.notAFile(file);
        }
        try {
            Path target = file.toAbsolutePath();
            Files.createDirectories(target.getParent());
            return Files.exists(target) ? target.toRealPath() : target;
        } catch (IOException e) {
            throw FileTrouble.writing(file, 0, e);
        }
    }

    /** Not made of the file's own name, to which nothing can be added when it is as long as the disk allows. */
    private static Path temporary(Path target) {
        return target.resolveSibling("." + UUID.randomUUID() + ".tmp");
    }

    /** A file that has not got its name yet; {@code file} is what its user calls it. */
    private record Draft(Path file, Path target, Path temporary, long bytes) {
    }

    private interface Step {
        void run() throws IOException;
    }

    /** What is written so far goes first: whether all of it would have found room tells why the step failed. */
    private static void attempt(Draft draft, Step step, List<Draft> drafts) throws IOException {
        try {
            step.run();
        } catch (IOException e) {
            clear(drafts);
            throw FileTrouble.writing(draft.file(), drafts.stream().mapToLong(Draft::bytes).sum(), e);
        }
    }

    private static void clear(List<Draft> drafts) throws IOException {
        for (Draft draft : drafts) {
            Files.deleteIfExists(draft.temporary());
        }
    }

    /** Forced to the disk before it gets its name: some file systems order the two the other way round. */
    private static void fill(Path file, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(content);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }

    private static void rename(Path temporary, Path target) throws IOException {
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException _) {
            // Some network file systems; the content is complete at least.
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
