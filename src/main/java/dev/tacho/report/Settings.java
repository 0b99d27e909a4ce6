package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.profile.AbCommand;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.Target;
import dev.tacho.report.Section.Block.Table;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.nio.charset.StandardCharsets;

/** What was asked for, in words. */
final class Settings {
    private static final Texts TEXTS = Texts.of("report");

    private Settings() {
    }

    static String command(Result result) {
        return AbCommand.of(result.profile());
    }

    static Table table(Result result) {
        Profile profile = result.profile();
        Rows rows = new Rows(TEXTS.get("settings.setting"), TEXTS.get("settings.value"));
        if (!profile.description().isBlank()) {
            rows.add(TEXTS.get("settings.description"), profile.description());
        }
        rows.add(TEXTS.get("settings.target"), target(result));
        request(rows, profile.request());
        load(rows, profile.load());
        rows.add(TEXTS.get("settings.connections"), connections(profile.connection()));
        rows.add(TEXTS.get("settings.timeout"), Figures.nanos(profile.connection().timeoutSeconds() * 1e9));
        checks(rows, profile.checks());
        return rows.words();
    }

    static String target(Result result) {
        return switch (result.profile().target()) {
            case Target.Url url -> url.url();
            case Target.Demo demo -> TEXTS.get("settings.demo", demo.path());
        };
    }

    private static void request(Rows rows, RequestSpec request) {
        rows.add(TEXTS.get("settings.method"), request.method());
        for (RequestSpec.Header header : request.headers()) {
            rows.add(TEXTS.get("settings.header"), header.name() + ": " + header.value());
        }
        switch (request.body()) {
            case Body.None _ -> { }
            case Body.Inline inline -> rows.add(TEXTS.get("settings.body"), TEXTS.get("settings.body.inline",
                    Figures.bytes(inline.text().getBytes(StandardCharsets.UTF_8).length), request.contentType()));
            case Body.Lines lines -> rows.add(TEXTS.get("settings.body"),
                    TEXTS.get("settings.body.file", lines.path(), request.contentType()));
            case Body.FromFile file -> rows.add(TEXTS.get("settings.body"),
                    TEXTS.get("settings.body.file", file.path(), request.contentType()));
        }
    }

    private static void load(Rows rows, Load load) {
        switch (load) {
            case Load.Closed closed -> {
                rows.add(TEXTS.get("settings.concurrency"), Figures.count(closed.concurrency()));
                closed.requests().ifPresent(count -> rows.add(TEXTS.get("settings.requests"), Figures.count(count)));
                closed.durationSeconds().ifPresent(seconds ->
                        rows.add(TEXTS.get("settings.duration"), Figures.nanos(seconds * 1e9)));
            }
            case Load.Open open -> rows.add(TEXTS.get("settings.concurrency"), Figures.count(open.maxInFlight()));
        }
    }

    static String connections(Connection connection) {
        String http = connection.http().number();
        return connection.keepAlive() ? TEXTS.get("settings.keepAlive", http)
                : TEXTS.get("settings.connectionPerRequest", http);
    }

    private static void checks(Rows rows, Checks checks) {
        rows.add(TEXTS.get("settings.statuses"), checks.statuses().toString());
        if (checks.sameLength()) {
            rows.add(TEXTS.get("settings.length"), TEXTS.get("settings.length.same"));
        }
        checks.bodyContains().ifPresent(text -> rows.add(TEXTS.get("settings.contains"), text));
    }
}
