package dev.tacho.target;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Processes as /proc tells of them, at a tenth of what a general library costs. */
final class LinuxProcesses implements Processes {
    /** Entries of /proc/self/auxv, see getauxval(3). */
    private static final long AT_PAGESZ = 6;
    private static final long AT_CLKTCK = 17;
    private static final int LONGEST_NAME = 15;

    private final ProcFiles files;
    private final long pageBytes;
    private final long tickNanos;

    /** @param root {@code /proc}, or a folder that looks like it */
    LinuxProcesses(Path root) {
        files = new ProcFiles(root);
        byte[] auxv = files.bytes("self/auxv").orElse(new byte[0]);
        pageBytes = auxiliary(auxv, AT_PAGESZ).orElse(4096);
        tickNanos = 1_000_000_000 / auxiliary(auxv, AT_CLKTCK).orElse(100);
    }

    /** The value of {@code type} in an auxiliary vector: pairs of machine words. */
    static OptionalLong auxiliary(byte[] auxv, long type) {
        ByteBuffer words = ByteBuffer.wrap(auxv).order(ByteOrder.nativeOrder());
        while (words.remaining() >= 2 * Long.BYTES) {
            long key = words.getLong();
            long value = words.getLong();
            if (key == type) {
                return OptionalLong.of(value);
            }
        }
        return OptionalLong.empty();
    }

    @Override
    public Set<Long> listeningOn(int port) {
        Set<Long> inodes = new HashSet<>();
        for (String table : List.of("net/tcp", "net/tcp6")) {
            files.text(table).ifPresent(text -> inodes.addAll(ProcSockets.listening(text, port)));
        }
        return inodes.isEmpty() ? Set.of()
                : files.pids().filter(pid -> holdsAny(pid, inodes)).collect(Collectors.toSet());
    }

    private boolean holdsAny(long pid, Set<Long> inodes) {
        String folder = pid + "/fd";
        return files.names(folder).stream().flatMap(fd -> files.link(folder + '/' + fd).stream())
                .anyMatch(link -> {
                    OptionalLong inode = ProcSockets.inode(link);
                    return inode.isPresent() && inodes.contains(inode.getAsLong());
                });
    }

    @Override
    public long parentOf(long pid) {
        return files.stat(pid).map(ProcStat::parent).orElse(0L);
    }

    @Override
    public String nameOf(long pid) {
        return files.stat(pid).map(ProcStat::name).orElse("");
    }

    /** The kernel keeps the first 15 bytes of a name. */
    @Override
    public List<Long> named(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        String kept = new String(bytes, 0, Math.min(bytes.length, LONGEST_NAME), StandardCharsets.ISO_8859_1);
        return files.pids().filter(pid -> files.text(pid + "/comm").map(String::stripTrailing).filter(kept::equals)
                .isPresent()).toList();
    }

    @Override
    public List<Long> childrenOf(long pid) {
        List<Long> children = new ArrayList<>();
        boolean told = false;
        for (String thread : files.names(pid + "/task")) {
            Optional<String> list = files.text(pid + "/task/" + thread + "/children");
            told |= list.isPresent();
            list.stream().flatMap(text -> Stream.of(text.strip().split(" "))).filter(child -> !child.isEmpty())
                    .map(Long::valueOf).forEach(children::add);
        }
        return told ? children : askedEachForItsParent(pid);
    }

    /** For kernels built without CONFIG_PROC_CHILDREN. */
    private List<Long> askedEachForItsParent(long pid) {
        return files.pids().filter(child -> parentOf(child) == pid).toList();
    }

    @Override
    public Optional<ProcessMeter> meter(long pid) {
        return files.stat(pid).filter(stat -> !stat.ended())
                .map(stat -> new LinuxMeter(files, pid, stat.startTicks(), pageBytes, tickNanos));
    }
}
