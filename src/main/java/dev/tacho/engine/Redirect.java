package dev.tacho.engine;

import dev.tacho.plan.Endpoint;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The request that follows a 3xx response (RFC 9110, 15.4). It allocates: a redirect is not the fast path. */
final class Redirect {
    /** How many responses of one request may be redirects; the next counts by its status. */
    static final int LONGEST_CHAIN = 10;
    private static final String END = "\r\n";
    private static final String HEAD_END = "\r\n\r\n";

    /** A request, head and body. */
    record Next(String method, byte[] bytes) {
    }

    private Redirect() {
    }

    static boolean follows(int status) {
        return switch (status) {
            case 301, 302, 303, 307, 308 -> true;
            default -> false;
        };
    }

    /**
     * {@code request} aimed at where {@code location} points. After 303, and as browsers do after 301 and 302, what was
     * a POST becomes a GET without a body.
     *
     * @param server   the only one that is followed to
     * @param secure   whether it is spoken to by TLS
     * @param location value of the Location field without blanks around it, absolute or relative
     * @return null if it leads to another server, or nowhere
     */
    static Next follow(byte[] request, Endpoint server, boolean secure, int status, String location) {
        String text = new String(request, StandardCharsets.ISO_8859_1);
        int headEnd = text.indexOf(HEAD_END) + HEAD_END.length();
        String[] line = text.substring(0, text.indexOf(END)).split(" ", 3);
        boolean absoluteForm = !line[1].startsWith("/");
        String origin = (secure ? "https://" : "http://") + server.authority();
        URI target;
        try {
            URI base = URI.create(absoluteForm ? line[1] : origin + line[1]);
            // java.net.URI resolves by RFC 2396, in which a query alone dropped the last segment of the path.
            target = base.resolve(location.startsWith("?") ? base.getRawPath() + location : location);
        } catch (IllegalArgumentException _) {
            return null;
        }
        if (!leadsTo(target, server, secure)) {
            return null;
        }
        String path = (target.getRawPath().isEmpty() ? "/" : target.getRawPath())
                + (target.getRawQuery() == null ? "" : "?" + target.getRawQuery());
        boolean asGet = status == 303 && !line[0].equals("HEAD")
                || (status == 301 || status == 302) && line[0].equals("POST");
        String fields = text.substring(text.indexOf(END) + END.length(), headEnd);
        if (asGet) {
            fields = Arrays.stream(fields.split(END)).filter(field -> !ofBody(field))
                    .map(field -> field + END).collect(Collectors.joining()) + END;
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(request.length + path.length());
        bytes.writeBytes(((asGet ? "GET" : line[0]) + " " + (absoluteForm ? origin : "") + path + " " + line[2] + END
                + fields).getBytes(StandardCharsets.ISO_8859_1));
        if (!asGet) {
            bytes.write(request, headEnd, request.length - headEnd);
        }
        return new Next(asGet ? "GET" : line[0], bytes.toByteArray());
    }

    private static boolean leadsTo(URI target, Endpoint server, boolean secure) {
        if (target.getHost() == null || target.getRawPath() == null) {
            return false;
        }
        String host = target.getHost().startsWith("[")
                ? target.getHost().substring(1, target.getHost().length() - 1) : target.getHost();
        int usual = secure ? 443 : 80;
        int port = target.getPort() < 0 ? usual : target.getPort();
        return (secure ? "https" : "http").equalsIgnoreCase(target.getScheme()) && port == server.port()
                && host.equalsIgnoreCase(server.host());
    }

    private static boolean ofBody(String field) {
        String name = field.toLowerCase(Locale.ROOT);
        return name.startsWith("content-length:") || name.startsWith("content-type:")
                || name.startsWith("content-encoding:");
    }
}
