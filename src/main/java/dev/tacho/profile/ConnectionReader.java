package dev.tacho.profile;

import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How requests travel, from JSON; {@link ConnectionWriter} is its mirror. */
final class ConnectionReader {
    static final List<String> KEYS = List.of("keepAlive", "http", "timeoutSeconds", "requestsPerConnection",
            "followRedirects", "proxy", "unixSocket", "connectTo", "sockets", "tls");
    private static final Texts TEXTS = Texts.of("profile");

    private ConnectionReader() {
    }

    static Connection connection(Section section) throws IOException {
        Connection otherwise = Connection.keptAlive();
        Optional<Section> sockets = section.section("sockets",
                List.of("noDelay", "sendBufferBytes", "receiveBufferBytes", "localAddresses"));
        Optional<Section> tls = section.section("tls",
                List.of("verify", "serverName", "resume", "protocols", "ciphers", "certificate", "key"));
        return new Connection(section.flag("keepAlive", otherwise.keepAlive()), http(section, otherwise.http()),
                section.number("timeoutSeconds").orElse(otherwise.timeoutSeconds()),
                section.integer("requestsPerConnection"),
                section.flag("followRedirects", otherwise.followRedirects()), route(section),
                sockets.isPresent() ? sockets(sockets.get()) : otherwise.sockets(),
                tls.isPresent() ? tls(tls.get()) : otherwise.tls());
    }

    private static Http http(Section section, Http otherwise) throws IOException {
        Optional<String> number = section.text("http");
        return number.isEmpty() ? otherwise : Arrays.stream(Http.values())
                .filter(each -> each.number().equals(number.get())).findFirst()
                .orElseThrow(() -> section.wrong("http", TEXTS.get("http.unknown", Source.quoted(number.get()))));
    }

    private static Route route(Section section) throws IOException {
        List<String> given = Stream.of("proxy", "unixSocket", "connectTo").filter(section::has).toList();
        if (given.isEmpty()) {
            return new Route.Direct();
        }
        if (given.size() > 1) {
            throw section.wrong(given.getLast(), TEXTS.get("route.one"));
        }
        String value = section.requiredText(given.getFirst());
        return switch (given.getFirst()) {
            case "proxy" -> new Route.Proxy(value);
            case "unixSocket" -> new Route.UnixSocket(value);
            default -> new Route.ConnectTo(value);
        };
    }

    private static Sockets sockets(Section section) throws IOException {
        return new Sockets(section.flag("noDelay", Sockets.DEFAULT.noDelay()), section.integer("sendBufferBytes"),
                section.integer("receiveBufferBytes"), section.texts("localAddresses"));
    }

    /** A certificate without a key, or the other way round, is read too: the rules say what is missing. */
    private static Tls tls(Section section) throws IOException {
        Optional<ClientCertificate> certificate = section.has("certificate") || section.has("key")
                ? Optional.of(new ClientCertificate(section.text("certificate").orElse(""),
                section.text("key").orElse(""))) : Optional.empty();
        return new Tls(section.flag("verify", Tls.DEFAULT.verify()),
                section.flag("serverName", Tls.DEFAULT.serverName()), section.flag("resume", Tls.DEFAULT.resume()),
                section.texts("protocols"), section.texts("ciphers"), certificate);
    }
}
