package dev.tacho.plan;

import dev.tacho.profile.BodyFile;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.text.Version;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes the one request of a plan: head and body. */
final class RequestBytes {
    private static final int DEFAULT_PORT = 80;
    private static final String CONTENT_TYPE = "Content-Type";

    private RequestBytes() {
    }

    static WireRequest of(Endpoint endpoint, String target, RequestSpec spec, Connection connection)
            throws IOException {
        boolean hasBody = !(spec.body() instanceof Body.None);
        byte[] body = switch (spec.body()) {
            case Body.None() -> new byte[0];
            case Body.Inline(String text) -> text.getBytes(StandardCharsets.UTF_8);
            case Body.FromFile file -> BodyFile.read(file);
            case Body.Lines _ -> throw new IllegalArgumentException("not one request");
        };
        List<Header> headers = withDefaults(endpoint, spec.headers());
        if (hasBody) {
            if (!holds(spec.headers(), CONTENT_TYPE)) {
                headers.add(new Header(CONTENT_TYPE, spec.contentType()));
            }
            headers.add(new Header("Content-Length", Integer.toString(body.length)));
        }
        Http http = connection.http();
        if (connection.keepAlive() && http == Http.HTTP_1_0) {
            headers.add(new Header("Connection", "Keep-Alive"));
        } else if (!connection.keepAlive() && http == Http.HTTP_1_1) {
            headers.add(new Header("Connection", "close"));
        }
        StringBuilder head = new StringBuilder(spec.method() + " " + target + " HTTP/" + http.number() + "\r\n");
        headers.forEach(header -> head.append(header.name()).append(": ").append(header.value()).append("\r\n"));
        byte[] start = head.append("\r\n").toString().getBytes(StandardCharsets.UTF_8);
        byte[] bytes = Arrays.copyOf(start, start.length + body.length);
        System.arraycopy(body, 0, bytes, start.length, body.length);
        return new WireRequest(spec.method(), target, bytes);
    }

    private static List<Header> withDefaults(Endpoint endpoint, List<Header> given) {
        boolean bracketed = endpoint.host().indexOf(':') >= 0;
        String bareHost = bracketed ? "[" + endpoint.host() + "]" : endpoint.host();
        List<Header> headers = new ArrayList<>(List.of(
                new Header("Host", endpoint.port() == DEFAULT_PORT ? bareHost : endpoint.authority()),
                new Header("User-Agent", "Tacho/" + Version.NUMBER),
                new Header("Accept", "*/*")));
        headers.removeIf(header -> holds(given, header.name()));
        headers.addAll(given);
        return headers;
    }

    private static boolean holds(List<Header> headers, String name) {
        return headers.stream().anyMatch(header -> header.name().equalsIgnoreCase(name));
    }
}
