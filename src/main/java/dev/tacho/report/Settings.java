package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.chart.LoadWords;
import dev.tacho.profile.AbCommand;
import dev.tacho.profile.Checks;
import dev.tacho.profile.Checks.NumberRange;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.profile.ProfileFile;
import dev.tacho.profile.Target;
import dev.tacho.report.Section.Block.Table;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;

/** What was asked for, in words. */
final class Settings {
    private static final Texts TEXTS = Texts.of("report");

    private Settings() {
    }

    static String command(Result result) {
        return AbCommand.of(withoutPasswords(result.profile()));
    }

    /** The profile as a file that repeats the run, but for its passwords. */
    static String exact(Result result) {
        return ProfileFile.json(withoutPasswords(result.profile()));
    }

    /** They stay where they are: a report goes to others. */
    private static Profile withoutPasswords(Profile profile) {
        return profile.withRequests(profile.requests().stream().map(RequestRows::withoutPasswords).toList());
    }

    static Table table(Result result) {
        Profile profile = result.profile();
        Rows rows = new Rows(TEXTS.get("settings.setting"), TEXTS.get("settings.value"));
        if (!profile.description().isBlank()) {
            rows.add(TEXTS.get("settings.description"), profile.description());
        }
        rows.add(TEXTS.get("settings.target"), target(result));
        load(rows, result);
        return rows.words();
    }

    /** All but what it is called and what it is aimed at. */
    static Table load(Result result) {
        Rows rows = new Rows(TEXTS.get("settings.setting"), TEXTS.get("settings.value"));
        load(rows, result);
        return rows.words();
    }

    private static void load(Rows rows, Result result) {
        Profile profile = result.profile();
        if (profile.target() instanceof Target.Server(_, Launch launch) && !launch.cores().isEmpty()) {
            rows.add(TEXTS.get("server.cores"), launch.cores());
        }
        RequestRows.add(rows, withoutPasswords(profile));
        load(rows, profile.load());
        window(rows, profile);
        rows.add(TEXTS.get("settings.connections"), connections(profile.connection()));
        LoadWords.specialties(profile.connection()).forEach(words -> rows.add(TEXTS.get("settings.further"), words));
        if (WebbenchReport.secure(result)) {
            rows.add(TEXTS.get("settings.tls"), String.join("; ", LoadWords.tls(profile.connection().tls())));
        }
        rows.add(TEXTS.get("settings.timeout"), Figures.nanos(profile.connection().timeoutSeconds() * 1e9));
        checks(rows, profile.checks());
    }

    static String target(Result result) {
        return switch (result.profile().target()) {
            case Target.Url url -> url.url();
            case Target.Server server -> server.url(result.document().port());
            case Target.Demo demo -> TEXTS.get("settings.demo", demo.path());
        };
    }

    private static void load(Rows rows, Load load) {
        switch (load) {
            case Load.Closed closed -> {
                rows.add(TEXTS.get("settings.concurrency"), Figures.count(closed.concurrency()));
                closed.requests().ifPresent(count -> rows.add(TEXTS.get("settings.requests"), Figures.count(count)));
                closed.durationSeconds().ifPresent(seconds -> seconds(rows, TEXTS.get("settings.duration"), seconds));
                if (closed.thinkSeconds() > 0) {
                    seconds(rows, TEXTS.get("settings.think"), closed.thinkSeconds());
                }
            }
            case Load.Open open -> {
                rows.add(TEXTS.get("settings.rate"), LoadWords.stages(open.stages()));
                rows.add(TEXTS.get("settings.arrivals"), LoadWords.arrivals(open.arrivals()));
                rows.add(TEXTS.get("settings.inFlight"), Figures.count(open.maxInFlight()));
            }
        }
    }

    private static void window(Rows rows, Profile profile) {
        if (profile.window().warmUpSeconds() > 0) {
            seconds(rows, TEXTS.get("settings.warmUp"), profile.window().warmUpSeconds());
        }
        seconds(rows, TEXTS.get("settings.coolDown"), profile.window().coolDownSeconds());
    }

    private static void seconds(Rows rows, String name, double seconds) {
        rows.add(name, Figures.nanos(seconds * 1e9));
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
        checks.bodyNumber().ifPresent(range -> rows.add(TEXTS.get("settings.number"), TEXTS.get("settings.number.range",
                NumberRange.written(range.least()), NumberRange.written(range.most()))));
    }
}
