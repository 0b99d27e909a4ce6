package dev.tacho.ui.kit;

import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A titled card of form rows and folds. */
public final class FormSection {
    private final VBox card = new VBox();

    public FormSection(String title, FormPart... parts) {
        Label heading = new Label(title);
        heading.getStyleClass().add("section-title");
        card.getStyleClass().add("form-section");
        card.getChildren().add(heading);
        for (FormPart part : parts) {
            card.getChildren().add(part.node());
        }
    }

    public Region node() {
        return card;
    }
}
