package dev.tacho.ui.gallery;

import atlantafx.base.theme.Styles;
import dev.tacho.profile.Launch.Need;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.kit.Icons;
import dev.tacho.ui.kit.Truncation;
import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** One experiment: what it compares, its profiles, and what installs all that is missing. */
final class CardView {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double ROW_PADDING = 16;

    private final GalleryModel model;
    private final VBox card = new VBox();

    CardView(GalleryModel model, GalleryCard shown) {
        this.model = model;
        Label title = new Label(shown.experiment().title());
        title.getStyleClass().add("section-title");
        title.setWrapText(true);
        Label text = new Label(shown.experiment().text());
        text.getStyleClass().add("form-hint");
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        VBox rows = new VBox();
        rows.getStyleClass().add("gallery-rows");
        shown.rows().forEach(row -> rows.getChildren().add(row(row)));
        card.getStyleClass().addAll("form-section", "gallery-card");
        card.getChildren().setAll(title, text, rows);
        if (!shown.install().isEmpty()) {
            card.getChildren().add(install(shown));
        }
        for (Need need : shown.otherwise()) {
            Label how = new Label(need.hint().isEmpty() ? TEXTS.get("gallery.otherwise", need.what())
                    : TEXTS.get("gallery.hint", need.what(), need.hint()));
            how.getStyleClass().add("form-hint");
            how.setWrapText(true);
            card.getChildren().add(how);
        }
    }

    Region node() {
        return card;
    }

    private Region row(GalleryRow row) {
        Label name = Truncation.explained(new Label(row.entry().name()));
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        Label state = state(row);
        HBox line = new HBox(name, state);
        line.getStyleClass().add("gallery-line");
        Button open = new Button();
        open.setId("gallery-open-" + row.entry().id());
        open.setGraphic(line);
        open.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
        open.setAccessibleText(TEXTS.get("gallery.open", row.entry().name(), state.getText()));
        open.getStyleClass().add("gallery-row");
        open.setMinWidth(0);
        open.setPrefWidth(0);
        open.setMaxWidth(Double.MAX_VALUE);
        open.setOnAction(_ -> model.open(row));
        line.prefWidthProperty().bind(open.widthProperty().subtract(ROW_PADDING));
        HBox.setHgrow(open, Priority.ALWAYS);
        if (row.entry().profile() != null && !row.entry().profile().description().isEmpty()) {
            open.setTooltip(tooltip(row.entry().profile().description()));
        }
        Button run = Icons.button(Feather.PLAY, TEXTS.get("gallery.run", row.entry().name()), () -> model.run(row));
        run.setId("gallery-run-" + row.entry().id());
        if (row.runnable()) {
            run.disableProperty().bind(model.busyProperty());
        } else {
            run.setDisable(true);
        }
        return new HBox(open, run);
    }

    private static Label state(GalleryRow row) {
        Label label = new Label();
        label.getStyleClass().add("chip");
        label.setMinWidth(Region.USE_PREF_SIZE);
        if (!row.entry().problem().isEmpty()) {
            label.setText(TEXTS.get("sidebar.broken"));
            label.setTooltip(tooltip(row.entry().problem()));
        } else if (row.missing().isEmpty()) {
            label.setVisible(false);
        } else if (row.missing().get().isEmpty()) {
            label.setText(TEXTS.get("gallery.installed"));
            label.getStyleClass().add("installed");
        } else {
            String what = names(row.missing().get());
            label.setText(TEXTS.get("gallery.missing"));
            label.setTooltip(tooltip(TEXTS.get("gallery.missing.what", what)));
            label.getStyleClass().add("missing");
        }
        return label;
    }

    private static Tooltip tooltip(String text) {
        Tooltip tooltip = new Tooltip(text);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(420);
        return tooltip;
    }

    private static String names(List<Need> needs) {
        return needs.stream().map(Need::what).collect(Collectors.joining(", "));
    }

    private static Region install(GalleryCard card) {
        TextField line = new TextField(card.install());
        line.setId("gallery-install-" + card.experiment().id());
        line.setEditable(false);
        line.getStyleClass().addAll("code", "install-line");
        line.setAccessibleText(TEXTS.get("gallery.install"));
        HBox.setHgrow(line, Priority.ALWAYS);
        Button copy = new Button(TEXTS.get("editor.ab.copy"), Icons.of(Feather.COPY));
        copy.setId("gallery-copy-" + card.experiment().id());
        copy.getStyleClass().add(Styles.SMALL);
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.setAccessibleText(TEXTS.get("gallery.install.copy", card.experiment().title()));
        copy.setOnAction(_ -> Copying.text(card.install()));
        Label label = new Label(TEXTS.get("gallery.install"));
        label.getStyleClass().add("form-hint");
        HBox row = new HBox(line, copy);
        row.getStyleClass().add("item-line");
        VBox box = new VBox(label, row);
        box.getStyleClass().add("form-field");
        return box;
    }
}
