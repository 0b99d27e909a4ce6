package dev.tacho.ui.results;

import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import java.util.List;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** What to know before believing the numbers. Several are folded behind the first, so that the charts stay in sight. */
final class Notes {
    private static final Texts TEXTS = Texts.of("ui");

    private final VBox lines = new VBox();
    private final Hyperlink more = new Hyperlink();
    private final HBox node;
    private List<Warning> warnings = List.of();
    private boolean open;

    Notes() {
        lines.getStyleClass().add("note-lines");
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        more.setId("notes-more");
        more.setMinWidth(Region.USE_PREF_SIZE);
        more.setOnAction(_ -> {
            open = !open;
            fill();
        });
        node = new HBox(new FontIcon("fth-info"), lines, more);
        node.setId("notes");
        node.getStyleClass().add("notes");
    }

    Region node() {
        return node;
    }

    void show(List<Warning> warnings) {
        this.warnings = warnings;
        open = false;
        node.setVisible(!warnings.isEmpty());
        node.setManaged(!warnings.isEmpty());
        fill();
    }

    private void fill() {
        lines.getChildren().setAll(warnings.stream().limit(open ? warnings.size() : 1).map(Notes::line).toList());
        boolean several = warnings.size() > 1;
        more.setVisible(several);
        more.setManaged(several);
        more.setVisited(false);
        more.setText(open ? TEXTS.get("results.notes.fewer")
                : TEXTS.get("results.notes.more", Integer.toString(warnings.size() - 1)));
    }

    private static Label line(Warning warning) {
        Label line = new Label(warning.text());
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }
}
