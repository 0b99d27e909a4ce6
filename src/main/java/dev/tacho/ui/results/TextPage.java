package dev.tacho.ui.results;

import dev.tacho.report.Format;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Copying;
import dev.tacho.ui.kit.Icons;
import dev.tacho.ui.kit.SavePlace;
import dev.tacho.ui.kit.Segments;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/** The result as other tools would have printed it, to read, select and copy. */
final class TextPage implements ResultPage {
    private static final Texts TEXTS = Texts.of("ui");
    private static final Format[] FORMATS = {Format.AB, Format.WEBBENCH, Format.ABENCH, Format.MARKDOWN};
    private static final double LEAST_HEIGHT = 260;

    private final ResultModel model;
    private final ObjectProperty<Format> format = new SimpleObjectProperty<>(Format.AB);
    private final TextArea text = new TextArea();
    private final VBox node;

    TextPage(ResultModel model, SavePlace place) {
        this.model = model;
        text.setId("report-text");
        text.setEditable(false);
        text.setMinHeight(LEAST_HEIGHT);
        text.getStyleClass().add("code");
        VBox.setVgrow(text, Priority.ALWAYS);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox bar = new HBox(6, new Segments<>("report-format", FORMATS, TextPage::words, format).node(), gap,
                button("report-copy", Feather.COPY, TEXTS.get("results.copy"),
                        () -> model.copyText(format.get(), Copying::text)),
                button("report-save", Feather.DOWNLOAD, TEXTS.get("results.export.save"), () -> {
                    ExportChoice choice = new ExportChoice.Document(format.get());
                    place.ask(choice.fileName(model.resultProperty().get()))
                            .ifPresent(path -> model.write(choice, path));
                }));
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("figure-bar");
        node = new VBox(bar, text);
        node.getStyleClass().add("figure-page");
        format.addListener(_ -> read());
    }

    @Override
    public Region node() {
        return node;
    }

    @Override
    public void show(ResultModel of) {
        read();
    }

    private void read() {
        text.setText(model.text(format.get()));
        text.setAccessibleText(words(format.get()));
    }

    private static String words(Format format) {
        return switch (format) {
            case AB -> TEXTS.get("results.text.ab");
            case WEBBENCH -> TEXTS.get("results.text.webbench");
            case ABENCH -> TEXTS.get("results.text.abench");
            default -> TEXTS.get("results.text.markdown");
        };
    }

    private static Button button(String id, Ikon icon, String words, Runnable action) {
        Button button = new Button(words, Icons.of(icon));
        button.setId(id);
        button.getStyleClass().add("small");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> action.run());
        return button;
    }
}
