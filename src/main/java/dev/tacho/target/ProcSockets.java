package dev.tacho.target;

import java.util.HashSet;
import java.util.OptionalLong;
import java.util.Set;

/** Reads {@code /proc/net/tcp} and {@code tcp6}. */
final class ProcSockets {
    private static final String LISTEN = "0A";
    private static final int LOCAL_ADDRESS = 1;
    private static final int STATE = 3;
    private static final int INODE = 9;
    private static final String LINK_START = "socket:[";

    private ProcSockets() {
    }

    /** Inodes of the sockets that listen on {@code port}, on whatever address. */
    static Set<Long> listening(String table, int port) {
        String ending = String.format(":%04X", port);
        Set<Long> inodes = new HashSet<>();
        table.lines().skip(1).forEach(line -> {
            String[] columns = line.strip().split("\\s+");
            if (columns.length > INODE && columns[STATE].equals(LISTEN) && columns[LOCAL_ADDRESS].endsWith(ending)) {
                inodes.add(Long.parseLong(columns[INODE]));
            }
        });
        return inodes;
    }

    /** The inode in what an entry of {@code /proc/PID/fd} points to; empty if that is no socket. */
    static OptionalLong inode(String link) {
        return link.startsWith(LINK_START) && link.endsWith("]")
                ? OptionalLong.of(Long.parseLong(link.substring(LINK_START.length(), link.length() - 1)))
                : OptionalLong.empty();
    }
}
