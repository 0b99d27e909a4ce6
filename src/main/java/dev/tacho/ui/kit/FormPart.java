package dev.tacho.ui.kit;

import javafx.scene.layout.Region;

/** What stands below another in a form. */
@FunctionalInterface
public interface FormPart {

    Region node();
}
