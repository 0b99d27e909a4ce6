package dev.tacho.ui.kit;

import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;

/** One number to be read across the room: what it is, the number, and a quieter line below. */
public final class Tile extends VBox {
    /** In pixels; six of them fit beside the sidebar in a small window. */
    public static final double NARROWEST = 108;

    private final Label caption;
    private final Label value = new Label();
    private final Label note = new Label();
    private final Tooltip whole = new Tooltip();

    /** @param id of the node holding the value, to find it by */
    public Tile(String id, String caption) {
        this.caption = new Label(caption);
        getStyleClass().add("tile");
        this.caption.getStyleClass().add("tile-caption");
        value.getStyleClass().add("tile-value");
        note.getStyleClass().add("tile-note");
        value.setId(id);
        note.setId(id + "-note");
        setAccessibleRole(AccessibleRole.TEXT);
        getChildren().addAll(this.caption, value, note);
        setMinWidth(0);
    }

    /** @param note may be empty; shown whole in a tooltip, as it may not fit */
    public void show(String value, String note) {
        this.value.setText(value);
        if (note.equals(this.note.getText())) {
            return;
        }
        this.note.setText(note);
        whole.setText(note);
        if (note.isEmpty()) {
            Tooltip.uninstall(this, whole);
        } else {
            Tooltip.install(this, whole);
        }
    }

    /** Marks a number that asks for attention. */
    public void alarm(boolean on) {
        if (on != getStyleClass().contains("alarm")) {
            if (on) {
                getStyleClass().add("alarm");
            } else {
                getStyleClass().remove("alarm");
            }
        }
    }

    @Override
    public Object queryAccessibleAttribute(javafx.scene.AccessibleAttribute attribute, Object... parameters) {
        return attribute == javafx.scene.AccessibleAttribute.TEXT
                ? caption.getText() + ": " + value.getText() + ", " + note.getText()
                : super.queryAccessibleAttribute(attribute, parameters);
    }
}
