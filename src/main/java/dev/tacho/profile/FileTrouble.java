package dev.tacho.profile;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says in the user's words why a file could not be read or written. */
final class FileTrouble {
    private static final Texts TEXTS = Texts.of("profile");
    private static final long FULL_BELOW_BYTES = 1 << 16;

    private FileTrouble() {
    }

    static IOException reading(Path file, IOException cause) {
        String sentence = switch (cause) {
            case NoSuchFileException _ -> TEXTS.get("read.missing");
            case AccessDeniedException _ -> TEXTS.get("read.denied");
            case IOException _ when Files.isDirectory(file) -> TEXTS.get("read.folder");
            case IOException other -> TEXTS.get("read.other", reason(other));
        };
        return complaint(file, sentence, cause);
    }

    static IOException listing(Path folder, IOException cause) {
        String sentence = !Files.isDirectory(folder) ? TEXTS.get("list.notFolder")
                : cause instanceof AccessDeniedException ? TEXTS.get("list.denied")
                : TEXTS.get("list.other", reason(cause));
        return complaint(folder, sentence, cause);
    }

    static IOException writing(Path file, IOException cause) {
        Path folder = file.toAbsolutePath().getParent();
        String sentence;
        if (folder == null || Files.isDirectory(file)) {
            sentence = TEXTS.get("write.folder");
        } else if (!Files.exists(folder)) {
            sentence = TEXTS.get("write.noFolder", folder);
        } else if (!Files.isDirectory(folder)) {
            sentence = TEXTS.get("write.notFolder", folder);
        } else {
            sentence = switch (disk(folder, cause)) {
                case FULL -> TEXTS.get("write.full", folder);
                case READ_ONLY -> TEXTS.get("write.readOnly", folder);
                case FINE -> cause instanceof AccessDeniedException ? TEXTS.get("write.denied", folder)
                        : TEXTS.get("write.other", reason(cause));
            };
        }
        return complaint(file, sentence, cause);
    }

    static IOException makingFolder(Path folder, IOException cause) {
        Path nearest = folder.toAbsolutePath();
        while (nearest.getParent() != null && !Files.exists(nearest)) {
            nearest = nearest.getParent();
        }
        String sentence = !Files.isDirectory(nearest) ? TEXTS.get("write.notFolder", nearest) : switch (disk(nearest, cause)) {
            case FULL -> TEXTS.get("write.full", nearest);
            case READ_ONLY -> TEXTS.get("write.readOnly", nearest);
            case FINE -> cause instanceof AccessDeniedException ? TEXTS.get("write.denied", nearest)
                    : TEXTS.get("write.other", reason(cause));
        };
        return complaint(folder, sentence, cause);
    }

    private enum Disk { FINE, FULL, READ_ONLY }

    /** The system's own words for these come in its language, so the disk is asked instead. */
    private static Disk disk(Path folder, IOException cause) {
        try {
            FileStore store = Files.getFileStore(folder);
            // What did not fit may have been larger than what is left; and /proc and its like have no space at all.
            boolean full = reason(cause).startsWith("No space left")
                    || store.getTotalSpace() > 0 && store.getUsableSpace() < FULL_BELOW_BYTES;
            return store.isReadOnly() ? Disk.READ_ONLY : full ? Disk.FULL : Disk.FINE;
        } catch (IOException e) {
            return Disk.FINE; // cannot be asked; the message then gives the system's reason
        }
    }

    private static String reason(IOException cause) {
        String reason = cause instanceof FileSystemException system ? system.getReason() : cause.getMessage();
        return reason == null ? cause.getClass().getSimpleName() : reason;
    }

    private static IOException complaint(Path file, String sentence, IOException cause) {
        IOException complaint = new Source(file.toString()).wrong(sentence);
        complaint.initCause(cause);
        return complaint;
    }
}
