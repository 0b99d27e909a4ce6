package dev.tacho.profile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Replaces a file in one step: a reader, or a crash, sees the old bytes or the new ones. */
final class WholeFile {
    private WholeFile() {
    }

    /** @throws IOException in the user's words; then {@code file} is as it was and nothing is left beside it */
    static void write(Path file, byte[] bytes) throws IOException {
        try {
            // A link is written through, not replaced by a file.
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Path temporary = target.resolveSibling("." + UUID.randomUUID() + ".tmp");
            try {
                fill(temporary, bytes);
                Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(temporary);
            }
        } catch (IOException e) {
            throw FileTrouble.writing(file, e);
        }
    }

    /** Forced to the disk before it gets its name: some file systems order the two the other way round. */
    private static void fill(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            while (buffer.hasRemaining()) {
                channel.write(buffer);
            }
            channel.force(true);
        }
    }
}
