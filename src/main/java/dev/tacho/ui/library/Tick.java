package dev.tacho.ui.library;

import dev.tacho.ui.kit.Icons;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakInvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The tick of a row, which a click turns. No CheckBox: in a scrolled list those are laid out at every pulse. */
final class Tick extends StackPane {
    private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");

    private final BooleanProperty ticked;
    private final FontIcon mark = Icons.of(Feather.SQUARE);
    private final InvalidationListener onTicked = _ -> show();

    /** @param ticked outlives this node, which it does not hold */
    Tick(BooleanProperty ticked, String words) {
        this.ticked = ticked;
        getStyleClass().add("row-tick");
        getChildren().add(mark);
        setAccessibleRole(AccessibleRole.CHECK_BOX);
        setAccessibleText(words);
        ticked.addListener(new WeakInvalidationListener(onTicked));
        setOnMousePressed(event -> {
            ticked.set(!ticked.get());
            event.consume();
        });
        // The row below is not meant.
        setOnMouseReleased(MouseEvent::consume);
        setOnMouseClicked(MouseEvent::consume);
        show();
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
        return attribute == AccessibleAttribute.SELECTED ? ticked.get()
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    private void show() {
        mark.setIconCode(ticked.get() ? Feather.CHECK_SQUARE : Feather.SQUARE);
        pseudoClassStateChanged(SELECTED, ticked.get());
        notifyAccessibleAttributeChanged(AccessibleAttribute.SELECTED);
    }
}
