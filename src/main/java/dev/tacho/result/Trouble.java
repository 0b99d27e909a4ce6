package dev.tacho.result;

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
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** What went wrong with a file, in the user's words: which file, what is the matter, what to do. */
final class Trouble {
    private static final Texts TEXTS = Texts.of("result");
    private static final long FULL_BELOW_BYTES = 1 << 16;

    private Trouble() {
    }

    static IOException reading(Path file, IOException cause) {
        return new IOException(switch (cause) {
            case NoSuchFileException _ -> TEXTS.get("read.missing", file);
            case AccessDeniedException _ -> TEXTS.get("read.denied", file);
            case CharacterCodingException _ -> TEXTS.get("read.foreign", file);
            default -> TEXTS.get("read.failed", file, reason(cause));
        }, cause);
    }

    static IOException writing(Path file, IOException cause) {
        Path ground = file.toAbsolutePath().getParent();
        while (ground != null && !Files.exists(ground)) {
            ground = ground.getParent();
        }
        if (ground != null && !Files.isDirectory(ground)) {
            return new IOException(TEXTS.get("write.inTheWay", file, ground), cause);
        }
        return new IOException(switch (disk(ground, cause)) {
            case FULL -> TEXTS.get("write.full", file);
            case READ_ONLY -> TEXTS.get("write.readOnly", file);
            case FINE -> switch (cause) {
                case AccessDeniedException _ -> TEXTS.get("write.denied", file);
                case FileAlreadyExistsException e -> TEXTS.get("write.inTheWay", file, e.getFile());
                case DirectoryNotEmptyException e -> TEXTS.get("write.inTheWay", file, e.getFile());
                default -> TEXTS.get("write.failed", file, reason(cause));
            };
        }, cause);
    }

    private enum Disk { FINE, FULL, READ_ONLY }

    /** Asked of the disk, because the system's own words for it come in its language. */
    private static Disk disk(Path folder, IOException cause) {
        try {
            FileStore store = Files.getFileStore(folder);
            // What did not fit may have been larger than what is left; and /proc and its like have no space at all.
            boolean full = reason(cause).startsWith("No space left")
                    || store.getTotalSpace() > 0 && store.getUsableSpace() < FULL_BELOW_BYTES;
            return store.isReadOnly() ? Disk.READ_ONLY : full ? Disk.FULL : Disk.FINE;
        } catch (IOException _) {
            return Disk.FINE; // it cannot be asked; the system's reason must do
        }
    }

    /** The system's reason without the file's name, which the sentence around it says already. */
    private static String reason(IOException cause) {
        if (cause instanceof FileSystemException system && system.getReason() != null) {
            return system.getReason();
        }
        return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
    }

    static IOException notAFile(Path file) {
        return new IOException(TEXTS.get("write.notAFile", file));
    }

    static IOException folder(Path file) {
        return new IOException(TEXTS.get("read.folder", file));
    }

    static IOException foreign(Path file) {
        return new IOException(TEXTS.get("read.foreign", file));
    }

    static IOException empty(String source) {
        return new IOException(TEXTS.get("read.empty", source));
    }

    static IOException cut(String source) {
        return new IOException(TEXTS.get("read.cut", source));
    }

    static IOException notJson(String source, JacksonException cause) {
        if (cause instanceof UnexpectedEndOfInputException) {
            return new IOException(TEXTS.get("read.cut", source), cause);
        }
        TokenStreamLocation location = cause.getLocation();
        if (location == null) {
            return new IOException(TEXTS.get("read.strange", source), cause);
        }
        return new IOException(TEXTS.get("read.notJson", source, Integer.toString(location.getLineNr()),
                Integer.toString(location.getColumnNr())), cause);
    }

    /** The file is JSON with another schema than {@code wanted}, {@code found} or none. */
    static IOException schema(String source, String wanted, String found) {
        if (found.startsWith("tacho.profile/")) {
            return new IOException(TEXTS.get("read.profile", source));
        }
        boolean newer = found.startsWith(wanted.substring(0, wanted.indexOf('/') + 1));
        return new IOException(newer ? TEXTS.get("read.newer", source, found) : TEXTS.get("read.foreign", source));
    }

    /** The value at {@code place}, a dotted path, is missing or not what it should be. */
    static IOException value(String source, String place, String key) {
        return new IOException(TEXTS.get("value", source, place, TEXTS.get(key)));
    }

    static IOException ticksMissing(Path result, Path ticks) {
        return new IOException(TEXTS.get("ticks.missing", ticks, result));
    }

    static IOException noSuchResult(String id, Path folder) {
        return new IOException(TEXTS.get("library.unknown", id, folder));
    }
}
