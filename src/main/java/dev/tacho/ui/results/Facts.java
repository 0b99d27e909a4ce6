package dev.tacho.ui.results;

import dev.tacho.ui.kit.Truncation;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Names and values, a line each; values can be selected and copied. */
final class Facts {
    /** A name may be a command line, and must leave room for its value. */
    private static final double WIDEST_NAME = 280;

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
        Label label = Truncation.explained(new Label(name));
        label.getStyleClass().add("quiet");
        label.setMaxWidth(WIDEST_NAME);
        TextField text = new TextField(value);
        text.setEditable(false);
        text.getStyleClass().add("fact");
        text.setAccessibleText(name + ": " + value);
        text.setTooltip(new Tooltip(value));
        GridPane.setHgrow(text, Priority.ALWAYS);
        grid.addRow(grid.getRowCount(), label, text);
    }
}
