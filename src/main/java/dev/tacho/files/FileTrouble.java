package dev.tacho.files;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileStore;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** What went wrong with a file or a folder, in the user's words: which one, what is the matter, what to do. */
public final class FileTrouble {
    private static final Texts TEXTS = Texts.of("files");
    /** A disk keeps some for itself: what is left below this cannot be used. */
    private static final long SPARE_BYTES = 1 << 16;

    private FileTrouble() {
    }

    /** Why {@code file} could not be read. */
    public static IOException reading(Path file, IOException cause) {
        return new IOException(switch (cause) {
            case NoSuchFileException _ -> TEXTS.get("read.missing", file);
            case AccessDeniedException _ -> TEXTS.get("read.denied", file);
            case CharacterCodingException _ -> TEXTS.get("read.notText", file);
            case IOException _ when Files.isDirectory(file) -> TEXTS.get("read.folder", file);
            case IOException other -> TEXTS.get("read.failed", file, reason(other));
        }, cause);
    }

    /** Why it could not be told what is in {@code folder}. */
    public static IOException listing(Path folder, IOException cause) {
        String sentence = !Files.isDirectory(folder) ? TEXTS.get("list.notFolder", folder)
                : cause instanceof AccessDeniedException ? TEXTS.get("list.denied", folder)
                : TEXTS.get("list.failed", folder, reason(cause));
        return new IOException(sentence, cause);
    }

    /** Why {@code file} could not be taken away. */
    public static IOException removing(Path file, IOException cause) {
        return new IOException(cause instanceof AccessDeniedException ? TEXTS.get("remove.denied", file)
                : TEXTS.get("remove.failed", file, reason(cause)), cause);
    }

    /** Why {@code file}, of {@code bytes}, could not be written; 0 where its size is not known. */
    public static IOException writing(Path file, long bytes, IOException cause) {
        Path ground = file.toAbsolutePath().getParent();
        while (ground != null && !Files.exists(ground)) {
            ground = ground.getParent();
        }
        if (ground != null && !Files.isDirectory(ground)) {
            return new IOException(TEXTS.get("write.inTheWay", file, ground), cause);
        }
        return new IOException(switch (disk(ground, bytes, cause)) {
            case FULL -> TEXTS.get("write.full", file);
            case READ_ONLY -> TEXTS.get("write.readOnly", file);
            case FINE -> switch (cause) {
                case AccessDeniedException _ -> TEXTS.get("write.denied", file);
                case NoSuchFileException _ -> TEXTS.get("write.nowhere", file);
                case FileAlreadyExistsException e -> TEXTS.get("write.inTheWay", file, e.getFile());
                case DirectoryNotEmptyException e -> TEXTS.get("write.inTheWay", file, e.getFile());
                case IOException e when reason(e).startsWith("File name too long") ->
                        TEXTS.get("write.nameTooLong", file);
                default -> TEXTS.get("write.failed", file, reason(cause));
            };
        }, cause);
    }

    static IOException notAFile(Path file) {
        return new IOException(TEXTS.get("write.notAFile", file));
    }

    private enum Disk { FINE, FULL, READ_ONLY }

    /**
     * Asked of the disk, because the system's own words for it may come in its language. What was half written is gone
     * again by now, so room for all of it is what counts. What has no size at all, such as /proc, is no full disk.
     */
    private static Disk disk(Path folder, long bytes, IOException cause) {
        try {
            FileStore store = Files.getFileStore(folder);
            boolean full = reason(cause).startsWith("No space left")
                    || store.getTotalSpace() > 0 && store.getUsableSpace() < bytes + SPARE_BYTES;
            return store.isReadOnly() ? Disk.READ_ONLY : full ? Disk.FULL : Disk.FINE;
        } catch (IOException _) {
            return Disk.FINE; // it cannot be asked; the system's reason must do
        }
    }

    /** The system's reason without the file's name, which the sentence around it says already. */
    private static String reason(IOException cause) {
        String reason = cause instanceof FileSystemException system ? system.getReason() : cause.getMessage();
        return reason == null ? cause.getClass().getSimpleName() : reason;
    }
}
