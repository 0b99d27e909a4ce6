package dev.tacho.ui.kit;

import atlantafx.base.theme.Styles;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** One row of a form: a label, perhaps with ab's letter for it, the control, and under it a hint or what is wrong. */
public final class FormRow implements FormPart {
    private static final double LABEL_WIDTH = 148;

    private final HBox row = new HBox();
    private final VBox field = new VBox();
    private final Label label;
    private final Node control;
    private final HBox head;

    public FormRow(String text, Node control) {
        this.control = control;
        label = new Label(text);
        label.setLabelFor(control);
        label.setMinWidth(Region.USE_PREF_SIZE);
        control.setAccessibleText(text);
        head = new HBox(label);
        head.getStyleClass().add("form-label");
        head.setMinWidth(LABEL_WIDTH);
        head.setPrefWidth(LABEL_WIDTH);
        field.getStyleClass().add("form-field");
        field.getChildren().add(control);
        field.setFillWidth(true);
        HBox.setHgrow(field, Priority.ALWAYS);
        row.getStyleClass().add("form-row");
        row.setAlignment(Pos.TOP_LEFT);
        row.getChildren().addAll(head, field);
    }

    /** Shows ab's option for the same thing, such as {@code -n}; {@code explanation} is its tooltip. */
    public FormRow ab(String option, String explanation) {
        Label badge = new Label(option);
        badge.getStyleClass().add("ab-badge");
        badge.setMinWidth(Region.USE_PREF_SIZE);
        badge.setTooltip(new Tooltip(explanation));
        badge.setAccessibleText(explanation);
        head.getChildren().add(badge);
        return this;
    }

    /** Gives the control the whole width, below its label. */
    public FormRow wide() {
        row.getChildren().remove(head);
        field.getChildren().addFirst(head);
        return this;
    }

    /** A muted sentence under the control while {@code condition} holds. */
    public FormRow hint(String text, ObservableBooleanValue condition) {
        hint(text);
        Node hint = field.getChildren().getLast();
        hint.visibleProperty().bind(condition);
        hint.managedProperty().bind(hint.visibleProperty());
        return this;
    }

    /** A muted sentence under the control. */
    public FormRow hint(String text) {
        Label hint = new Label(text);
        hint.getStyleClass().add("form-hint");
        hint.setWrapText(true);
        field.getChildren().add(hint);
        return this;
    }

    /** Marks the control and says what is wrong while {@code problem} is not empty. */
    public FormRow problem(ObservableValue<String> problem) {
        Label sentence = new Label();
        sentence.getStyleClass().add("form-problem");
        sentence.setWrapText(true);
        sentence.setMinHeight(Region.USE_PREF_SIZE);
        sentence.textProperty().bind(problem);
        sentence.visibleProperty().bind(sentence.textProperty().isNotEmpty());
        sentence.managedProperty().bind(sentence.visibleProperty());
        field.getChildren().add(sentence);
        mark(problem.getValue());
        problem.addListener((_, _, now) -> mark(now));
        return this;
    }

    public FormRow visibleWhen(ObservableBooleanValue condition) {
        row.visibleProperty().bind(condition);
        row.managedProperty().bind(row.visibleProperty());
        return this;
    }

    @Override
    public Region node() {
        return row;
    }

    private void mark(String problem) {
        boolean wrong = problem != null && !problem.isEmpty();
        control.pseudoClassStateChanged(Styles.STATE_DANGER, wrong);
        control.setAccessibleHelp(wrong ? problem : null);
    }
}
