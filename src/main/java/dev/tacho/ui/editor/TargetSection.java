package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.FormSection;
import dev.tacho.ui.kit.Segments;
import java.util.List;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;

/** What is measured: a URL, a server that is started, or a path of the built-in demo server. */
final class TargetSection {
    private static final Texts TEXTS = Texts.of("ui");

    private TargetSection() {
    }

    static FormSection of(EditorModel model, TextField url, List<String> demoPaths) {
        Segments<TargetKind> kind = new Segments<>("target", TargetKind.values(), value -> switch (value) {
            case URL -> TEXTS.get("editor.target.url");
            case SERVER -> TEXTS.get("editor.target.server");
            case DEMO -> TEXTS.get("editor.target.demo");
        }, model.target().kindProperty());
        BooleanBinding server = model.target().kindProperty().isEqualTo(TargetKind.SERVER);
        ComboBox<String> path = Inputs.choice("demo-path", model.text(Field.DEMO_PATH), demoPaths);
        path.setMaxWidth(Double.MAX_VALUE);
        return new FormSection(TEXTS.get("editor.target"),
                new FormRow(TEXTS.get("editor.target.kind"), kind.node()),
                new FormRow(TEXTS.get("editor.url"), url)
                        .problem(model.problem(Field.URL))
                        .hint(TEXTS.get("editor.url.hint"), server)
                        .visibleWhen(model.target().kindProperty().isNotEqualTo(TargetKind.DEMO)),
                WatchRow.of(model),
                new FormRow(TEXTS.get("editor.path"), path)
                        .problem(model.problem(Field.DEMO_PATH))
                        .hint(TEXTS.get("editor.path.hint"))
                        .visibleWhen(model.target().kindProperty().isEqualTo(TargetKind.DEMO)));
    }
}
