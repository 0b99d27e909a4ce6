package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.FormSection;
import dev.tacho.ui.kit.Segments;
import java.io.File;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.stage.FileChooser;

/** What is sent: method, headers, body. */
final class RequestSection {
    private static final Texts TEXTS = Texts.of("ui");
    private static final List<String> METHODS = List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
    private static final List<String> CONTENT_TYPES = List.of("text/plain", "application/json",
            "application/x-www-form-urlencoded", "application/octet-stream");

    private RequestSection() {
    }

    static FormSection of(EditorModel model) {
        ComboBox<String> method = Inputs.choice("method", model.text(Field.METHOD), METHODS);
        method.setPrefWidth(190);
        Segments<BodyKind> kind = new Segments<>("body", BodyKind.values(), value -> switch (value) {
            case NONE -> TEXTS.get("editor.body.none");
            case INLINE -> TEXTS.get("editor.body.inline");
            case FILE -> TEXTS.get("editor.body.file");
        }, model.bodyProperty());
        TextArea inline = Inputs.lines("body-text", model.text(Field.BODY), TEXTS.get("editor.body.text.prompt"), 4);
        inline.getStyleClass().add("code");
        ComboBox<String> contentType = Inputs.choice("content-type", model.text(Field.CONTENT_TYPE), CONTENT_TYPES);
        contentType.setMaxWidth(Double.MAX_VALUE);
        var hasBody = model.bodyProperty().isNotEqualTo(BodyKind.NONE);
        return new FormSection(TEXTS.get("editor.request"),
                new FormRow(TEXTS.get("editor.method"), method)
                        .ab("-m", TEXTS.get("editor.method.ab")).problem(model.problem(Field.METHOD)),
                new FormRow(TEXTS.get("editor.headers"), new HeaderRows(model.headers()).node())
                        .ab("-H", TEXTS.get("editor.headers.ab")).problem(model.problem(Field.HEADERS)),
                new FormRow(TEXTS.get("editor.body"), kind.node()).ab("-p", TEXTS.get("editor.body.ab")),
                new FormRow(TEXTS.get("editor.body.text"), inline).problem(Bindings.when(inlineBody(model))
                        .then(model.problem(Field.BODY)).otherwise("")).visibleWhen(inlineBody(model)),
                new FormRow(TEXTS.get("editor.body.path"), file(model)).problem(model.problem(Field.BODY))
                        .visibleWhen(model.bodyProperty().isEqualTo(BodyKind.FILE)),
                new FormRow(TEXTS.get("editor.contentType"), contentType)
                        .ab("-T", TEXTS.get("editor.contentType.ab")).problem(model.problem(Field.CONTENT_TYPE))
                        .visibleWhen(hasBody));
    }

    private static BooleanBinding inlineBody(EditorModel model) {
        return model.bodyProperty().isEqualTo(BodyKind.INLINE);
    }

    private static Node file(EditorModel model) {
        TextField path = Inputs.text("body-path", model.bodyFileProperty(), TEXTS.get("editor.body.path.prompt"));
        path.setAccessibleText(TEXTS.get("editor.body.path"));
        HBox.setHgrow(path, Priority.ALWAYS);
        Button choose = new Button(TEXTS.get("editor.body.choose"));
        choose.setId("body-choose");
        choose.setMinWidth(Region.USE_PREF_SIZE);
        choose.setOnAction(_ -> {
            FileChooser chooser = new FileChooser();
            chooser.setTitle(TEXTS.get("editor.body.choose.title"));
            File chosen = chooser.showOpenDialog(choose.getScene().getWindow());
            if (chosen != null) {
                model.bodyFileProperty().set(chosen.getPath());
            }
        });
        HBox row = new HBox(path, choose);
        row.getStyleClass().add("field-with-button");
        return row;
    }
}
