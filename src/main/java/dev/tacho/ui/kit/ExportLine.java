package dev.tacho.ui.kit;

import dev.tacho.text.Texts;
import dev.tacho.ui.kit.ExportModel.Outcome;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** A line that says how the last export or copy went; takes no room before any. */
public final class ExportLine {
    private static final Texts TEXTS = Texts.of("ui");

    private final Label line = new Label();

    public ExportLine(String id, ExportModel model) {
        line.setId(id);
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        line.getStyleClass().add("export-outcome");
        model.outcomeProperty().subscribe(this::show);
    }

    public Region node() {
        return line;
    }

    private void show(Outcome outcome) {
        line.getStyleClass().removeAll("refused");
        line.setText(switch (outcome) {
            case Outcome.None _ -> "";
            case Outcome.Working _ -> TEXTS.get("export.working");
            case Outcome.Written written -> TEXTS.get("export.written", written.file());
            case Outcome.OnClipboard(ExportModel.Copied what) -> switch (what) {
                case IMAGE -> TEXTS.get("export.copied.image");
                case TABLE -> TEXTS.get("export.copied.table");
                case TEXT -> TEXTS.get("export.copied.text");
            };
            case Outcome.Refused(String message) -> {
                line.getStyleClass().add("refused");
                yield message;
            }
        });
        line.setVisible(!line.getText().isEmpty());
        line.setManaged(line.isVisible());
    }
}
