package dev.tacho.ui.kit;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** Icons and the buttons that show nothing else. */
public final class Icons {
    private Icons() {
    }

    public static FontIcon of(Ikon icon) {
        return new FontIcon(icon);
    }

    /** A flat button of one icon; {@code what} it does is its tooltip and what a screen reader says. */
    public static Button button(Ikon icon, String what, Runnable action) {
        Button button = new Button(null, of(icon));
        button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
        button.setTooltip(new Tooltip(what));
        button.setAccessibleText(what);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
