package dev.tacho.target;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** A server that was started for a run: its services are up and its port accepts. Any thread may call it. */
public interface StartedServer extends AutoCloseable {

    /** Where it listens. */
    int port();

    /** The URL of the target, its port filled in. */
    String url();

    /** What was started, in order. */
    List<Service> services();

    /** What it said of its versions, in the profile's order. */
    List<Version> versions();

    /** From the first service's start until its port accepted. */
    double startSeconds();

    /** The last lines that it has printed, as {@code NAME | line}; bounded. */
    List<String> log();

    /** Completes with a sentence when a service has ended, with all its processes, though nobody asked it to. */
    CompletableFuture<String> death();

    /** Watches all its processes, each under the name of its service; empty where none can be seen. */
    Optional<TargetWatch> watch();

    /**
     * Ends it and everything it has started: asked first, then by force. Returns when nothing of it is left, the port
     * is free again and the scratch directory is gone. A second call does nothing.
     */
    @Override
    void close();

    /**
     * One service.
     *
     * @param name    as in the profile
     * @param command the exact command line as a shell would take it, placeholders replaced
     */
    record Service(String name, String command) {
    }

    /**
     * What a program said of its version.
     *
     * @param command the command line that asked
     * @param text    the first line of its answer
     */
    record Version(String command, String text) {
    }
}
