package dev.tacho.ui.editor;

import dev.tacho.profile.Launch.Need;
import dev.tacho.text.Texts;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One thing that must be installed: what, in which package of Debian, and how to get it otherwise. */
final class NeedFields {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double NARROWEST = 90;

    private NeedFields() {
    }

    static Region of(ObjectProperty<Need> need, ItemRows.Place place) {
        TextField what = field("what", need, place, Need::what,
                (whole, text) -> new Need(text, whole.debianPackage(), whole.hint()));
        TextField debian = field("package", need, place, Need::debianPackage,
                (whole, text) -> new Need(whole.what(), text, whole.hint()));
        TextField hint = field("hint", need, place, Need::hint,
                (whole, text) -> new Need(whole.what(), whole.debianPackage(), text));
        HBox first = new HBox(what, debian, place.buttons());
        first.getStyleClass().add("item-line");
        VBox box = new VBox(first, hint);
        // Seldom wanted where a package has it.
        hint.visibleProperty().bind(debian.textProperty().isEmpty().or(hint.textProperty().isNotEmpty()));
        hint.managedProperty().bind(hint.visibleProperty());
        box.getStyleClass().add("item");
        return box;
    }

    private static TextField field(String part, ObjectProperty<Need> need, ItemRows.Place place,
                                   Function<Need, String> get, BiFunction<Need, String, Need> with) {
        TextField field = Inputs.text(place.id("need-" + part), Lens.text(need, get, with),
                TEXTS.get("editor.need." + part));
        field.setAccessibleText(TEXTS.get("editor.need." + part));
        field.setMinWidth(NARROWEST);
        field.setPrefWidth(NARROWEST);
        HBox.setHgrow(field, Priority.ALWAYS);
        return field;
    }
}
