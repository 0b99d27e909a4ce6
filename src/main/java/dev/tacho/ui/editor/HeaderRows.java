package dev.tacho.ui.editor;

import dev.tacho.profile.RequestSpec.Header;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Icons;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** One row for each header, and a button for another. */
final class HeaderRows {
    private static final Texts TEXTS = Texts.of("ui");

    private final ObservableList<Header> headers;
    private final VBox rows = new VBox();
    private final VBox box = new VBox(rows);
    /** The list changes because a row was typed into: the row already shows it. */
    private boolean typing;

    HeaderRows(ObservableList<Header> headers) {
        this.headers = headers;
        Button add = new Button(TEXTS.get("editor.headers.add"), Icons.of(Feather.PLUS));
        add.setId("header-add");
        add.getStyleClass().addAll("flat", "accent", "add-row");
        add.setOnAction(_ -> {
            headers.add(new Header("", ""));
            ((HBox) rows.getChildren().getLast()).getChildren().getFirst().requestFocus();
        });
        box.getChildren().add(add);
        rows.getStyleClass().add("header-rows");
        headers.addListener((ListChangeListener<Header>) _ -> {
            if (!typing) {
                rebuild();
            }
        });
        rebuild();
    }

    Region node() {
        return box;
    }

    private void rebuild() {
        rows.getChildren().clear();
        for (int i = 0; i < headers.size(); i++) {
            rows.getChildren().add(row(i));
        }
    }

    private Region row(int index) {
        TextField name = field("header-name-" + index, headers.get(index).name(), TEXTS.get("editor.headers.name"));
        TextField value = field("header-value-" + index, headers.get(index).value(), TEXTS.get("editor.headers.value"));
        name.setPrefWidth(150);
        name.setMinWidth(90);
        HBox.setHgrow(value, Priority.ALWAYS);
        name.textProperty().addListener((_, _, _) -> typed(index, name, value));
        value.textProperty().addListener((_, _, _) -> typed(index, name, value));
        Button remove = Icons.button(Feather.X, TEXTS.get("editor.headers.remove"), () -> headers.remove(index));
        remove.setId("header-remove-" + index);
        HBox row = new HBox(name, value, remove);
        row.getStyleClass().add("header-row");
        return row;
    }

    private static TextField field(String id, String text, String what) {
        TextField field = new TextField(text);
        field.setId(id);
        field.setPromptText(what);
        field.setAccessibleText(what);
        return field;
    }

    private void typed(int index, TextField name, TextField value) {
        typing = true;
        headers.set(index, new Header(name.getText(), value.getText()));
        typing = false;
    }
}
