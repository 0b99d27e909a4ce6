package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What makes a request one that can be written down as HTTP. */
final class RequestRules {
    private static final Texts TEXTS = Texts.of("profile");
    /** RFC 9110, 5.6.2. */
    private static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Set<String> KNOWN_METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");
    private final List<Problem> problems = new ArrayList<>();

    private RequestRules() {
    }

    static List<Problem> problems(RequestSpec request) {
        RequestRules rules = new RequestRules();
        rules.method(request.method());
        rules.headers(request.headers());
        if (request.body() instanceof Body.FromFile file) {
            try {
                BodyFile.checked(file);
            } catch (IOException e) {
                rules.problems.add(new Problem(Field.BODY, e.getMessage()));
            }
        }
        if (!(request.body() instanceof Body.None)) {
            rules.contentType(request.contentType());
        }
        return rules.problems;
    }

    private void method(String method) {
        String upper = method.toUpperCase(Locale.ROOT);
        if (method.isEmpty()) {
            add(Field.METHOD, "method.empty");
        } else if (!TOKEN.matcher(method).matches()) {
            add(Field.METHOD, "method.token", Source.quoted(method));
        } else if (upper.equals("CONNECT")) {
            add(Field.METHOD, "method.connect");
        } else if (!method.equals(upper) && KNOWN_METHODS.contains(upper)) {
            add(Field.METHOD, "method.case", upper);
        }
    }

    private void headers(List<Header> headers) {
        Set<String> seen = new HashSet<>();
        int number = 0;
        for (Header header : headers) {
            number++;
            String name = header.name();
            String shown = Source.quoted(name);
            if (name.isEmpty()) {
                add(Field.HEADERS, "header.noName", Integer.toString(number));
            } else if (!TOKEN.matcher(name).matches()) {
                add(Field.HEADERS, "header.token", shown);
            } else if (header.value().chars().anyMatch(c -> Character.isISOControl(c) && c != '\t')) {
                add(Field.HEADERS, "header.control", shown);
            }
            switch (name.toLowerCase(Locale.ROOT)) {
                case "content-length" -> add(Field.HEADERS, "header.contentLength");
                case "transfer-encoding" -> add(Field.HEADERS, "header.transferEncoding");
                case "connection" -> add(Field.HEADERS, "header.connection");
                case String lower when !seen.add(lower) && lower.equals("host") ->
                        add(Field.HEADERS, "header.hostTwice");
                default -> { }
            }
        }
    }

    private void contentType(String contentType) {
        if (contentType.isBlank()) {
            add(Field.CONTENT_TYPE, "contentType.empty");
        } else if (contentType.chars().anyMatch(Character::isISOControl)) {
            add(Field.CONTENT_TYPE, "contentType.control");
        }
    }

    private void add(Field field, String key, Object... arguments) {
        problems.add(new Problem(field, TEXTS.get(key, arguments)));
    }
}
