package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.FormRow;
import java.util.List;

/** What can stand in a request to make each one different, and the file that it may come from. */
final class DataFold {
    private static final Texts TEXTS = Texts.of("ui");

    private DataFold() {
    }

    static Fold of(EditorModel model) {
        return new Fold("data", TEXTS.get("editor.data"), model.draftProperty().map(Summaries::data).orElse(""),
                new FormRow(TEXTS.get("editor.placeholders"),
                        new Glossary(TEXTS.get("editor.placeholders.hint"))
                                .add("${counter}", TEXTS.get("editor.placeholder.counter"))
                                .add("${random:1-100}", TEXTS.get("editor.placeholder.random"))
                                .add("${choice:a|b}", TEXTS.get("editor.placeholder.choice"))
                                .add("${csv:column}", TEXTS.get("editor.placeholder.csv")).node()).wide(),
                new FormRow(TEXTS.get("editor.csv"), Inputs.file("data-file", model.text(Field.DATA),
                        TEXTS.get("editor.csv"), TEXTS.get("editor.csv.prompt")))
                        .problem(model.problem(Field.DATA)).hint(TEXTS.get("editor.csv.hint")),
                new FormRow(TEXTS.get("editor.csv.order"),
                        RequestFields.order("data-order", model.dataOrderProperty()))
                        .visibleWhen(model.text(Field.DATA).isNotEmpty()))
                .opensAt(List.of(model.problem(Field.DATA)));
    }
}
