package dev.tacho.ui.live;

import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.kit.Icons;
import dev.tacho.ui.kit.LogList;
import dev.tacho.ui.live.LiveModel.Phase;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** In place of charts: what is being prepared and what the server says meanwhile, or why there is nothing to show. */
final class LiveNotice {
    private static final Texts TEXTS = Texts.of("ui");
    private static final int MOST_ROWS = 16;

    private final LiveModel model;
    private final FontIcon icon = new FontIcon("fth-clock");
    private final Label head = new Label();
    private final Label words = new Label();
    private final TextArea details = new TextArea();
    private final Button copy = new Button(TEXTS.get("live.failed.copy"), Icons.of(Feather.COPY));
    private final LogList output = new LogList("preparing-log", TEXTS.get("log.name"));
    private final VBox node = new VBox(icon, head, words, details, copy, output.node());

    LiveNotice(LiveModel model) {
        this.model = model;
        node.setId("notice");
        node.getStyleClass().add("notice");
        head.getStyleClass().add("notice-head");
        words.setId("notice-text");
        details.setId("notice-details");
        details.setEditable(false);
        details.setWrapText(true);
        details.getStyleClass().addAll("code", "notice-details");
        details.setAccessibleText(TEXTS.get("live.failed.details"));
        copy.setId("notice-copy");
        copy.setMinHeight(Region.USE_PREF_SIZE);
        copy.setOnAction(_ -> Copying.text(model.failureProperty().get()));
        for (Label label : new Label[] {head, words}) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        VBox.setVgrow(output.node(), Priority.ALWAYS);
        VBox.setVgrow(details, Priority.SOMETIMES);
    }

    Region node() {
        return node;
    }

    void show(Phase phase) {
        boolean failed = phase == Phase.FAILED;
        icon.setIconLiteral(failed ? "fth-alert-triangle" : "fth-clock");
        node.getStyleClass().removeAll("failed");
        if (failed) {
            node.getStyleClass().add("failed");
        }
        head.setText(switch (phase) {
            case IDLE -> "";
            case FAILED -> TEXTS.get("live.failed");
            case CALLED_OFF -> TEXTS.get("live.calledOff");
            case STOPPING -> TEXTS.get("run.stopping");
            case PREPARING, RUNNING, FINISHED -> TEXTS.get("live.preparing");
        });
        show(switch (phase) {
            case IDLE -> TEXTS.get("live.idle");
            case FAILED, CALLED_OFF -> model.failureProperty().get();
            case PREPARING, RUNNING, STOPPING, FINISHED -> model.stepProperty().get();
        });
        appear(copy, failed);
        boolean talking = !phase.fruitless() && !model.log().lines().isEmpty();
        appear(output.node(), talking);
        if (talking) {
            output.show(model.log());
        }
    }

    /** Its first line in words, and what else there is below it as it is: commands, and what a server printed. */
    private void show(String message) {
        int end = message.indexOf('\n');
        words.setText(end < 0 ? message : message.substring(0, end));
        String rest = end < 0 ? "" : message.substring(end + 1).strip();
        if (!rest.equals(details.getText())) {
            details.setText(rest);
            details.setPrefRowCount(Math.min(MOST_ROWS, (int) rest.lines().count()));
        }
        appear(details, !rest.isEmpty());
    }

    private static void appear(Region part, boolean there) {
        part.setVisible(there);
        part.setManaged(there);
    }
}
