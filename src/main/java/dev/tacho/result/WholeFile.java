package dev.tacho.result;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

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
        Path target = prepare(file);
        try {
            replace(target, content);
        } catch (IOException e) {
            throw Trouble.writing(file, e);
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
            throw Trouble.writing(file, e);
        }
    }

    /** The file behind a link, so that the link stays one. */
    private static Path prepare(Path file) throws IOException {
        // Moving over /dev/null would replace the device itself.
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw Trouble.notAFile(file);
        }
        try {
            Path target = file.toAbsolutePath();
            Files.createDirectories(target.getParent());
            return Files.exists(target) ? target.toRealPath() : target;
        } catch (IOException e) {
            throw Trouble.writing(file, e);
        }
    }

    private static Path temporary(Path target) {
        return target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid() + "-"
                + Long.toUnsignedString(System.nanoTime(), 36) + ".tmp");
    }

    private static void replace(Path target, byte[] content) throws IOException {
        Path temporary = temporary(target);
        try {
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.CREATE_NEW,
                    StandardOpenOption.WRITE)) {
                ByteBuffer buffer = ByteBuffer.wrap(content);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                // Without it a power cut can leave the new name on an empty file.
                channel.force(true);
            }
            move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void move(Path temporary, Path target) throws IOException {
        try {
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException _) {
            // Some network file systems; the content is complete at least.
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
