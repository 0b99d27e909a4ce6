package dev.tacho.ui.kit;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import dev.tacho.chart.Look;
import java.util.List;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.scene.Scene;

/** Light or dark: the library's theme, and our own sheets over its colours. */
public enum Theme {
    LIGHT("light.css", Look.LIGHT), DARK("dark.css", Look.DARK);

    private static final List<String> SHARED = List.of("bridge.css", "base.css");

    private final String colours;
    private final Look look;

    Theme(String colours, Look look) {
        this.colours = colours;
        this.look = look;
    }

    public Theme other() {
        return this == LIGHT ? DARK : LIGHT;
    }

    /** How charts are painted in it. */
    public Look look() {
        return look;
    }

    /** Dresses the program and this window. */
    public void dress(Scene scene) {
        String sheet = (this == LIGHT ? new PrimerLight() : new PrimerDark()).getUserAgentStylesheet();
        if (!sheet.equals(Application.getUserAgentStylesheet())) {
            Application.setUserAgentStylesheet(sheet);
        }
        scene.getStylesheets().setAll(Stream.concat(Stream.of(colours), SHARED.stream()).map(Theme::address).toList());
    }

    private static String address(String sheet) {
        return Theme.class.getResource("/assets/theme/" + sheet).toExternalForm();
    }
}
