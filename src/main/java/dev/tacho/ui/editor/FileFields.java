package dev.tacho.ui.editor;

import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Segments;
import javafx.beans.property.ObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One file to be written: its name, where its content comes from, and whether placeholders in it are filled in. */
final class FileFields {
    private static final Texts TEXTS = Texts.of("ui");
    private static final int ROWS = 6;

    private FileFields() {
    }

    /** @param id beginning of those of its controls */
    static Region of(String id, ObjectProperty<FileText> file, ItemRows.Place place) {
        TextField name = Inputs.text(place.id(id + "-name"), Lens.text(file, FileText::name, FileText::withName),
                TEXTS.get("editor.file.name.prompt"));
        name.setAccessibleText(TEXTS.get("editor.file.name", Integer.toString(place.number())));
        HBox.setHgrow(name, Priority.ALWAYS);
        HBox head = new HBox(name, place.buttons());
        ObjectProperty<ContentKind> kind = Lens.of(file, FileText::kind, FileText::withKind);
        Segments<ContentKind> from = new Segments<>(place.id(id + "-from"), ContentKind.values(),
                value -> switch (value) {
                    case TEXT -> TEXTS.get("editor.file.text");
                    case LOCAL -> TEXTS.get("editor.file.local");
                    case SHIPPED -> TEXTS.get("editor.file.shipped");
                }, kind);
        CheckBox template = Inputs.check(place.id(id + "-template"), TEXTS.get("editor.file.template"),
                Lens.flag(file, FileText::template, FileText::withTemplate));
        HBox how = new HBox(from.node(), template);
        TextArea text = Inputs.lines(place.id(id + "-text"), Lens.text(file, FileText::text, FileText::withText),
                TEXTS.get("editor.file.text.prompt"), ROWS);
        text.setWrapText(false);
        text.getStyleClass().add("code");
        text.setAccessibleText(TEXTS.get("editor.file.text.prompt"));
        Node path = Inputs.file(place.id(id + "-path"), Lens.text(file, FileText::path, FileText::withPath),
                TEXTS.get("editor.file.path"), TEXTS.get("editor.file.path.prompt"));
        TextField shipped = Inputs.text(place.id(id + "-shipped"), Lens.text(file, FileText::path,
                FileText::withPath), TEXTS.get("editor.file.shipped.prompt"));
        shipped.setAccessibleText(TEXTS.get("editor.file.shipped.prompt"));
        showWhen(text, kind, ContentKind.TEXT);
        showWhen(path, kind, ContentKind.LOCAL);
        showWhen(shipped, kind, ContentKind.SHIPPED);
        VBox box = new VBox(head, how, text, path, shipped);
        head.getStyleClass().add("item-line");
        how.getStyleClass().add("item-line");
        box.getStyleClass().add("item");
        return box;
    }

    private static void showWhen(Node node, ObjectProperty<ContentKind> kind, ContentKind wanted) {
        node.visibleProperty().bind(kind.isEqualTo(wanted));
        node.managedProperty().bind(node.visibleProperty());
    }
}
