package dev.tacho.ui.editor;

import dev.tacho.profile.DataFile;
import dev.tacho.profile.Field;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.profile.Target;
import dev.tacho.ui.kit.NumberText;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What stands in the form, whether it makes sense or not.
 *
 * @param texts     of every field that is typed into, but those of the requests; {@link Field#DATA} is the file
 * @param dataOrder in which its rows are used
 * @param launch    how a server that Tacho starts is started; kept while another target is chosen
 */
record Form(Map<Field, String> texts, String description, TargetKind target, List<RequestForm> requests,
            Order dataOrder, LoadForm load, ConnectionForm connection, boolean sameLength, Launch launch) {

    static Form of(Profile profile) {
        Map<Field, String> texts = new EnumMap<>(Field.class);
        for (Field field : Field.values()) {
            if (!RequestForm.FIELDS.contains(field)) {
                texts.put(field, "");
            }
        }
        texts.put(Field.NAME, profile.name());
        texts.put(Field.DEMO_PATH, "/hello");
        TargetKind target = switch (profile.target()) {
            case Target.Url(String url, _) -> {
                texts.put(Field.URL, url);
                yield TargetKind.URL;
            }
            case Target.Server(String url, _) -> {
                texts.put(Field.URL, url);
                yield TargetKind.SERVER;
            }
            case Target.Demo(String path) -> {
                texts.put(Field.DEMO_PATH, path);
                yield TargetKind.DEMO;
            }
        };
        texts.put(Field.DATA, profile.data().map(DataFile::path).orElse(""));
        texts.put(Field.WARM_UP, LoadForm.orNone(profile.window().warmUpSeconds()));
        texts.put(Field.COOL_DOWN, NumberText.of(profile.window().coolDownSeconds()));
        texts.put(Field.STATUSES, profile.checks().statuses().toString());
        texts.put(Field.BODY_CONTAINS, profile.checks().bodyContains().orElse(""));
        return new Form(texts, profile.description(), target,
                profile.requests().stream().map(RequestForm::of).toList(),
                profile.data().map(DataFile::order).orElse(Order.SEQUENTIAL), LoadForm.of(profile.load(), texts),
                ConnectionForm.of(profile.connection(), texts), profile.checks().sameLength(),
                profile.target() instanceof Target.Server(_, Launch launch) ? launch : Launch.of(List.of()));
    }
}
