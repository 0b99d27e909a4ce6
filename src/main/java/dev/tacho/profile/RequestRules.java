package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Body;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What makes a request one that can be written down as HTTP. */
final class RequestRules {
    /** RFC 9110, 5.6.2. */
    static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Set<String> KNOWN_METHODS =
            Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE");
    private static final int MAX_WEIGHT = 1_000_000;
    private final Findings findings;
    private final TemplateRules templates;

    RequestRules(Findings findings, TemplateRules templates) {
        this.findings = findings;
        this.templates = templates;
    }

    /** In the order of the form. Looks at the body file, if there is one, but reads no more than its start. */
    void check(RequestSpec request) {
        method(request.method());
        HeaderRules headers = new HeaderRules(findings, templates);
        headers.headers(request.headers());
        body(request.body());
        if (!(request.body() instanceof Body.None)) {
            contentType(request.contentType());
        }
        request.path().ifPresent(this::path);
        findings.require(request.weight() >= 1 && request.weight() <= MAX_WEIGHT, Field.WEIGHT, "weight.range",
                Integer.toString(MAX_WEIGHT));
        headers.cookies(request);
        headers.basicAuth(request);
    }

    private void method(String method) {
        String upper = method.toUpperCase(Locale.ROOT);
        if (method.isEmpty()) {
            findings.add(Field.METHOD, "method.empty");
        } else if (!TOKEN.matcher(method).matches()) {
            findings.add(Field.METHOD, "method.token", Source.quoted(method));
        } else if (upper.equals("CONNECT")) {
            findings.add(Field.METHOD, "method.connect");
        } else if (!method.equals(upper) && KNOWN_METHODS.contains(upper)) {
            findings.add(Field.METHOD, "method.case", upper);
        }
    }

    private void body(Body body) {
        try {
            switch (body) {
                case Body.None() -> { }
                case Body.Inline(String text) -> templates.check(Field.BODY, text);
                case Body.FromFile file -> BodyFile.check(file);
                case Body.Lines lines -> BodyFile.check(lines);
            }
        } catch (IOException e) {
            findings.say(Field.BODY, e.getMessage());
        }
    }

    private void contentType(String contentType) {
        if (contentType.isBlank()) {
            findings.add(Field.CONTENT_TYPE, "contentType.empty");
        } else if (contentType.chars().anyMatch(Character::isISOControl)) {
            findings.add(Field.CONTENT_TYPE, "contentType.control");
        }
    }

    /** What a placeholder is filled with may be anything: it is encoded then. */
    private void path(String path) {
        if (!path.startsWith("/")) {
            findings.add(Field.PATH, "path.slash");
            return;
        }
        Optional<Template> template = templates.check(Field.PATH, path);
        try {
            for (Template.Part part : template.map(Template::parts).orElse(List.of())) {
                if (part instanceof Template.Part.Text(String text)) {
                    HttpUrl.target(text);
                }
            }
        } catch (IllegalArgumentException e) {
            findings.say(Field.PATH, e.getMessage());
        }
    }
}
