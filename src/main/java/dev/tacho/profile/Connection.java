package dev.tacho.profile;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How requests travel.
 *
 * @param keepAlive             reuse connections, ab's {@code -k}; otherwise each request opens its own
 * @param http                  the version in the request line
 * @param timeoutSeconds        for one request, from the moment its client took it up to the last byte of the
 *                              response, ab's {@code -s}; more than 0
 * @param requestsPerConnection with {@code keepAlive}, after how many requests a connection is closed and a new one
 *                              opened; 1 or more, without a limit if empty
 * @param followRedirects       follow 3xx responses on the same server, up to 10; the chain counts as one request
 * @param route                 what connections are opened to
 * @param sockets               options of the sockets
 * @param tls                   for {@code https} targets
 */
public record Connection(boolean keepAlive, Http http, double timeoutSeconds, OptionalInt requestsPerConnection,
                         boolean followRedirects, Route route, Sockets sockets, Tls tls) {
    public static final double DEFAULT_TIMEOUT_SECONDS = 30;

    /** Straight to the server of the URL, with nothing out of the ordinary. */
    public Connection(boolean keepAlive, Http http, double timeoutSeconds) {
        this(keepAlive, http, timeoutSeconds, OptionalInt.empty(), false, new Route.Direct(), Sockets.DEFAULT,
                Tls.DEFAULT);
    }

    public static Connection keptAlive() {
        return new Connection(true, Http.HTTP_1_1, DEFAULT_TIMEOUT_SECONDS);
    }

    /** A version of HTTP that Tacho speaks. */
    public enum Http {
        HTTP_1_0("1.0"), HTTP_1_1("1.1");

        private final String number;

        Http(String number) {
            this.number = number;
        }

        /** As in files and on the request line: {@code 1.0} or {@code 1.1}. */
        public String number() {
            return number;
        }
    }

    /** What connections are opened to. */
    public sealed interface Route {

        /** The host and port of the URL. */
        record Direct() implements Route {
        }

        /**
         * An HTTP proxy, ab's {@code -X}: asked with the absolute URI, or by CONNECT for {@code https}.
         *
         * @param address {@code host:port} as {@link Authority} reads it
         */
        record Proxy(String address) implements Route {
        }

        /**
         * A Unix domain socket on this machine, curl's {@code --unix-socket}.
         *
         * @param path at most 107 bytes in UTF-8
         */
        record UnixSocket(String path) implements Route {
        }

        /**
         * Another server than the URL's, curl's {@code --connect-to}; Host header and TLS name stay the URL's.
         *
         * @param address {@code host:port} as {@link Authority} reads it
         */
        record ConnectTo(String address) implements Route {
        }
    }

    /**
     * Options of the sockets.
     *
     * @param noDelay            TCP_NODELAY: send small requests at once
     * @param sendBufferBytes    SO_SNDBUF, 1 or more; the system's own choice if empty
     * @param receiveBufferBytes SO_RCVBUF, likewise
     * @param localAddresses     numeric addresses of this machine to connect from, in turn, none twice; the system's
     *                           choice if none. Several multiply the ports there are: on loopback all of 127.0.0.0/8
     *                           may be used. Not with a Unix socket
     */
    public record Sockets(boolean noDelay, OptionalInt sendBufferBytes, OptionalInt receiveBufferBytes,
                          List<String> localAddresses) {
        public static final Sockets DEFAULT = new Sockets(true, OptionalInt.empty(), OptionalInt.empty(), List.of());

        public Sockets {
            localAddresses = List.copyOf(localAddresses);
        }
    }

    /**
     * TLS for {@code https} targets.
     *
     * @param verify      check the server's certificate and name; otherwise any will do, as with ab
     * @param serverName  send the host's name (SNI)
     * @param resume      resume sessions, so that only the first handshake of a client is a full one
     * @param protocols   to offer, of {@code TLSv1.3}, {@code TLSv1.2}, {@code TLSv1.1} and {@code TLSv1}; the
     *                    library's own choice if none
     * @param ciphers     to offer, by their OpenSSL or IANA names; likewise
     * @param certificate the client's own, if the server asks for one
     */
    public record Tls(boolean verify, boolean serverName, boolean resume, List<String> protocols, List<String> ciphers,
                      Optional<ClientCertificate> certificate) {
        public static final Tls DEFAULT = new Tls(false, true, true, List.of(), List.of(), Optional.empty());

        public Tls {
            protocols = List.copyOf(protocols);
            ciphers = List.copyOf(ciphers);
        }
    }

    /**
     * A client's certificate, ab's {@code -E}.
     *
     * @param chain path of a PEM file with the certificate, and those that sign it
     * @param key   path of a PEM file with its private key, not encrypted (PKCS #8); may be the same file
     */
    public record ClientCertificate(String chain, String key) {
    }
}
