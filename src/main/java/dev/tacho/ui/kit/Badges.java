package dev.tacho.ui.kit;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Small remarks in a row, each with a tooltip that says what it means. */
public final class Badges {
    private final HBox node = new HBox();
    private List<Badge> shown = List.of();

    /**
     * One remark.
     *
     * @param text    a word and a number
     * @param meaning a sentence
     */
    public record Badge(String text, String meaning) {
    }

    /** @param id of the row */
    public Badges(String id) {
        node.setId(id);
        node.setAlignment(Pos.CENTER_LEFT);
        node.getStyleClass().add("badges");
        show(List.of());
    }

    public Region node() {
        return node;
    }

    /** In place of those before. */
    public void show(List<Badge> badges) {
        if (!badges.equals(shown)) {
            shown = List.copyOf(badges);
            node.getChildren().setAll(shown.stream().map(Badges::label).toList());
        }
        node.setVisible(!shown.isEmpty());
        node.setManaged(!shown.isEmpty());
    }

    private static Label label(Badge badge) {
        Label label = new Label(badge.text());
        label.getStyleClass().add("chip");
        label.setMinWidth(Region.USE_PREF_SIZE);
        label.setTooltip(new Tooltip(badge.meaning()));
        label.setAccessibleText(badge.text() + ": " + badge.meaning());
        return label;
    }
}
