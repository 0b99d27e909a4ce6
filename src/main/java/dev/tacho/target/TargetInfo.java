package dev.tacho.target;

import java.util.List;

/**
 * Which processes are measured.
 *
 * @param pids the server's tree when it was found, the root first
 * @param name short name of the root process, such as {@code nginx}
 */
public record TargetInfo(List<Long> pids, String name) {
    public TargetInfo {
        pids = List.copyOf(pids);
    }
}
