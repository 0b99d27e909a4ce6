package dev.tacho.ui.editor;

import atlantafx.base.controls.CustomTextField;
import dev.tacho.text.Texts;
import java.io.File;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.TraversalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.FileChooser;
import javafx.util.StringConverter;

/** Fields tied to a text of the model. */
final class Inputs {
    private static final Texts TEXTS = Texts.of("ui");

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

    /** One of a few. */
    static <T> ComboBox<T> pick(String id, List<T> values, Function<T, String> words, Property<T> chosen) {
        ComboBox<T> box = new ComboBox<>();
        box.setId(id);
        box.getItems().setAll(values);
        box.setConverter(new StringConverter<>() {
            @Override
            public String toString(T value) {
                return value == null ? "" : words.apply(value);
            }

            @Override
            public T fromString(String text) {
                throw new UnsupportedOperationException("cannot be typed into");
            }
        });
        box.valueProperty().bindBidirectional(chosen);
        return box;
    }

    static CheckBox check(String id, String text, BooleanProperty chosen) {
        CheckBox box = new CheckBox(text);
        box.setId(id);
        box.setWrapText(true);
        box.setMnemonicParsing(false);
        box.selectedProperty().bindBidirectional(chosen);
        return box;
    }

    /**
     * The path of a file, and a button to choose it.
     *
     * @param id   of the field; the button's is {@code id-choose}
     * @param what it is
     */
    static Node file(String id, StringProperty text, String what, String prompt) {
        TextField path = text(id, text, prompt);
        path.setAccessibleText(what);
        HBox.setHgrow(path, Priority.ALWAYS);
        Button choose = new Button(TEXTS.get("editor.choose"));
        choose.setId(id + "-choose");
        choose.setMinWidth(Region.USE_PREF_SIZE);
        choose.setOnAction(_ -> {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(TEXTS.get("editor.choose.title", what));
            File chosen = chooser.showOpenDialog(choose.getScene().getWindow());
            if (chosen != null) {
                text.set(chosen.getPath());
            }
        });
        HBox row = new HBox(path, choose);
        row.getStyleClass().add("field-with-button");
        return row;
    }
}
