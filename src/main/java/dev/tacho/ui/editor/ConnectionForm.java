package dev.tacho.ui.editor;

import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.Field;
import dev.tacho.ui.kit.NumberText;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What stands in the form for connections, beside its texts. {@link Field#ROUTE} is the address or path of whichever
 * route is chosen, {@link Field#TLS_CERTIFICATE} the file of the certificate, {@link Field#TLS_KEY} that of its key.
 */
record ConnectionForm(boolean keepAlive, Connection.Http http, boolean followRedirects, RouteKind route,
                      boolean noDelay, boolean verify, boolean serverName, boolean resume) {
    private static final String BETWEEN = ", ";

    /** @param texts gets those of the connection */
    static ConnectionForm of(Connection connection, Map<Field, String> texts) {
        texts.put(Field.TIMEOUT, NumberText.of(connection.timeoutSeconds()));
        texts.put(Field.REQUESTS_PER_CONNECTION, text(connection.requestsPerConnection()));
        Sockets sockets = connection.sockets();
        texts.put(Field.SEND_BUFFER, text(sockets.sendBufferBytes()));
        texts.put(Field.RECEIVE_BUFFER, text(sockets.receiveBufferBytes()));
        texts.put(Field.LOCAL_ADDRESSES, text(sockets.localAddresses()));
        Tls tls = connection.tls();
        texts.put(Field.TLS_PROTOCOLS, text(tls.protocols()));
        texts.put(Field.TLS_CIPHERS, text(tls.ciphers()));
        texts.put(Field.TLS_CERTIFICATE, tls.certificate().map(Connection.ClientCertificate::chain).orElse(""));
        texts.put(Field.TLS_KEY, tls.certificate().map(Connection.ClientCertificate::key).orElse(""));
        return new ConnectionForm(connection.keepAlive(), connection.http(), connection.followRedirects(),
                route(connection.route(), texts), sockets.noDelay(), tls.verify(), tls.serverName(), tls.resume());
    }

    private static RouteKind route(Route route, Map<Field, String> texts) {
        texts.put(Field.ROUTE, switch (route) {
            case Route.Direct _ -> "";
            case Route.Proxy(String address) -> address;
            case Route.UnixSocket(String path) -> path;
            case Route.ConnectTo(String address) -> address;
        });
        return switch (route) {
            case Route.Direct _ -> RouteKind.DIRECT;
            case Route.Proxy _ -> RouteKind.PROXY;
            case Route.UnixSocket _ -> RouteKind.UNIX_SOCKET;
            case Route.ConnectTo _ -> RouteKind.CONNECT_TO;
        };
    }

    private static String text(OptionalInt number) {
        return number.isPresent() ? NumberText.of(number.getAsInt()) : "";
    }

    private static String text(List<String> names) {
        return String.join(BETWEEN, names);
    }
}
