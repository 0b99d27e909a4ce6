package dev.tacho.ui.editor;

import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Placeholders and what each stands for. */
final class Glossary {
    private final GridPane grid = new GridPane();
    private final VBox box;

    /** @param hint what holds for all of them */
    Glossary(String hint) {
        grid.getStyleClass().add("placeholders");
        box = new VBox(grid, muted(hint));
        box.getStyleClass().add("form-field");
    }

    Glossary add(String placeholder, String meaning) {
        Label code = new Label(placeholder);
        code.getStyleClass().add("code");
        code.setMinWidth(Region.USE_PREF_SIZE);
        grid.addRow(grid.getRowCount(), code, muted(meaning));
        return this;
    }

    Region node() {
        return box;
    }

    private static Label muted(String words) {
        Label label = new Label(words);
        label.getStyleClass().add("form-hint");
        label.setWrapText(true);
        return label;
    }
}
