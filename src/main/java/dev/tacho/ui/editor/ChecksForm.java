package dev.tacho.ui.editor;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Checks.NumberRange;
import dev.tacho.profile.Field;
import dev.tacho.ui.kit.NumberText;
import java.util.Map;

/**
 * What stands in the form for the checks, beside its texts.
 *
 * @param least of the number that the body must be; empty with {@code most} for no look at it
 */
record ChecksForm(boolean sameLength, String least, String most) {

    /** @param texts gets those of the checks */
    static ChecksForm of(Checks checks, Map<Field, String> texts) {
        texts.put(Field.STATUSES, checks.statuses().toString());
        texts.put(Field.BODY_CONTAINS, checks.bodyContains().orElse(""));
        return new ChecksForm(checks.sameLength(),
                checks.bodyNumber().map(NumberRange::least).map(NumberText::of).orElse(""),
                checks.bodyNumber().map(NumberRange::most).map(NumberText::of).orElse(""));
    }
}
