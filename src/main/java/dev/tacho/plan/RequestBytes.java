package dev.tacho.plan;

import dev.tacho.plan.Pieces.Place;
import dev.tacho.profile.BodyFile;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Connection.Route;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.HttpUrl;
import dev.tacho.profile.InputFile;
import dev.tacho.profile.InputFile.Purpose;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.Template;
import dev.tacho.text.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;

/** Writes the requests of a plan: head and body, with gaps where something is filled in for each. */
final class RequestBytes {
    private static final int HTTP_PORT = 80;
    private static final int HTTPS_PORT = 443;
    private static final String CONTENT_TYPE = "Content-Type";
    private static final String LINE_END = "\r\n";
    private final HttpUrl url;
    private final Connection connection;
    private final Optional<DataRows> data;

    private RequestBytes(HttpUrl url, Connection connection, Optional<DataRows> data) {
        this.url = url;
        this.connection = connection;
        this.data = data;
    }

    /**
     * @param url   what requests without a path of their own ask for; taken as it is, without placeholders
     * @param specs valid by {@link dev.tacho.profile.Rules}, with {@code data}
     * @param seed  of what is random in them
     * @throws IOException in the user's words if a file cannot be read or used
     */
    static RequestMix mix(HttpUrl url, List<RequestSpec> specs, Optional<DataFile> data, Connection connection,
                          long seed) throws IOException {
        Optional<DataRows> rows = data.isEmpty() ? Optional.empty()
                : Optional.of(DataRows.parse(data.get(), InputFile.whole(data.get().path(), Purpose.DATA)));
        RequestBytes bytes = new RequestBytes(url, connection, rows);
        List<RequestForm> forms = new ArrayList<>();
        for (RequestSpec spec : specs) {
            forms.add(bytes.form(spec));
        }
        return new RequestMix(forms, rows, seed);
    }

    private RequestForm form(RequestSpec spec) throws IOException {
        Pieces body = new Pieces(data);
        Optional<RequestForm.Lines> lines = Optional.empty();
        switch (spec.body()) {
            case Body.None() -> { }
            case Body.Inline(String text) -> body.add(Template.parse(text), Place.BODY);
            case Body.FromFile file -> body.add(new Piece.Fixed(BodyFile.read(file)));
            case Body.Lines(String path, RequestSpec.Order order) -> {
                Values values = BodyLines.parse(path, InputFile.whole(path, Purpose.LINES));
                lines = Optional.of(new RequestForm.Lines(values, order));
                body.add(new Piece.Line(values));
            }
        }
        List<Piece> content = body.done();
        Pieces head = new Pieces(data);
        int targetStart = requestLine(head, spec);
        headers(head, spec);
        boolean fixedBody = content.stream().allMatch(Piece.Fixed.class::isInstance);
        if (!(spec.body() instanceof Body.None)) {
            if (!holds(spec.headers(), CONTENT_TYPE)) {
                line(head, CONTENT_TYPE, spec.contentType());
            }
            head.add("Content-Length: ");
            if (fixedBody) {
                head.add(Integer.toString(content.stream().mapToInt(RequestBytes::length).sum()));
            } else {
                head.add(new Piece.BodyLength());
            }
            head.add(LINE_END);
        }
        connectionHeader(head);
        head.add(LINE_END);
        if (fixedBody) {
            content.forEach(piece -> head.add(((Piece.Fixed) piece).bytes()));
        }
        return new RequestForm(spec.method(), spec.weight(), targetStart, head.done(),
                fixedBody ? List.of() : content, head.rows() || body.rows(), lines);
    }

    /** Returns where path and query begin. A proxy that sees the request is told the server in the same line. */
    private int requestLine(Pieces head, RequestSpec spec) throws IOException {
        boolean proxied = connection.route() instanceof Route.Proxy && !url.secure();
        String before = spec.method() + " " + (proxied ? "http://" + host() : "");
        head.add(before);
        if (spec.path().isPresent()) {
            head.add(Template.parse(spec.path().get()), Place.TARGET);
        } else {
            head.add(url.target());
        }
        head.add(" HTTP/" + connection.http().number() + LINE_END);
        return before.getBytes(StandardCharsets.UTF_8).length;
    }

    private void headers(Pieces head, RequestSpec spec) throws IOException {
        List<Header> defaults = new ArrayList<>(List.of(new Header("Host", host()),
                new Header("User-Agent", "Tacho/" + Version.NUMBER), new Header("Accept", "*/*")));
        defaults.removeIf(header -> holds(spec.headers(), header.name()));
        defaults.forEach(header -> line(head, header.name(), header.value()));
        for (Header header : spec.headers()) {
            head.add(header.name() + ": ").add(Template.parse(header.value()), Place.HEADER).add(LINE_END);
        }
        if (!spec.cookies().isEmpty()) {
            head.add("Cookie: ").add(Template.parse(String.join("; ", spec.cookies())), Place.COOKIE).add(LINE_END);
        }
        spec.basicAuth().ifPresent(user -> line(head, "Authorization", "Basic " + Base64.getEncoder()
                .encodeToString(user.getBytes(StandardCharsets.UTF_8))));
    }

    /** Says only what the version does not say by itself. */
    private void connectionHeader(Pieces head) {
        Http http = connection.http();
        if (connection.keepAlive() && http == Http.HTTP_1_0) {
            line(head, "Connection", "Keep-Alive");
        } else if (!connection.keepAlive() && http == Http.HTTP_1_1) {
            line(head, "Connection", "close");
        }
    }

    private String host() {
        String authority = new Endpoint(url.host(), url.port()).authority();
        return url.port() == (url.secure() ? HTTPS_PORT : HTTP_PORT)
                ? authority.substring(0, authority.lastIndexOf(':')) : authority;
    }

    private static void line(Pieces head, String name, String value) {
        head.add(name + ": " + value + LINE_END);
    }

    private static boolean holds(List<Header> headers, String name) {
        return headers.stream().anyMatch(header -> header.name().equalsIgnoreCase(name));
    }

    private static int length(Piece piece) {
        return ((Piece.Fixed) piece).bytes().length;
    }
}
