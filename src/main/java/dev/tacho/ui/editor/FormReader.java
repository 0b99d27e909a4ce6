package dev.tacho.ui.editor;

import dev.tacho.profile.DataFile;
import dev.tacho.profile.Field;
import dev.tacho.profile.Problem;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec;
import dev.tacho.profile.Rules;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Reads a form once. A field that cannot be read keeps the value it had and becomes a problem; the rules then judge the
 * rest.
 */
final class FormReader {
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
        LoadReader load = new LoadReader(form.load(), typed);
        Profile profile = new Profile(typed.text(Field.NAME), form.description(),
                new TargetReader(form.target(), typed).read(before.target()),
                IntStream.range(0, requests.size()).mapToObj(i -> requests.get(i).read(requestBefore(i))).toList(),
                typed.textOrNone(Field.DATA).map(path -> new DataFile(path, form.dataOrder())),
                load.read(before.load()), load.window(before.window()),
                new ConnectionReader(form.connection(), typed).read(before.connection()),
                new ChecksReader(form.checks(), typed).read(before.checks()));
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
}
