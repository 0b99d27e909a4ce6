package dev.tacho.profile;

import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** What makes connections ones that can be opened. */
final class ConnectionRules {
    private static final double MAX_TIMEOUT_SECONDS = 3600;
    /** What fits sun_path of unix(7), less the zero at its end. */
    private static final int MAX_SOCKET_PATH_BYTES = 107;
    private final Findings findings;

    ConnectionRules(Findings findings) {
        this.findings = findings;
    }

    void check(Connection connection) {
        double timeout = connection.timeoutSeconds();
        findings.require(timeout > 0 && timeout <= MAX_TIMEOUT_SECONDS, Field.TIMEOUT, "timeout.range");
        if (connection.requestsPerConnection().isPresent()) {
            findings.require(connection.requestsPerConnection().getAsInt() >= 1, Field.REQUESTS_PER_CONNECTION,
                    "requestsPerConnection.range");
            findings.require(connection.keepAlive(), Field.REQUESTS_PER_CONNECTION, "requestsPerConnection.closed");
        }
        route(connection.route());
        sockets(connection.sockets(), connection.route());
        new TlsRules(findings).check(connection.tls());
    }

    private void route(Route route) {
        try {
            switch (route) {
                case Route.Direct() -> { }
                case Route.Proxy(String address) -> Authority.parse(address);
                case Route.ConnectTo(String address) -> Authority.parse(address);
                case Route.UnixSocket(String path) -> socket(path);
            }
        } catch (IllegalArgumentException e) {
            findings.say(Field.ROUTE, e.getMessage());
        }
    }

    /** Whether it is there is seen when the run begins: the server may not have started yet. */
    private void socket(String path) {
        if (path.isBlank()) {
            findings.add(Field.ROUTE, "socket.none");
        } else if (path.chars().anyMatch(Character::isISOControl)) {
            findings.add(Field.ROUTE, "socket.control");
        } else {
            int length = path.getBytes(StandardCharsets.UTF_8).length;
            findings.require(length <= MAX_SOCKET_PATH_BYTES, Field.ROUTE, "socket.long", Integer.toString(length),
                    Integer.toString(MAX_SOCKET_PATH_BYTES));
        }
    }

    private void sockets(Sockets sockets, Route route) {
        findings.require(positive(sockets.sendBufferBytes()), Field.SEND_BUFFER, "buffer.range");
        findings.require(positive(sockets.receiveBufferBytes()), Field.RECEIVE_BUFFER, "buffer.range");
        List<String> addresses = sockets.localAddresses();
        Set<String> seen = new HashSet<>();
        for (String address : addresses) {
            if (!Authority.numeric(address)) {
                findings.add(Field.LOCAL_ADDRESSES, "local.numeric", Source.quoted(address));
            } else {
                findings.require(seen.add(address), Field.LOCAL_ADDRESSES, "local.twice", address);
            }
        }
        findings.require(addresses.isEmpty() || !(route instanceof Route.UnixSocket), Field.LOCAL_ADDRESSES,
                "local.socket");
    }

    private static boolean positive(OptionalInt bytes) {
        return bytes.isEmpty() || bytes.getAsInt() >= 1;
    }
}
