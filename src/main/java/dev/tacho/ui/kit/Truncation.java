package dev.tacho.ui.kit;

import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;

/** What a label has no room for. */
public final class Truncation {
    private static final double WIDEST = 480;

    private Truncation() {
    }

    /** While the label's text is cut off, a tooltip shows it whole. */
    public static Label explained(Label label) {
        Tooltip whole = new Tooltip();
        whole.textProperty().bind(label.textProperty());
        whole.setWrapText(true);
        whole.setMaxWidth(WIDEST);
        label.textTruncatedProperty().subscribe(cut -> label.setTooltip(cut ? whole : null));
        return label;
    }
}
