package dev.tacho.ui.kit;

import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One titled thing on a page. */
public final class Card {
    private Card() {
    }

    public static VBox of(String title, Region content) {
        Label head = new Label(title);
        head.getStyleClass().add("card-title");
        VBox card = new VBox(head, content);
        VBox.setVgrow(content, Priority.ALWAYS);
        card.getStyleClass().add("card");
        return card;
    }
}
