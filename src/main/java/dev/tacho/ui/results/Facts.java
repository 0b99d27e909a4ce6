package dev.tacho.ui.results;

import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Names and values, a line each; values can be selected and copied. */
final class Facts {
    private final GridPane grid = new GridPane();

    Facts() {
        grid.getStyleClass().add("facts");
    }

    Region node() {
        return grid;
    }

    void clear() {
        grid.getChildren().clear();
    }

    void add(String name, String value) {
        Label label = new Label(name);
        label.getStyleClass().add("quiet");
        label.setMinWidth(Region.USE_PREF_SIZE);
        TextField text = new TextField(value);
        text.setEditable(false);
        text.getStyleClass().add("fact");
        text.setAccessibleText(name + ": " + value);
        text.setTooltip(new Tooltip(value));
        GridPane.setHgrow(text, Priority.ALWAYS);
        grid.addRow(grid.getRowCount(), label, text);
    }
}
