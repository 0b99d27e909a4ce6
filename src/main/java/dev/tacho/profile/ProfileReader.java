package dev.tacho.profile;

import dev.tacho.profile.Checks.NumberRange;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** From JSON to a profile; {@link ProfileWriter} is its mirror. What is left out takes the starter's value. */
final class ProfileReader {
    private static final Texts TEXTS = Texts.of("profile");
    private static final Pattern SCHEMA = Pattern.compile("tacho\\.profile/([0-9]{1,9})");
    private final Source source;

    private ProfileReader(Source source) {
        this.source = source;
    }

    static Profile read(Json json, Source source) throws IOException {
        return new ProfileReader(source).profile(json);
    }

    private Profile profile(Json json) throws IOException {
        requireSchema(json);
        Section root = new Section(source, "", json, List.of("schema", "name", "description", "target", "request",
                "requests", "data", "load", "window", "connection", "checks"));
        String name = root.requiredText("name");
        String description = root.text("description").orElse("");
        Target target = LaunchReader.target(root.required("target", List.of("url", "demo", "launch", "watch")));
        List<RequestSpec> requests = RequestReader.requests(root);
        var data = root.section("data", List.of("csv", "order"));
        Load load = LoadReader.load(root.required("load", List.of("closed", "open")));
        var window = root.section("window", List.of("warmUpSeconds", "coolDownSeconds"));
        var connection = root.section("connection", ConnectionReader.KEYS);
        var checks = root.section("checks", List.of("statuses", "sameLength", "bodyContains", "bodyNumber"));
        return new Profile(name, description, target, requests,
                data.isPresent() ? Optional.of(data(data.get())) : Optional.empty(), load,
                window.isPresent() ? LoadReader.window(window.get()) : Window.DEFAULT,
                connection.isPresent() ? ConnectionReader.connection(connection.get()) : Connection.keptAlive(),
                checks.isPresent() ? checks(checks.get()) : Checks.none());
    }

    /** Before anything else: in a newer file, unknown keys are no typing errors. */
    private void requireSchema(Json json) throws IOException {
        if (!(json instanceof Json.Obj object)) {
            throw source.wrong(json.line(), TEXTS.get("json.noObject"));
        }
        Json.Member schema = object.members().get("schema");
        if (schema == null || !(schema.value() instanceof Json.Str(_, String text))) {
            throw source.wrong(schema == null ? object.line() : schema.line(),
                    TEXTS.get("schema.missing", ProfileFile.SCHEMA));
        }
        Matcher matcher = SCHEMA.matcher(text);
        if (!matcher.matches() || matcher.group(1).equals("0")) {
            throw source.wrong(schema.line(), TEXTS.get("schema.foreign", Source.quoted(text), ProfileFile.SCHEMA));
        }
        if (!text.equals(ProfileFile.SCHEMA)) {
            throw source.wrong(schema.line(), TEXTS.get("schema.newer", text, ProfileFile.SCHEMA));
        }
    }

    private static DataFile data(Section section) throws IOException {
        return new DataFile(section.requiredText("csv"),
                section.oneOf("order", Order.values(), Order::key, Order.SEQUENTIAL));
    }

    private static Checks checks(Section section) throws IOException {
        Checks otherwise = Checks.none();
        StatusSet statuses = otherwise.statuses();
        Optional<String> written = section.text("statuses");
        if (written.isPresent()) {
            try {
                statuses = StatusSet.parse(written.get());
            } catch (IllegalArgumentException e) {
                IOException complaint = section.wrong("statuses",
                        TEXTS.get("statuses.unknown", Source.quoted(e.getMessage())));
                complaint.initCause(e);
                throw complaint;
            }
        }
        return new Checks(statuses, section.flag("sameLength", otherwise.sameLength()),
                section.text("bodyContains"), bodyNumber(section));
    }

    private static Optional<NumberRange> bodyNumber(Section checks) throws IOException {
        Optional<Section> section = checks.section("bodyNumber", List.of("least", "most"));
        return section.isEmpty() ? Optional.empty() : Optional.of(new NumberRange(
                section.get().requiredNumber("least"), section.get().requiredNumber("most")));
    }
}
