package dev.tacho.profile;

/** What is measured. */
public sealed interface Target {

    /**
     * A server that is already running.
     *
     * @param url absolute, scheme {@code http} or {@code https}, with host and, unless it is 80 or 443, port; path and
     *            query as they go on the wire
     */
    record Url(String url) implements Target {
    }

    /**
     * The built-in demo server, started in its own process for the run and stopped after it.
     *
     * @param path path and query, starting with {@code /}
     */
    record Demo(String path) implements Target {
    }
}
