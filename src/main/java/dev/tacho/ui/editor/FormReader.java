package dev.tacho.ui.editor;

import dev.tacho.profile.Checks;
import dev.tacho.profile.DataFile;
import dev.tacho.profile.Field;
import dev.tacho.profile.Problem;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.Rules;
import dev.tacho.profile.StatusSet;
import dev.tacho.profile.Target;
import dev.tacho.text.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads a form once. A field that cannot be read keeps the value it had and becomes a problem; the rules then judge the
 * rest.
 */
final class FormReader {
    private static final Texts TEXTS = Texts.of("ui");

    private final Form form;
    private final Profile before;
    private final Typed typed;
    private final List<RequestReader> requests;

    /** @param before what the form was filled from or read as last */
    FormReader(Form form, Profile before) {
        this.form = form;
        this.before = before;
        typed = new Typed(form.texts());
        requests = form.requests().stream().map(RequestReader::new).toList();
    }

    /**
     * What the form says.
     *
     * @param profile   the last readable state of each field
     * @param problems  in the order of the form, at most one for each field; but those of the requests
     * @param ofRequest likewise, of each request
     */
    record Reading(Profile profile, Map<Field, String> problems, List<Map<Field, String>> ofRequest) {

        /** Nothing keeps the profile from being run. */
        boolean valid() {
            return problems.isEmpty() && ofRequest.stream().allMatch(Map::isEmpty);
        }
    }

    Reading read() {
        Target target = switch (form.target()) {
            case URL -> new Target.Url(typed.text(Field.URL));
            case SERVER -> new Target.Server(typed.text(Field.URL), form.launch());
            case DEMO -> new Target.Demo(typed.text(Field.DEMO_PATH));
        };
        LoadReader load = new LoadReader(form.load(), typed);
        Profile profile = new Profile(typed.text(Field.NAME), form.description(), target,
                IntStream.range(0, requests.size()).mapToObj(i -> requests.get(i).read(requestBefore(i))).toList(),
                typed.textOrNone(Field.DATA).map(path -> new DataFile(path, form.dataOrder())),
                load.read(before.load()), load.window(before.window()),
                new ConnectionReader(form.connection(), typed).read(before.connection()), checks());
        return judged(profile);
    }

    /** What cannot be read comes before what the rules say about the value that stands in for it. */
    private Reading judged(Profile profile) {
        Map<Field, String> problems = new EnumMap<>(typed.problems());
        List<Map<Field, String>> ofRequest = requests.stream().<Map<Field, String>>map(
                request -> new EnumMap<>(request.typed().problems())).toList();
        for (Problem problem : Rules.problems(profile)) {
            (RequestForm.FIELDS.contains(problem.field()) ? ofRequest.get(problem.request().orElse(0)) : problems)
                    .putIfAbsent(problem.field(), problem.text());
        }
        return new Reading(profile, problems, ofRequest);
    }

    private RequestSpec requestBefore(int index) {
        return index < before.requests().size() ? before.requests().get(index) : RequestSpec.get();
    }

    private Checks checks() {
        return new Checks(statuses(), form.sameLength(),
                Optional.of(typed.exactly(Field.BODY_CONTAINS)).filter(text -> !text.isEmpty()));
    }

    private StatusSet statuses() {
        String text = typed.text(Field.STATUSES);
        try {
            return StatusSet.parse(text);
        } catch (IllegalArgumentException e) {
            typed.problem(Field.STATUSES, text.isEmpty() ? TEXTS.get("editor.problem.noStatuses")
                    : TEXTS.get("editor.problem.statuses", e.getMessage()));
            return before.checks().statuses();
        }
    }
}
