package dev.tacho.ui.editor;

import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.Field;
import java.util.Optional;

/** The connections of the form. */
final class ConnectionReader {
    private static final String BETWEEN = ",\\s";
    /** OpenSSL's own lists have colons. */
    private static final String BETWEEN_CIPHERS = ",:\\s";

    private final ConnectionForm form;
    private final Typed typed;

    ConnectionReader(ConnectionForm form, Typed typed) {
        this.form = form;
        this.typed = typed;
    }

    /** @param before what the form was filled from or read as last */
    Connection read(Connection before) {
        return new Connection(form.keepAlive(), form.http(), typed.seconds(Field.TIMEOUT, before.timeoutSeconds()),
                typed.intOrNone(Field.REQUESTS_PER_CONNECTION, before.requestsPerConnection()),
                form.followRedirects(), route(), sockets(before.sockets()), tls());
    }

    private Route route() {
        String to = typed.text(Field.ROUTE);
        return switch (form.route()) {
            case DIRECT -> new Route.Direct();
            case PROXY -> new Route.Proxy(to);
            case UNIX_SOCKET -> new Route.UnixSocket(to);
            case CONNECT_TO -> new Route.ConnectTo(to);
        };
    }

    private Sockets sockets(Sockets before) {
        return new Sockets(form.noDelay(), typed.intOrNone(Field.SEND_BUFFER, before.sendBufferBytes()),
                typed.intOrNone(Field.RECEIVE_BUFFER, before.receiveBufferBytes()),
                typed.list(Field.LOCAL_ADDRESSES, BETWEEN));
    }

    private Tls tls() {
        String chain = typed.text(Field.TLS_CERTIFICATE);
        String key = typed.text(Field.TLS_KEY);
        return new Tls(form.verify(), form.serverName(), form.resume(), typed.list(Field.TLS_PROTOCOLS, BETWEEN),
                typed.list(Field.TLS_CIPHERS, BETWEEN_CIPHERS), chain.isEmpty() && key.isEmpty() ? Optional.empty()
                : Optional.of(new ClientCertificate(chain, key)));
    }
}
