package dev.tacho.ui.editor;

import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.FormPart;
import dev.tacho.ui.kit.FormRow;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** A command: one line of words, or the script of a shell; and, folded, where and as whom it runs. */
final class CommandFields {
    private static final Texts TEXTS = Texts.of("ui");
    private static final int SCRIPT_ROWS = 4;

    private final ObjectProperty<CommandText> command;
    private final ItemRows.Place place;
    private final String id;
    private final BooleanProperty shell;

    /** @param id beginning of those of its controls */
    CommandFields(String id, ObjectProperty<CommandText> command, ItemRows.Place place) {
        this.id = id;
        this.command = command;
        this.place = place;
        shell = Lens.flag(command, CommandText::shell, CommandText::withShell);
    }

    /** A command in a list of nothing else. */
    static Region row(String id, String prompt, ObjectProperty<CommandText> command, ItemRows.Place place) {
        CommandFields fields = new CommandFields(id, command, place);
        Node line = fields.line(prompt);
        HBox.setHgrow(line, Priority.ALWAYS);
        HBox first = new HBox(line, place.buttons());
        first.getStyleClass().add("item-line");
        VBox row = new VBox(first, fields.more(List.of(fields.shell())).node());
        row.getStyleClass().add("item");
        return row;
    }

    Node line(String prompt) {
        StringProperty text = Lens.text(command, CommandText::line, CommandText::withLine);
        TextField words = Inputs.text(place.id(id), text, prompt);
        words.getStyleClass().add("code");
        words.setAccessibleText(TEXTS.get("editor.command"));
        TextArea script = Inputs.lines(place.id(id + "-script"), text, TEXTS.get("editor.script.prompt"), SCRIPT_ROWS);
        script.getStyleClass().add("code");
        script.setAccessibleText(TEXTS.get("editor.script"));
        // A line of text has no line breaks: shown there, a script would lose its own.
        StackPane line = new StackPane();
        shell.subscribe(now -> {
            words.textProperty().unbindBidirectional(text);
            if (!now) {
                words.textProperty().bindBidirectional(text);
            }
            line.getChildren().setAll(now ? script : words);
        });
        return line;
    }

    FormRow shell() {
        return new FormRow(TEXTS.get("editor.shell"),
                Inputs.check(place.id(id + "-shell"), TEXTS.get("editor.shell.text"), shell));
    }

    /** @param first what else is folded with it, before its own */
    Fold more(List<FormPart> first, FormPart... last) {
        List<FormPart> parts = new ArrayList<>(first);
        parts.add(text("directory", "{dir}", Lens.text(command, CommandText::directory, CommandText::withDirectory))
                .hint(TEXTS.get("editor.command.directory.hint")));
        parts.add(text("environment", TEXTS.get("editor.command.environment.prompt"),
                Lens.text(command, CommandText::environment, CommandText::withEnvironment)));
        parts.add(text("user", TEXTS.get("editor.command.user.prompt"),
                Lens.text(command, CommandText::user, CommandText::withUser))
                .hint(TEXTS.get("editor.command.user.hint")));
        Stream.of(last).forEach(parts::add);
        return new Fold(place.id(id + "-more"), TEXTS.get("editor.command.more"),
                command.map(LaunchSummaries::command).orElse(""), parts.toArray(FormPart[]::new));
    }

    private FormRow text(String part, String prompt, StringProperty text) {
        return new FormRow(TEXTS.get("editor.command." + part), Inputs.text(place.id(id + "-" + part), text, prompt));
    }
}
