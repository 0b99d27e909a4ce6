package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.FormSection;
import javafx.scene.control.CheckBox;

/** What makes a response a good one. */
final class ChecksSection {
    private static final Texts TEXTS = Texts.of("ui");

    private ChecksSection() {
    }

    static FormSection of(EditorModel model) {
        CheckBox sameLength = new CheckBox(TEXTS.get("editor.sameLength.text"));
        sameLength.setId("same-length");
        sameLength.selectedProperty().bindBidirectional(model.sameLengthProperty());
        return new FormSection(TEXTS.get("editor.checks"),
                new FormRow(TEXTS.get("editor.statuses"), Inputs.text("statuses", model.text(Field.STATUSES),
                        TEXTS.get("editor.statuses.prompt"))).problem(model.problem(Field.STATUSES)),
                new FormRow(TEXTS.get("editor.sameLength"), sameLength).ab(TEXTS.get("editor.sameLength.without"), TEXTS.get("editor.sameLength.ab")),
                new FormRow(TEXTS.get("editor.bodyContains"), Inputs.text("body-contains",
                        model.text(Field.BODY_CONTAINS), TEXTS.get("editor.bodyContains.prompt")))
                        .problem(model.problem(Field.BODY_CONTAINS)));
    }
}
