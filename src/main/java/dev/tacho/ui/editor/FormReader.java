package dev.tacho.ui.editor;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Connection;
import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Problem;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.RequestSpec.Body;
import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.profile.Rules;
import dev.tacho.profile.StatusSet;
import dev.tacho.profile.Target;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.NumberText;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Reads a form once. A field that cannot be read keeps the value it had and becomes a problem; the rules then judge the
 * rest.
 */
final class FormReader {
    private static final Texts TEXTS = Texts.of("ui");

    private final Form form;
    private final Profile before;
    private final Map<Field, String> unread = new EnumMap<>(Field.class);

    /** @param before what the form was filled from or read as last */
    FormReader(Form form, Profile before) {
        this.form = form;
        this.before = before;
    }

    /**
     * What the form says.
     *
     * @param profile  the last readable state of each field
     * @param problems in the order of the form, at most one for each field; empty when it can be run
     */
    record Reading(Profile profile, Map<Field, String> problems) {
    }

    Reading read() {
        Target target = switch (form.target()) {
            case URL -> new Target.Url(text(Field.URL));
            case DEMO -> new Target.Demo(text(Field.DEMO_PATH));
        };
        Profile profile = new Profile(text(Field.NAME), form.description(), target, request(), load(), connection(),
                checks());
        Map<Field, String> problems = new EnumMap<>(unread);
        for (Problem problem : Rules.problems(profile)) {
            problems.putIfAbsent(problem.field(), problem.text());
        }
        return new Reading(profile, problems);
    }

    private RequestSpec request() {
        List<Header> headers = form.headers().stream()
                .filter(header -> !header.name().isBlank() || !header.value().isBlank())
                .map(header -> new Header(header.name().strip(), header.value().strip())).toList();
        Body body = switch (form.body()) {
            case NONE -> new Body.None();
            case INLINE -> new Body.Inline(form.texts().get(Field.BODY));
            case FILE -> new Body.FromFile(form.bodyFile().strip());
        };
        return new RequestSpec(text(Field.METHOD), headers, body, text(Field.CONTENT_TYPE));
    }

    private Load load() {
        Load.Closed was = switch (before.load()) {
            case Load.Closed closed -> closed;
            case Load.Open _ -> Load.Closed.starter();
        };
        OptionalLong requests = text(Field.REQUESTS).isEmpty() ? OptionalLong.empty()
                : whole(Field.REQUESTS, was.requests());
        Optional<Double> duration = text(Field.DURATION).isEmpty() ? Optional.empty()
                : seconds(Field.DURATION, was.durationSeconds());
        // Beyond an int there is no such number of clients either; the rules say which there are.
        int concurrency = Math.clamp(whole(Field.CONCURRENCY, OptionalLong.of(was.concurrency())).getAsLong(),
                Integer.MIN_VALUE, Integer.MAX_VALUE);
        return new Load.Closed(concurrency, requests, duration);
    }

    private Connection connection() {
        return new Connection(form.keepAlive(), form.http(),
                seconds(Field.TIMEOUT, Optional.of(before.connection().timeoutSeconds())).get());
    }

    private Checks checks() {
        String contains = form.texts().get(Field.BODY_CONTAINS);
        return new Checks(statuses(), form.sameLength(), Optional.of(contains).filter(text -> !text.isEmpty()));
    }

    private StatusSet statuses() {
        try {
            return StatusSet.parse(text(Field.STATUSES));
        } catch (IllegalArgumentException e) {
            unread.put(Field.STATUSES, text(Field.STATUSES).isEmpty() ? TEXTS.get("editor.problem.noStatuses")
                    : TEXTS.get("editor.problem.statuses", e.getMessage()));
            return before.checks().statuses();
        }
    }

    /** @param before also where there was none, which is a limit's own way of saying that it has none */
    private OptionalLong whole(Field field, OptionalLong before) {
        OptionalLong number = NumberText.whole(text(field));
        if (number.isEmpty()) {
            unread.put(field, field == Field.REQUESTS ? TEXTS.get("editor.problem.wholeOrEmpty")
                    : TEXTS.get("editor.problem.whole"));
        }
        return number.isPresent() ? number : before;
    }

    private Optional<Double> seconds(Field field, Optional<Double> before) {
        Optional<Double> number = NumberText.decimal(text(field));
        if (number.isEmpty()) {
            unread.put(field, field == Field.DURATION ? TEXTS.get("editor.problem.secondsOrEmpty")
                    : TEXTS.get("editor.problem.seconds"));
        }
        return number.or(() -> before);
    }

    private String text(Field field) {
        return form.texts().get(field).strip();
    }
}
