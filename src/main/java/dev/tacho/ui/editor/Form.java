package dev.tacho.ui.editor;

import dev.tacho.profile.DataFile;
import dev.tacho.profile.Field;
import dev.tacho.profile.Profile;
import dev.tacho.profile.RequestSpec.Order;
import dev.tacho.ui.kit.NumberText;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What stands in the form, whether it makes sense or not.
 *
 * @param texts     of every field that is typed into, but those of the requests; {@link Field#DATA} is the file
 * @param dataOrder in which its rows are used
 */
record Form(Map<Field, String> texts, String description, TargetForm target, List<RequestForm> requests,
            Order dataOrder, LoadForm load, ConnectionForm connection, ChecksForm checks) {

    static Form of(Profile profile) {
        Map<Field, String> texts = new EnumMap<>(Field.class);
        for (Field field : Field.values()) {
            if (!RequestForm.FIELDS.contains(field)) {
                texts.put(field, "");
            }
        }
        texts.put(Field.NAME, profile.name());
        texts.put(Field.DATA, profile.data().map(DataFile::path).orElse(""));
        texts.put(Field.WARM_UP, LoadForm.orNone(profile.window().warmUpSeconds()));
        texts.put(Field.COOL_DOWN, NumberText.of(profile.window().coolDownSeconds()));
        return new Form(texts, profile.description(), TargetForm.of(profile.target(), texts),
                profile.requests().stream().map(RequestForm::of).toList(),
                profile.data().map(DataFile::order).orElse(Order.SEQUENTIAL), LoadForm.of(profile.load(), texts),
                ConnectionForm.of(profile.connection(), texts), ChecksForm.of(profile.checks(), texts));
    }
}
