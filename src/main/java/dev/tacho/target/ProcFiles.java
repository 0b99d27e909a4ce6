package dev.tacho.target;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files of /proc. Everything may vanish between two looks and much may not be seen by every user, so "not there" is
 * an answer here and never an error. Reads into one buffer that is used again: a sample reads dozens of files.
 */
final class ProcFiles {
    private final String root;
    /** Since Linux 6.2 the size of /proc/PID/fd is how many files are open. */
    private final boolean fdSizeIsCount;
    private byte[] buffer = new byte[4096];

    /** @param root {@code /proc}, or a folder that looks like it */
    ProcFiles(Path root) {
        this.root = root.toString();
        fdSizeIsCount = new File(path("self/fd")).length() > 0;
    }

    private String path(String name) {
        return root + '/' + name;
    }

    /** The whole of one file. */
    Optional<String> text(String name) {
        return Optional.ofNullable(read(name)).map(length -> new String(buffer, 0, length,
                StandardCharsets.ISO_8859_1));
    }

    /** The bytes of one file, such as auxv. */
    Optional<byte[]> bytes(String name) {
        return Optional.ofNullable(read(name)).map(length -> Arrays.copyOf(buffer, length));
    }

    /** Fills the buffer and says how far; null if the file is not there, not ours, or of a process gone since. */
    private Integer read(String name) {
        try (FileInputStream in = new FileInputStream(path(name))) {
            int length = 0;
            for (int read = 0; read >= 0; length += Math.max(0, read)) {
                if (length == buffer.length) {
                    buffer = Arrays.copyOf(buffer, 2 * length);
                }
                read = in.read(buffer, length, buffer.length - length);
            }
            return length;
        } catch (IOException gone) {
            return null;
        }
    }

    /** Names in one folder; none if it is not there or not ours to list. */
    List<String> names(String folder) {
        String[] names = new File(path(folder)).list();
        return names == null ? List.of() : List.of(names);
    }

    /** All processes. */
    Stream<Long> pids() {
        return names("").stream().filter(name -> !name.isEmpty() && name.chars().allMatch(Character::isDigit))
                .map(Long::valueOf);
    }

    Optional<ProcStat> stat(long pid) {
        return text(pid + "/stat").filter(line -> !line.isEmpty()).map(ProcStat::parse);
    }

    /** Where a link points, as text. */
    Optional<String> link(String name) {
        try {
            return Optional.of(Files.readSymbolicLink(Path.of(path(name))).toString());
        } catch (IOException goneOrNotOurs) {
            return Optional.empty();
        }
    }

    /** How many files {@code pid} has open, or {@link TargetSample#UNKNOWN}. */
    int openFiles(long pid) {
        File folder = new File(path(pid + "/fd"));
        if (fdSizeIsCount) {
            long count = folder.length();
            return count > 0 ? (int) count : TargetSample.UNKNOWN;
        }
        String[] names = folder.list();
        return names == null ? TargetSample.UNKNOWN : names.length;
    }
}
