package dev.tacho.result;

import dev.tacho.text.Texts;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/** What went wrong with a file, in the user's words: which file, what is the matter, what to do. */
final class Trouble {
    private static final Texts TEXTS = Texts.of("result");

    private Trouble() {
    }

    static IOException reading(Path file, IOException cause) {
        return new IOException(switch (cause) {
            case NoSuchFileException _ -> TEXTS.get("read.missing", file);
            case AccessDeniedException _ -> TEXTS.get("read.denied", file);
            default -> TEXTS.get("read.failed", file, reason(cause));
        }, cause);
    }

    static IOException writing(Path file, IOException cause) {
        String reason = reason(cause).toLowerCase(Locale.ROOT);
        if (reason.contains("no space") || reason.contains("not enough space") || reason.contains("quota")) {
            return new IOException(TEXTS.get("write.full", file), cause);
        }
        if (reason.contains("read-only")) {
            return new IOException(TEXTS.get("write.readOnly", file), cause);
        }
        return new IOException(switch (cause) {
            case AccessDeniedException _ -> TEXTS.get("write.denied", file);
            case FileAlreadyExistsException e -> TEXTS.get("write.fileInTheWay", file, e.getFile());
            case NotDirectoryException e -> TEXTS.get("write.fileInTheWay", file, e.getFile());
            default -> TEXTS.get("write.failed", file, reason(cause));
        }, cause);
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
        return new IOException(TEXTS.get("read.notJson", source, Integer.toString(cause.getLocation().getLineNr()),
                Integer.toString(cause.getLocation().getColumnNr())), cause);
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
