package dev.tacho.ui.live;

import dev.tacho.profile.Target;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Icons;
import dev.tacho.ui.kit.LogList;
import dev.tacho.ui.kit.Tail;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** What the server prints. */
final class LogPart implements LivePart {
    private static final Texts TEXTS = Texts.of("ui");

    private final LiveModel model;
    private final LogList list = new LogList("server-log", TEXTS.get("log.name"));
    private final Label note = new Label();
    private final Button copy = new Button(TEXTS.get("log.copyAll"), Icons.of(Feather.COPY));
    private final VBox node;

    LogPart(LiveModel model) {
        this.model = model;
        note.getStyleClass().add("quiet");
        copy.setId("log-copy");
        copy.getStyleClass().add("small");
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.setOnAction(_ -> list.copyAll());
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox bar = new HBox(note, gap, copy);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("figure-bar");
        VBox.setVgrow(list.node(), Priority.ALWAYS);
        node = new VBox(bar, list.node());
        node.getStyleClass().add("figure-page");
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show() {
        boolean started = model.profileProperty().get() != null
                && model.profileProperty().get().target() instanceof Target.Server;
        list.empty(started ? TEXTS.get("log.silent") : TEXTS.get("log.none"));
        list.show(model.log());
        copy.setDisable(model.log().lines().isEmpty());
        note.setText(model.log().dropped() > 0 && model.log().lines().size() == Tail.MOST
                ? TEXTS.get("log.cut") : "");
    }
}
