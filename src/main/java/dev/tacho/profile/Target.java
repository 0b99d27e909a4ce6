package dev.tacho.profile;

import java.util.List;

/** What is measured. */
public sealed interface Target {

    /** The target is reached over TLS. */
    default boolean secure() {
        return switch (this) {
            case Url(String url, _) -> startsSecure(url);
            case Server(String url, _) -> startsSecure(url);
            case Demo _ -> false;
        };
    }

    private static boolean startsSecure(String url) {
        String scheme = "https:";
        return url.strip().regionMatches(true, 0, scheme, 0, scheme.length());
    }

    /**
     * A server that is already running.
     *
     * @param url   absolute, scheme {@code http} or {@code https}, with host and, unless it is 80 or 443, port; path
     *              and query as they go on the wire
     * @param watch whose CPU and memory are shown beside the load
     */
    record Url(String url, Watch watch) implements Target {

        /** Watched is whoever listens there. */
        public Url(String url) {
            this(url, new Watch.Listener());
        }
    }

    /**
     * The built-in demo server, started in its own process for the run and stopped after it.
     *
     * @param path path and query, starting with {@code /}
     */
    record Demo(String path) implements Target {
    }

    /**
     * A server that is started for the run and stopped after it, with everything it has started itself.
     *
     * @param url    as that of {@link Url}, on this machine; with {@code {port}} for its port a free one is chosen
     * @param launch how it is started
     */
    record Server(String url, Launch launch) implements Target {
        static final String PORT = "{port}";

        /** The URL once the port is known; one that names its port itself stays as it is. */
        public String url(int port) {
            return url.replace(PORT, Integer.toString(port));
        }
    }

    /** Which processes of this machine are those of a running server. */
    sealed interface Watch {

        /** Whoever listens where the load goes, and nobody if that is another machine. */
        record Listener() implements Watch {
        }

        /**
         * Whoever listens on other ports: what stands behind a proxy, or both.
         *
         * @param ports TCP ports of this machine, 1 to 65535, at least one
         */
        record Ports(List<Integer> ports) implements Watch {
            public Ports {
                ports = List.copyOf(ports);
            }
        }

        /**
         * Processes and what they have started.
         *
         * @param pids process ids, at least one, each at least 1
         */
        record Pids(List<Long> pids) implements Watch {
            public Pids {
                pids = List.copyOf(pids);
            }
        }

        /**
         * Every process of a name, and what they have started.
         *
         * @param name short name of the program, such as {@code nginx}; not empty
         */
        record Named(String name) implements Watch {
        }
    }
}
