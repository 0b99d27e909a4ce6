package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Header;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What makes the lines between the request line and the body ones that every server reads alike. */
final class HeaderRules {
    private final Findings findings;
    private final TemplateRules templates;

    HeaderRules(Findings findings, TemplateRules templates) {
        this.findings = findings;
        this.templates = templates;
    }

    void headers(List<Header> headers) {
        Set<String> seen = new HashSet<>();
        int number = 0;
        for (Header header : headers) {
            number++;
            String name = header.name();
            String shown = Source.quoted(name);
            if (name.isEmpty()) {
                findings.add(Field.HEADERS, "header.noName", Integer.toString(number));
            } else if (!RequestRules.TOKEN.matcher(name).matches()) {
                findings.add(Field.HEADERS, "header.token", shown);
            } else if (header.value().chars().anyMatch(c -> Character.isISOControl(c) && c != '\t')) {
                findings.add(Field.HEADERS, "header.control", shown);
            } else {
                templates.check(Field.HEADERS, header.value());
            }
            switch (name.toLowerCase(Locale.ROOT)) {
                case "content-length" -> findings.add(Field.HEADERS, "header.contentLength");
                case "transfer-encoding" -> findings.add(Field.HEADERS, "header.transferEncoding");
                case "connection" -> findings.add(Field.HEADERS, "header.connection");
                case String lower when !seen.add(lower) && lower.equals("host") ->
                        findings.add(Field.HEADERS, "header.hostTwice");
                default -> { }
            }
        }
    }

    void cookies(RequestSpec request) {
        for (String cookie : request.cookies()) {
            String name = cookie.substring(0, Math.max(0, cookie.indexOf('=')));
            String shown = Source.quoted(cookie);
            if (!RequestRules.TOKEN.matcher(name).matches()) {
                findings.add(Field.COOKIES, "cookie.form", shown);
            } else if (cookie.indexOf(';') >= 0) {
                findings.add(Field.COOKIES, "cookie.semicolon", shown);
            } else if (cookie.chars().anyMatch(Character::isISOControl)) {
                findings.add(Field.COOKIES, "cookie.control", name);
            } else {
                templates.check(Field.COOKIES, cookie.substring(name.length() + 1));
            }
        }
        findings.require(request.cookies().isEmpty() || !holds(request, "Cookie"), Field.COOKIES, "cookie.header");
    }

    void basicAuth(RequestSpec request) {
        if (request.basicAuth().isEmpty()) {
            return;
        }
        String user = request.basicAuth().get();
        if (user.indexOf(':') < 0) {
            findings.add(Field.BASIC_AUTH, "basicAuth.form");
        } else if (user.chars().anyMatch(Character::isISOControl)) {
            findings.add(Field.BASIC_AUTH, "basicAuth.control");
        }
        findings.require(!holds(request, "Authorization"), Field.BASIC_AUTH, "basicAuth.header");
    }

    private static boolean holds(RequestSpec request, String name) {
        return request.headers().stream().anyMatch(header -> header.name().equalsIgnoreCase(name));
    }
}
