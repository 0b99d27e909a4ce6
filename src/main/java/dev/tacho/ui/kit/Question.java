package dev.tacho.ui.kit;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.stage.Window;

/** A question that must be answered before going on; the safe answer is the default and what Escape means. */
public final class Question {
    private final ButtonType yes;
    private final ButtonType no;
    private final Dialog<ButtonType> dialog = new Dialog<>();

    public Question(Window owner, String title, String text, String yesText, String noText) {
        yes = new ButtonType(yesText, ButtonData.OTHER);
        no = new ButtonType(noText, ButtonData.CANCEL_CLOSE);
        dialog.initOwner(owner);
        dialog.setTitle(title);
        Label sentence = new Label(text);
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
