package dev.tacho.ui.kit;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Window;

/** A question that must be answered before going on; the safe answer is the default and what Escape means. */
public final class Question {
    private final ButtonType yes;
    private final ButtonType no;
    private static final double DETAILS_WIDTH = 640;
    private static final double DETAILS_HEIGHT = 300;

    private final Label sentence = new Label();
    private final Dialog<ButtonType> dialog = new Dialog<>();

    public Question(Window owner, String title, String text, String yesText, String noText) {
        yes = new ButtonType(yesText, ButtonData.OTHER);
        no = new ButtonType(noText, ButtonData.CANCEL_CLOSE);
        dialog.initOwner(owner);
        dialog.setTitle(title);
        sentence.setText(text);
        sentence.setWrapText(true);
        sentence.setMaxWidth(420);
        dialog.getDialogPane().setContent(sentence);
        dialog.getDialogPane().getButtonTypes().setAll(yes, no);
        dialog.getDialogPane().getStylesheets().setAll(owner.getScene().getStylesheets());
        dialog.getDialogPane().getStyleClass().add("question");
        Button yesButton = (Button) dialog.getDialogPane().lookupButton(yes);
        yesButton.setId("question-yes");
        yesButton.setDefaultButton(false);
        yesButton.getStyleClass().add(Styles.DANGER);
        Button noButton = (Button) dialog.getDialogPane().lookupButton(no);
        noButton.setId("question-no");
        noButton.setDefaultButton(true);
    }

    /** Shows below the sentence what it is about, line by line, to be scrolled, selected and copied. */
    public Question about(List<String> lines) {
        TextArea details = new TextArea(String.join("\n", lines));
        details.setId("question-details");
        details.setEditable(false);
        details.getStyleClass().add("code");
        details.setPrefSize(DETAILS_WIDTH, DETAILS_HEIGHT);
        details.accessibleTextProperty().bind(sentence.textProperty());
        sentence.setMaxWidth(DETAILS_WIDTH);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        VBox content = new VBox(sentence, details);
        VBox.setVgrow(details, Priority.ALWAYS);
        content.getStyleClass().add("question-about");
        dialog.getDialogPane().setContent(content);
        dialog.setResizable(true);
        dialog.setOnShown(_ -> dialog.getDialogPane().lookupButton(no).requestFocus());
        return this;
    }

    /** Shows it and returns at once; one of the two is called when it is answered. */
    public void ask(Runnable onYes, Runnable onNo) {
        dialog.setOnHidden(_ -> (dialog.getResult() == yes ? onYes : onNo).run());
        dialog.show();
    }

    /** Takes the question back; counts as a no. */
    public void withdraw() {
        dialog.hide();
    }
}
