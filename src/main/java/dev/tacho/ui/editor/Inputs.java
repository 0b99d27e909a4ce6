package dev.tacho.ui.editor;

import atlantafx.base.controls.CustomTextField;
import java.util.List;
import javafx.beans.property.StringProperty;
import javafx.scene.TraversalDirection;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/** Fields tied to a text of the model. */
final class Inputs {
    private Inputs() {
    }

    static TextField text(String id, StringProperty text, String prompt) {
        TextField field = new TextField();
        field.setId(id);
        field.setPromptText(prompt);
        field.textProperty().bindBidirectional(text);
        return field;
    }

    static TextArea lines(String id, StringProperty text, String prompt, int rows) {
        TextArea area = new TextArea();
        area.setId(id);
        area.setPromptText(prompt);
        area.setPrefRowCount(rows);
        area.setWrapText(true);
        area.textProperty().bindBidirectional(text);
        // A form is walked through with Tab; nobody writes one into a body or a description.
        area.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.TAB) {
                event.consume();
                area.requestFocusTraversal(event.isShiftDown() ? TraversalDirection.PREVIOUS : TraversalDirection.NEXT);
            }
        });
        return area;
    }

    /** A number with its unit inside the field, at its end. */
    static TextField number(String id, StringProperty text, String prompt, String unit) {
        CustomTextField field = new CustomTextField();
        field.setId(id);
        field.setPromptText(prompt);
        Label label = new Label(unit);
        label.getStyleClass().add("unit");
        field.setRight(label);
        field.textProperty().bindBidirectional(text);
        field.setMaxWidth(190);
        field.setPrefWidth(190);
        return field;
    }

    /** Text with suggestions. */
    static ComboBox<String> choice(String id, StringProperty text, List<String> suggestions) {
        ComboBox<String> box = new ComboBox<>();
        box.setId(id);
        box.setEditable(true);
        box.getItems().setAll(suggestions);
        box.setVisibleRowCount(12);
        box.setValue(text.get());
        // Not bound to one another: the skin sets the editor's text from the value when it is made.
        box.getEditor().setText(text.get());
        box.getEditor().textProperty().addListener((_, _, now) -> text.set(now));
        text.addListener((_, _, now) -> {
            if (!now.equals(box.getEditor().getText()) || !now.equals(box.getValue())) {
                box.setValue(now);
            }
        });
        return box;
    }
}
