package dev.tacho.plan;

import dev.tacho.profile.Authority;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import java.net.InetAddress;
import java.util.Optional;

/** Resolves how connections are made. Asks no name server: local addresses are numeric, and servers stay names. */
final class Dialings {
    private Dialings() {
    }

    /** @throws IllegalArgumentException in the user's words for an address that is none */
    static Dialing of(Connection connection, boolean secure) {
        Sockets sockets = connection.sockets();
        return new Dialing(via(connection.route()), connection.keepAlive(),
                connection.requestsPerConnection().orElse(Integer.MAX_VALUE), connection.followRedirects(),
                sockets.noDelay(), sockets.sendBufferBytes().orElse(0), sockets.receiveBufferBytes().orElse(0),
                sockets.localAddresses().stream().map(InetAddress::ofLiteral).toList(),
                secure ? Optional.of(tls(connection.tls())) : Optional.empty());
    }

    private static Dialing.Via via(Route route) {
        return switch (route) {
            case Route.Direct() -> new Dialing.Via.Direct();
            case Route.Proxy(String address) -> new Dialing.Via.Proxy(endpoint(address));
            case Route.UnixSocket(String path) -> new Dialing.Via.UnixSocket(path);
            case Route.ConnectTo(String address) -> new Dialing.Via.Instead(endpoint(address));
        };
    }

    private static Endpoint endpoint(String address) {
        Authority server = Authority.parse(address);
        return new Endpoint(server.host(), server.port());
    }

    private static Dialing.Tls tls(Connection.Tls tls) {
        return new Dialing.Tls(tls.verify(), tls.serverName(), tls.resume(), tls.protocols(), tls.ciphers(),
                tls.certificate().map(ClientCertificate::chain), tls.certificate().map(ClientCertificate::key));
    }
}
