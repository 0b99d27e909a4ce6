package dev.tacho.target;

import dev.tacho.files.FileTrouble;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** One at a time, among all processes of this machine. */
final class CacheLock implements AutoCloseable {
    private static final long TRY_AGAIN_MILLIS = 200;

    private final FileChannel channel;

    private CacheLock(FileChannel channel) {
        this.channel = channel;
    }

    /** @param waiting told, once, that somebody else has it */
    static CacheLock take(Path file, Runnable waiting) throws IOException, InterruptedException {
        FileChannel channel = opened(file);
        boolean taken = false;
        try {
            taken = tried(channel);
            if (!taken) {
                waiting.run();
            }
            while (!taken) {
                Thread.sleep(TRY_AGAIN_MILLIS);
                taken = tried(channel);
            }
            return new CacheLock(channel);
        } finally {
            if (!taken) {
                channel.close();
            }
        }
    }

    private static FileChannel opened(Path file) throws IOException {
        try {
            return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        } catch (IOException e) {
            throw FileTrouble.writing(file, 0, e);
        }
    }

    private static boolean tried(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false; // another run of this process has it
        }
    }

    /** The file stays: removed, it could be locked by two at once. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}
