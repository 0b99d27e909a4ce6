package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.FormRow;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;

/** What can stand in a request to make each one different, and the file that it may come from. */
final class DataFold {
    private static final Texts TEXTS = Texts.of("ui");

    private DataFold() {
    }

    static Fold of(EditorModel model) {
        return new Fold("data", TEXTS.get("editor.data"), model.draftProperty().map(Summaries::data).orElse(""),
                new FormRow(TEXTS.get("editor.placeholders"), placeholders()).wide()
                        .hint(TEXTS.get("editor.placeholders.hint")),
                new FormRow(TEXTS.get("editor.csv"), Inputs.file("data-file", model.text(Field.DATA),
                        TEXTS.get("editor.csv"), TEXTS.get("editor.csv.prompt")))
                        .problem(model.problem(Field.DATA)).hint(TEXTS.get("editor.csv.hint")),
                new FormRow(TEXTS.get("editor.csv.order"),
                        RequestFields.order("data-order", model.dataOrderProperty()))
                        .visibleWhen(model.text(Field.DATA).isNotEmpty()))
                .opensAt(List.of(model.problem(Field.DATA)));
    }

    private static GridPane placeholders() {
        GridPane grid = new GridPane();
        grid.getStyleClass().add("placeholders");
        row(grid, "${counter}", TEXTS.get("editor.placeholder.counter"));
        row(grid, "${random:1-100}", TEXTS.get("editor.placeholder.random"));
        row(grid, "${choice:a|b}", TEXTS.get("editor.placeholder.choice"));
        row(grid, "${csv:column}", TEXTS.get("editor.placeholder.csv"));
        return grid;
    }

    private static void row(GridPane grid, String placeholder, String meaning) {
        Label code = new Label(placeholder);
        code.getStyleClass().add("code");
        code.setMinWidth(Region.USE_PREF_SIZE);
        Label words = new Label(meaning);
        words.getStyleClass().add("form-hint");
        words.setWrapText(true);
        grid.addRow(grid.getRowCount(), code, words);
    }
}
