package dev.tacho.ui.editor;

import dev.tacho.profile.Checks;
import dev.tacho.profile.Checks.NumberRange;
import dev.tacho.profile.Field;
import dev.tacho.profile.StatusSet;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.NumberText;
import java.util.Optional;

/** The checks of the form. */
final class ChecksReader {
    private static final Texts TEXTS = Texts.of("ui");

    private final ChecksForm form;
    private final Typed typed;

    ChecksReader(ChecksForm form, Typed typed) {
        this.form = form;
        this.typed = typed;
    }

    /** @param before what the form was filled from or read as last */
    Checks read(Checks before) {
        return new Checks(statuses(before.statuses()), form.sameLength(),
                Optional.of(typed.exactly(Field.BODY_CONTAINS)).filter(text -> !text.isEmpty()),
                number(before.bodyNumber()));
    }

    private StatusSet statuses(StatusSet before) {
        String text = typed.text(Field.STATUSES);
        try {
            return StatusSet.parse(text);
        } catch (IllegalArgumentException e) {
            typed.problem(Field.STATUSES, text.isEmpty() ? TEXTS.get("editor.problem.noStatuses")
                    : TEXTS.get("editor.problem.statuses", e.getMessage()));
            return before;
        }
    }

    private Optional<NumberRange> number(Optional<NumberRange> before) {
        if (form.least().isBlank() && form.most().isBlank()) {
            return Optional.empty();
        }
        Optional<Double> least = NumberText.decimal(form.least());
        Optional<Double> most = NumberText.decimal(form.most());
        if (least.isEmpty() || most.isEmpty()) {
            typed.problem(Field.BODY_NUMBER, TEXTS.get("editor.problem.bodyNumber"));
            return before;
        }
        return Optional.of(new NumberRange(least.get(), most.get()));
    }
}
