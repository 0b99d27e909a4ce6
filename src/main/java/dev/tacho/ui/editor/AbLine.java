package dev.tacho.ui.editor;

import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.kit.Icons;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.feather.Feather;

/** The nearest ab command line, to read, select and copy. */
final class AbLine {
    private static final Texts TEXTS = Texts.of("ui");

    private final HBox bar = new HBox();

    AbLine(ObservableValue<String> line) {
        Label title = new Label(TEXTS.get("editor.ab"), Icons.of(Feather.TERMINAL));
        title.setMinWidth(Region.USE_PREF_SIZE);
        TextField text = new TextField();
        text.setId("ab-line");
        text.setEditable(false);
        text.setPromptText(TEXTS.get("editor.ab.prompt"));
        text.textProperty().bind(line);
        text.setAccessibleText(TEXTS.get("editor.ab"));
        title.setLabelFor(text);
        HBox.setHgrow(text, Priority.ALWAYS);
        Button copy = new Button(TEXTS.get("editor.ab.copy"), Icons.of(Feather.COPY));
        copy.setId("ab-copy");
        copy.getStyleClass().add("small");
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.disableProperty().bind(text.textProperty().isEmpty());
        copy.setOnAction(_ -> Copying.text(line.getValue()));
        bar.getChildren().setAll(title, text, copy);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("ab-line");
    }

    Region node() {
        return bar;
    }
}
