package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.text.Texts;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/** What was sent, as rows of the settings. */
final class RequestRows {
    private static final Texts TEXTS = Texts.of("report");

    private static final Set<String> SECRET = Set.of("authorization", "proxy-authorization");

    private RequestRows() {
    }

    static void add(Rows rows, Profile profile) {
        boolean several = profile.requests().size() > 1;
        long weights = profile.requests().stream().mapToLong(RequestSpec::weight).sum();
        for (RequestSpec request : profile.requests()) {
            if (several) {
                rows.add(TEXTS.get("settings.share"), TEXTS.get("settings.share.value", request.method(),
                        request.path().orElse(TEXTS.get("settings.share.ownPath")),
                        Figures.percent(100.0 * request.weight() / weights)));
            } else {
                rows.add(TEXTS.get("settings.method"), request.method());
                request.path().ifPresent(path -> rows.add(TEXTS.get("settings.path"), path));
            }
            details(rows, request);
        }
        profile.data().ifPresent(data -> rows.add(TEXTS.get("settings.data"),
                TEXTS.get("settings.data.value", data.path(), order(data.order()))));
    }

    private static void details(Rows rows, RequestSpec request) {
        for (RequestSpec.Header header : request.headers()) {
            rows.add(TEXTS.get("settings.header"), header.name() + ": " + header.value());
        }
        request.cookies().forEach(cookie -> rows.add(TEXTS.get("settings.cookie"), cookie));
        request.basicAuth().ifPresent(credentials ->
                rows.add(TEXTS.get("settings.user"), user(credentials)));
        switch (request.body()) {
            case Body.None _ -> { }
            case Body.Inline inline -> rows.add(TEXTS.get("settings.body"), TEXTS.get("settings.body.inline",
                    Figures.bytes(inline.text().getBytes(StandardCharsets.UTF_8).length), request.contentType()));
            case Body.Lines lines -> rows.add(TEXTS.get("settings.body"), TEXTS.get("settings.body.lines",
                    lines.path(), order(lines.order()), request.contentType()));
            case Body.FromFile file -> rows.add(TEXTS.get("settings.body"),
                    TEXTS.get("settings.body.file", file.path(), request.contentType()));
        }
    }

    /** A report goes to others; what opens doors stays where it is. */
    static RequestSpec withoutPasswords(RequestSpec request) {
        String hidden = TEXTS.get("settings.password");
        return new RequestSpec(request.method(), request.headers().stream().map(header ->
                SECRET.contains(header.name().toLowerCase(Locale.ROOT)) ? new RequestSpec.Header(header.name(), hidden)
                        : header).toList(),
                request.body(), request.contentType(), request.path(), request.weight(), request.cookies(),
                request.basicAuth().map(credentials -> user(credentials) + ":" + hidden));
    }

    /** The part before the password. */
    private static String user(String credentials) {
        return credentials.split(":", 2)[0];
    }

    private static String order(RequestSpec.Order order) {
        return switch (order) {
            case SEQUENTIAL -> TEXTS.get("settings.order.sequential");
            case RANDOM -> TEXTS.get("settings.order.random");
        };
    }
}
