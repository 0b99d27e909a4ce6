package dev.tacho.profile;

import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
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
        Section root = new Section(source, "", json,
                List.of("schema", "name", "description", "target", "request", "load", "connection", "checks"));
        String name = root.requiredText("name");
        String description = root.text("description").orElse("");
        Target target = target(root.required("target", List.of("url", "demo")));
        var request = root.section("request", List.of("method", "headers", "body", "contentType"));
        Load load = load(root.required("load", List.of("closed")));
        var connection = root.section("connection", List.of("keepAlive", "http", "timeoutSeconds"));
        var checks = root.section("checks", List.of("statuses", "sameLength", "bodyContains"));
        return new Profile(name, description, target,
                request.isPresent() ? request(request.get()) : RequestSpec.get(), load,
                connection.isPresent() ? connection(connection.get()) : Connection.keptAlive(),
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

    private Target target(Section section) throws IOException {
        if (section.has("url") == section.has("demo")) {
            throw section.wrong("demo", TEXTS.get("target.one"));
        }
        return section.has("url") ? new Target.Url(section.requiredText("url"))
                : new Target.Demo(section.requiredText("demo"));
    }

    private RequestSpec request(Section section) throws IOException {
        RequestSpec otherwise = RequestSpec.get();
        List<Header> headers = new ArrayList<>();
        for (Json element : section.elements("headers")) {
            Section header = new Section(source, "request.headers[" + headers.size() + "]", element,
                    List.of("name", "value"));
            headers.add(new Header(header.requiredText("name"), header.requiredText("value")));
        }
        Optional<Section> body = section.section("body", List.of("text", "file"));
        return new RequestSpec(section.text("method").orElse(otherwise.method()), headers,
                body.isPresent() ? body(body.get()) : otherwise.body(),
                section.text("contentType").orElse(otherwise.contentType()));
    }

    private Body body(Section section) throws IOException {
        if (section.has("text") == section.has("file")) {
            throw section.wrong("file", TEXTS.get("body.one"));
        }
        return section.has("text") ? new Body.Inline(section.requiredText("text"))
                : new Body.FromFile(section.requiredText("file"));
    }

    private Load load(Section section) throws IOException {
        Section closed = section.required("closed", List.of("concurrency", "requests", "durationSeconds"));
        long concurrency = closed.whole("concurrency", Integer.MAX_VALUE)
                .orElse(Load.Closed.starter().concurrency());
        return new Load.Closed((int) concurrency, closed.whole("requests", Long.MAX_VALUE),
                closed.number("durationSeconds"));
    }

    private Connection connection(Section section) throws IOException {
        Connection otherwise = Connection.keptAlive();
        Connection.Http http = otherwise.http();
        Optional<String> number = section.text("http");
        if (number.isPresent()) {
            http = Arrays.stream(Connection.Http.values()).filter(each -> each.number().equals(number.get()))
                    .findFirst().orElseThrow(() -> section.wrong("http",
                            TEXTS.get("http.unknown", Source.quoted(number.get()))));
        }
        return new Connection(section.flag("keepAlive", otherwise.keepAlive()), http,
                section.number("timeoutSeconds").orElse(otherwise.timeoutSeconds()));
    }

    private Checks checks(Section section) throws IOException {
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
                section.text("bodyContains"));
    }
}
