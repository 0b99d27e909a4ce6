package dev.tacho.profile;

import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** How requests travel, to JSON; {@link ConnectionReader} is its mirror. */
final class ConnectionWriter {

    private ConnectionWriter() {
    }

    static void put(ObjectNode node, Connection connection) {
        node.put("keepAlive", connection.keepAlive());
        node.put("http", connection.http().number());
        JsonNumber.put(node, "timeoutSeconds", connection.timeoutSeconds());
        connection.requestsPerConnection().ifPresent(limit -> node.put("requestsPerConnection", limit));
        node.put("followRedirects", connection.followRedirects());
        switch (connection.route()) {
            case Route.Direct() -> { }
            case Route.Proxy(String address) -> node.put("proxy", address);
            case Route.UnixSocket(String path) -> node.put("unixSocket", path);
            case Route.ConnectTo(String address) -> node.put("connectTo", address);
        }
        if (!connection.sockets().equals(Sockets.DEFAULT)) {
            sockets(node.putObject("sockets"), connection.sockets());
        }
        if (!connection.tls().equals(Tls.DEFAULT)) {
            tls(node.putObject("tls"), connection.tls());
        }
    }

    private static void sockets(ObjectNode node, Sockets sockets) {
        node.put("noDelay", sockets.noDelay());
        sockets.sendBufferBytes().ifPresent(bytes -> node.put("sendBufferBytes", bytes));
        sockets.receiveBufferBytes().ifPresent(bytes -> node.put("receiveBufferBytes", bytes));
        list(node, "localAddresses", sockets.localAddresses());
    }

    private static void tls(ObjectNode node, Tls tls) {
        node.put("verify", tls.verify());
        node.put("serverName", tls.serverName());
        node.put("resume", tls.resume());
        list(node, "protocols", tls.protocols());
        list(node, "ciphers", tls.ciphers());
        tls.certificate().ifPresent(certificate ->
                node.put("certificate", certificate.chain()).put("key", certificate.key()));
    }

    private static void list(ObjectNode node, String key, List<String> texts) {
        if (!texts.isEmpty()) {
            texts.forEach(node.putArray(key)::add);
        }
    }
}
