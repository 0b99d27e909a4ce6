package dev.tacho.plan;

import java.net.InetAddress;
import java.util.List;
import java.util.Optional;

/**
 * How connections are made and used.
 *
 * @param via                   what they are opened to
 * @param keepAlive             reuse them
 * @param requestsPerConnection with {@code keepAlive}, after how many a new one is opened; {@link Integer#MAX_VALUE}
 *                              without a limit
 * @param followRedirects       follow 3xx responses on the same server
 * @param noDelay               TCP_NODELAY
 * @param sendBufferBytes       SO_SNDBUF; 0 for the system's choice
 * @param receiveBufferBytes    SO_RCVBUF; likewise
 * @param localAddresses        to connect from, in turn; none for the system's choice
 * @param tls                   given exactly if the target is {@code https}
 */
public record Dialing(Via via, boolean keepAlive, int requestsPerConnection, boolean followRedirects, boolean noDelay,
                      int sendBufferBytes, int receiveBufferBytes, List<InetAddress> localAddresses,
                      Optional<Tls> tls) {
    public Dialing {
        localAddresses = List.copyOf(localAddresses);
    }

    static Dialing direct(boolean keepAlive) {
        return new Dialing(new Via.Direct(), keepAlive, Integer.MAX_VALUE, false, true, 0, 0, List.of(),
                Optional.empty());
    }

    /** What connections are opened to. */
    public sealed interface Via {

        /** The endpoint itself. */
        record Direct() implements Via {
        }

        /** A proxy; with TLS it is asked for a tunnel, and without, requests hold the absolute URI. */
        record Proxy(Endpoint proxy) implements Via {
        }

        record UnixSocket(String path) implements Via {
        }

        /** Another server, which is spoken to as if it were the endpoint. */
        record Instead(Endpoint server) implements Via {
        }
    }

    /**
     * TLS.
     *
     * @param verify           check the server's certificate and name
     * @param serverName       send the host's name (SNI)
     * @param resume           resume sessions
     * @param protocols        to offer; the library's choice if none
     * @param ciphers          to offer; likewise
     * @param certificateChain path of the client's certificate in PEM, with {@code privateKey}
     * @param privateKey       path of its key in PEM
     */
    public record Tls(boolean verify, boolean serverName, boolean resume, List<String> protocols, List<String> ciphers,
                      Optional<String> certificateChain, Optional<String> privateKey) {
        public Tls {
            protocols = List.copyOf(protocols);
            ciphers = List.copyOf(ciphers);
        }
    }
}
