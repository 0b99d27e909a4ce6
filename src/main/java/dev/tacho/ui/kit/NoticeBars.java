package dev.tacho.ui.kit;

import dev.tacho.text.Texts;
import java.util.Locale;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** Notices as bars across the window: inside it, so that none outlives it or steals the focus. */
public final class NoticeBars {
    private static final Texts TEXTS = Texts.of("ui");

    private final NoticesModel model;
    private final VBox bars = new VBox();

    public NoticeBars(NoticesModel model) {
        this.model = model;
        bars.setId("notices");
        model.notices().addListener((ListChangeListener<Notice>) _ -> rebuild());
        rebuild();
    }

    public Region node() {
        return bars;
    }

    private void rebuild() {
        bars.getChildren().setAll(model.notices().stream().map(this::bar).toList());
    }

    private Region bar(Notice notice) {
        boolean trouble = notice.kind() == Notice.Kind.TROUBLE;
        Label text = new Label(notice.text(), Icons.of(trouble ? Feather.ALERT_CIRCLE : Feather.INFO));
        text.setWrapText(true);
        text.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(text, Priority.ALWAYS);
        HBox bar = new HBox(text);
        if (!notice.action().isEmpty()) {
            Button action = new Button(notice.action());
            action.setId("notice-action");
            action.getStyleClass().addAll("notice-action", "small");
            action.setMinWidth(Region.USE_PREF_SIZE);
            action.setOnAction(_ -> model.act(notice));
            bar.getChildren().add(action);
        }
        Button dismiss = Icons.button(Feather.X, TEXTS.get("notice.dismiss"), () -> model.dismiss(notice));
        dismiss.setId("notice-dismiss");
        bar.getChildren().add(dismiss);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().addAll("notice-bar", notice.kind().name().toLowerCase(Locale.ROOT));
        return bar;
    }
}
