package dev.tacho.result;

import java.util.List;

/**
 * The server that was started for a run.
 *
 * @param services     what was started, in order
 * @param versions     what it said of its versions
 * @param cores        the cores it was kept on, as {@code taskset -c} has them; empty for all
 * @param startSeconds from the first command until it answered, the preparation aside
 * @param death        in words, which service ended by itself, how and when; empty if none did
 * @param log          the last lines of what its services printed, as {@code NAME | line}; bounded
 */
public record ServerStory(List<Started> services, List<Version> versions, String cores, double startSeconds,
                          String death, List<String> log) {
    public ServerStory {
        services = List.copyOf(services);
        versions = List.copyOf(versions);
        log = List.copyOf(log);
    }

    /**
     * One service.
     *
     * @param name    as in the profile
     * @param command the exact command line as a shell would take it, placeholders replaced
     */
    public record Started(String name, String command) {
    }

    /**
     * What a program said of its version.
     *
     * @param command the command line that asked
     * @param text    the first line of its answer
     */
    public record Version(String command, String text) {
    }
}
