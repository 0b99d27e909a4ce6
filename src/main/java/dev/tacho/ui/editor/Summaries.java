package dev.tacho.ui.editor;

import dev.tacho.chart.Figures;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.profile.Target;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.NumberText;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What is set in each folded part of the form, in a few words. */
final class Summaries {
    private static final Texts TEXTS = Texts.of("ui");
    private static final String SECURE = "https:";

    private Summaries() {
    }

    static String request(RequestForm request) {
        List<String> words = new ArrayList<>();
        String path = request.texts().get(Field.PATH).strip();
        if (!path.isEmpty()) {
            words.add(path);
        }
        if (!request.texts().get(Field.COOKIES).isBlank()) {
            words.add(TEXTS.get("editor.summary.cookies"));
        }
        if (!request.texts().get(Field.BASIC_AUTH).isBlank()) {
            words.add(TEXTS.get("editor.summary.basicAuth"));
        }
        return joined(words, TEXTS.get("editor.summary.none"));
    }

    static String data(Profile profile) {
        return profile.data().map(Summaries::data).orElseGet(() -> TEXTS.get("editor.summary.placeholders"));
    }

    private static String data(DataFile data) {
        String file = fileName(data.path());
        return data.order() == Order.RANDOM ? TEXTS.get("editor.summary.data.random", file)
                : TEXTS.get("editor.summary.data", file);
    }

    static String pauses(Profile profile) {
        List<String> words = new ArrayList<>();
        if (profile.window().warmUpSeconds() > 0) {
            words.add(TEXTS.get("editor.summary.warmUp", NumberText.of(profile.window().warmUpSeconds())));
        }
        words.add(TEXTS.get("editor.summary.coolDown", NumberText.of(profile.window().coolDownSeconds())));
        if (profile.load() instanceof Load.Closed closed && closed.thinkSeconds() > 0) {
            words.add(TEXTS.get("editor.summary.think", NumberText.of(closed.thinkSeconds())));
        }
        return joined(words, "");
    }

    static String reuse(Profile profile) {
        Connection connection = profile.connection();
        List<String> words = new ArrayList<>();
        connection.requestsPerConnection().ifPresent(count ->
                words.add(TEXTS.get("editor.summary.perConnection", Figures.count(count))));
        if (connection.followRedirects()) {
            words.add(TEXTS.get("editor.summary.redirects"));
        }
        return joined(words, TEXTS.get("editor.summary.reuse.none"));
    }

    static String route(RouteKind kind) {
        return switch (kind) {
            case DIRECT -> TEXTS.get("editor.route.direct");
            case PROXY -> TEXTS.get("editor.route.proxy");
            case UNIX_SOCKET -> TEXTS.get("editor.route.unixSocket");
            case CONNECT_TO -> TEXTS.get("editor.route.connectTo");
        };
    }

    static String sockets(Connection connection) {
        List<String> words = new ArrayList<>();
        switch (connection.route()) {
            case Route.Direct _ -> { }
            case Route.Proxy(String address) -> words.add(TEXTS.get("editor.summary.proxy", address));
            case Route.UnixSocket(String path) -> words.add(TEXTS.get("editor.summary.unixSocket", path));
            case Route.ConnectTo(String address) -> words.add(TEXTS.get("editor.summary.connectTo", address));
        }
        Sockets sockets = connection.sockets();
        int addresses = sockets.localAddresses().size();
        if (addresses == 1) {
            words.add(TEXTS.get("editor.summary.localAddress", sockets.localAddresses().getFirst()));
        } else if (addresses > 1) {
            words.add(TEXTS.get("editor.summary.localAddresses", Figures.count(addresses)));
        }
        if (!sockets.noDelay()) {
            words.add(TEXTS.get("editor.summary.delay"));
        }
        if (sockets.sendBufferBytes().isPresent() || sockets.receiveBufferBytes().isPresent()) {
            words.add(TEXTS.get("editor.summary.buffers"));
        }
        return joined(words, TEXTS.get("editor.summary.direct"));
    }

    static String tls(Profile profile) {
        if (!secure(profile)) {
            return TEXTS.get("editor.summary.tls.unused");
        }
        Tls tls = profile.connection().tls();
        List<String> words = new ArrayList<>();
        words.add(tls.verify() ? TEXTS.get("editor.summary.tls.verify") : TEXTS.get("editor.summary.tls.trust"));
        words.addAll(tls.protocols());
        if (!tls.ciphers().isEmpty()) {
            words.add(TEXTS.get("editor.summary.tls.ciphers", Figures.count(tls.ciphers().size())));
        }
        if (!tls.serverName()) {
            words.add(TEXTS.get("editor.summary.tls.noName"));
        }
        if (!tls.resume()) {
            words.add(TEXTS.get("editor.summary.tls.noResume"));
        }
        tls.certificate().ifPresent(own -> words.add(TEXTS.get("editor.summary.tls.certificate",
                fileName(own.chain()))));
        return joined(words, "");
    }

    /** Whether the target is reached over TLS. */
    static boolean secure(Profile profile) {
        return profile != null && profile.target().secure();
    }

    private static String fileName(String path) {
        try {
            Path name = Path.of(path).getFileName();
            return name == null ? path : name.toString();
        } catch (InvalidPathException e) {
            return path;
        }
    }

    private static String joined(List<String> words, String otherwise) {
        return words.isEmpty() ? otherwise : String.join(", ", words);
    }
}
