package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FormPart;
import dev.tacho.ui.kit.FormRow;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Whose CPU and memory are shown beside the load, for a server that runs already. */
final class WatchRow {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double NARROWEST = 90;

    private WatchRow() {
    }

    static FormPart of(EditorModel model) {
        ObjectProperty<WatchKind> kind = model.target().watchProperty();
        ComboBox<WatchKind> choice = Inputs.pick("watch", List.of(WatchKind.values()), value -> switch (value) {
            case LISTENER -> TEXTS.get("editor.watch.listener");
            case PORTS -> TEXTS.get("editor.watch.ports");
            case PIDS -> TEXTS.get("editor.watch.pids");
            case NAMED -> TEXTS.get("editor.watch.named");
        }, kind);
        choice.setAccessibleText(TEXTS.get("editor.watch"));
        choice.setMinWidth(Region.USE_PREF_SIZE);
        TextField whom = Inputs.text("watch-whom", model.text(Field.WATCH), "");
        whom.promptTextProperty().bind(kind.map(value -> switch (value) {
            case LISTENER -> "";
            case PORTS -> "8080, 9000";
            case PIDS -> "4711";
            case NAMED -> "nginx";
        }));
        whom.accessibleTextProperty().bind(choice.valueProperty().map(choice.getConverter()::toString));
        whom.visibleProperty().bind(kind.isNotEqualTo(WatchKind.LISTENER));
        whom.managedProperty().bind(whom.visibleProperty());
        whom.setMinWidth(NARROWEST);
        HBox.setHgrow(whom, Priority.ALWAYS);
        HBox row = new HBox(choice, whom);
        row.getStyleClass().addAll("item-line", "field-with-button");
        return new FormRow(TEXTS.get("editor.watch"), row).problem(model.problem(Field.WATCH))
                .hint(TEXTS.get("editor.watch.hint"))
                .visibleWhen(model.target().kindProperty().isEqualTo(TargetKind.URL));
    }
}
