package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.FormSection;
import javafx.beans.property.StringProperty;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** What makes a response a good one. */
final class ChecksSection {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double WIDTH = 110;

    private ChecksSection() {
    }

    static FormSection of(EditorModel model) {
        CheckBox sameLength = new CheckBox(TEXTS.get("editor.sameLength.text"));
        sameLength.setId("same-length");
        sameLength.selectedProperty().bindBidirectional(model.checks().sameLengthProperty());
        return new FormSection(TEXTS.get("editor.checks"),
                new FormRow(TEXTS.get("editor.statuses"), Inputs.text("statuses", model.text(Field.STATUSES),
                        TEXTS.get("editor.statuses.prompt"))).problem(model.problem(Field.STATUSES)),
                new FormRow(TEXTS.get("editor.sameLength"), sameLength)
                        .ab(TEXTS.get("editor.sameLength.without"), TEXTS.get("editor.sameLength.ab")),
                new FormRow(TEXTS.get("editor.bodyContains"), Inputs.text("body-contains",
                        model.text(Field.BODY_CONTAINS), TEXTS.get("editor.bodyContains.prompt")))
                        .problem(model.problem(Field.BODY_CONTAINS)),
                new FormRow(TEXTS.get("editor.bodyNumber"), number(model)).problem(model.problem(Field.BODY_NUMBER)));
    }

    private static HBox number(EditorModel model) {
        TextField least = end("body-least", model.checks().leastProperty(), TEXTS.get("editor.bodyNumber.least"));
        TextField most = end("body-most", model.checks().mostProperty(), TEXTS.get("editor.bodyNumber.most"));
        Label to = new Label(TEXTS.get("editor.bodyNumber.to"));
        to.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(least, to, most);
        row.getStyleClass().addAll("item-line", "field-with-button");
        return row;
    }

    private static TextField end(String id, StringProperty text, String what) {
        TextField field = Inputs.text(id, text, TEXTS.get("editor.any"));
        field.setAccessibleText(what);
        field.setMinWidth(0);
        field.setPrefWidth(WIDTH);
        return field;
    }
}
