package dev.tacho.ui.editor;

import atlantafx.base.theme.Styles;
import dev.tacho.profile.Profile;
import dev.tacho.text.Texts;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/** Asks for a command line of another tool, and says what becomes of it before anything does. */
public final class PasteDialog {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double WIDTH = 620;
    private static final int LINES = 4;

    private final PasteModel model;
    private final Dialog<ButtonType> dialog = new Dialog<>();
    private final TextArea line = new TextArea();
    private final Label ab = new Label();
    private final VBox result = new VBox();

    /** @param made called once with the profile, if the user agrees to it */
    public PasteDialog(Window owner, PasteModel model, Consumer<Profile> made) {
        this.model = model;
        ButtonType make = new ButtonType(TEXTS.get("paste.make"), ButtonData.OK_DONE);
        ButtonType cancel = new ButtonType(TEXTS.get("paste.cancel"), ButtonData.CANCEL_CLOSE);
        dialog.initOwner(owner);
        dialog.setTitle(TEXTS.get("paste.title"));
        DialogPane pane = dialog.getDialogPane();
        pane.setContent(content());
        pane.getButtonTypes().setAll(make, cancel);
        pane.getStylesheets().setAll(owner.getScene().getStylesheets());
        pane.getStyleClass().add("question");
        Node makes = pane.lookupButton(make);
        makes.setId("paste-make");
        makes.disableProperty().bind(model.profileProperty().isNull());
        pane.lookupButton(cancel).setId("paste-cancel");
        dialog.setOnShown(_ -> line.requestFocus());
        dialog.setOnHidden(_ -> {
            // Its cursor would go on blinking unseen, 60 pulses a second.
            pane.setContent(null);
            if (dialog.getResult() == make) {
                made.accept(model.profileProperty().get());
            }
        });
        // For changes, since the model reads the line at its change, after it is invalid.
        model.lineProperty().addListener((_, _, _) -> tell());
        tell();
    }

    /** Shows it and returns at once. */
    public void show() {
        dialog.show();
    }

    private Region content() {
        Label hint = new Label(TEXTS.get("paste.hint"));
        hint.setWrapText(true);
        hint.getStyleClass().add("form-hint");
        line.setId("paste-line");
        line.setWrapText(true);
        line.setPrefRowCount(LINES);
        line.setPromptText(TEXTS.get("paste.prompt"));
        line.setAccessibleText(TEXTS.get("paste.title"));
        line.getStyleClass().add("code");
        line.textProperty().bindBidirectional(model.lineProperty());
        ab.setId("paste-ab");
        ab.setWrapText(true);
        ab.getStyleClass().add("code");
        result.getStyleClass().add("paste-result");
        VBox content = new VBox(hint, line, result);
        content.getStyleClass().add("paste");
        content.setPrefWidth(WIDTH);
        return content;
    }

    private void tell() {
        result.getChildren().clear();
        String problem = model.problemProperty().get();
        if (!problem.isEmpty()) {
            add("paste-problem", problem, "form-problem");
        } else if (model.profileProperty().get() != null) {
            add("paste-becomes", TEXTS.get("paste.becomes"), "form-hint");
            ab.setText(model.abLineProperty().get());
            result.getChildren().add(ab);
            List<String> lost = model.untranslatedProperty().get();
            add("paste-lost", lost.isEmpty() ? TEXTS.get("paste.all") : TEXTS.get("paste.untranslated"), "form-hint");
            lost.forEach(sentence -> add("", TEXTS.get("paste.item", sentence), Styles.WARNING));
        }
        if (dialog.isShowing()) {
            dialog.getDialogPane().getScene().getWindow().sizeToScene();
        }
    }

    private void add(String id, String text, String style) {
        Label label = new Label(text);
        label.setId(id);
        label.setWrapText(true);
        label.setMaxWidth(WIDTH);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        result.getChildren().add(label);
    }
}
