package dev.tacho.profile;

import dev.tacho.profile.Connection.ClientCertificate;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.Connection.Sockets;
import dev.tacho.profile.Connection.Tls;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A profile while another tool's command line is being read, one option after the other. */
final class Draft {
    private static final Texts TEXTS = Texts.of("profile");

    String url = "";
    String method = "";
    Body body = new Body.None();
    String contentType = RequestSpec.DEFAULT_CONTENT_TYPE;
    final List<Header> headers = new ArrayList<>();
    final List<String> cookies = new ArrayList<>();
    Optional<String> basicAuth = Optional.empty();
    Load load = Load.Closed.starter();
    Window window = Window.DEFAULT;
    boolean keepAlive = true;
    Http http = Http.HTTP_1_1;
    double timeoutSeconds = Connection.DEFAULT_TIMEOUT_SECONDS;
    boolean followRedirects;
    Route route = new Route.Direct();
    OptionalInt bufferBytes = OptionalInt.empty();
    List<String> localAddresses = List.of();
    boolean verify;
    boolean serverName = true;
    boolean resume = true;
    List<String> protocols = List.of();
    List<String> ciphers = List.of();
    Optional<ClientCertificate> certificate = Optional.empty();
    Checks checks = Checks.none();
    /** What has no counterpart here, in words. */
    final List<String> untranslated = new ArrayList<>();

    /** @throws IllegalArgumentException in the user's words, if there is no colon */
    void header(String option, String line) {
        int colon = line.indexOf(':');
        if (colon <= 0) {
            throw new IllegalArgumentException(TEXTS.get("line.header", option, Source.quoted(line)));
        }
        headers.add(new Header(line.substring(0, colon).strip(), literal(line.substring(colon + 1).strip())));
    }

    void untranslated(String option, String key) {
        untranslated.add(TEXTS.get("line.item", option, TEXTS.get(key)));
    }

    /** A word that no option wanted: the URL, or else an option that is not known. */
    void urlOr(String word) {
        if (word.startsWith("-")) {
            untranslated(word, "line.none");
        } else if (url.isEmpty()) {
            url = word;
        } else {
            untranslated(Source.quoted(word), "line.second");
        }
    }

    /** @throws IllegalArgumentException in the user's words, if there is no URL */
    Translation translation(String tool) {
        if (url.isEmpty()) {
            throw new IllegalArgumentException(TEXTS.get("line.nothing", tool));
        }
        return new Translation(profile(), untranslated);
    }

    /** With what of it is a placeholder here and was none there taken for itself. */
    static String literal(String text) {
        return text.replace("${", "$${");
    }

    private String method() {
        return !method.isEmpty() ? method : body instanceof Body.None ? "GET" : "POST";
    }

    Profile profile() {
        String target = url.indexOf("://") >= 0 ? url : "http://" + url;
        String name = url.length() <= Rules.MAX_NAME_LENGTH ? url : url.substring(0, Rules.MAX_NAME_LENGTH);
        RequestSpec request = new RequestSpec(method(), headers, body, contentType, Optional.empty(), 1, cookies,
                basicAuth);
        Connection connection = new Connection(keepAlive, http, timeoutSeconds, OptionalInt.empty(), followRedirects,
                route, new Sockets(true, bufferBytes, bufferBytes, localAddresses),
                new Tls(verify, serverName, resume, protocols, ciphers, certificate));
        return new Profile(name, "", new Target.Url(target), List.of(request), Optional.empty(), load, window,
                connection, checks);
    }
}
