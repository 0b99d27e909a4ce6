package dev.tacho.ui.editor;

import atlantafx.base.controls.CustomTextField;
import atlantafx.base.theme.Styles;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Icons;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** One row for each stage of an open loop, and a button for another. */
final class StageRows {
    private static final Texts TEXTS = Texts.of("ui");
    private static final double NARROWEST = 84;

    private final LoadModel load;
    private final VBox rows = new VBox();
    private final VBox box = new VBox(rows);
    /** The list changes because a row was typed into: the row already shows it. */
    private boolean typing;

    StageRows(LoadModel load) {
        this.load = load;
        Button add = new Button(TEXTS.get("editor.stages.add"), Icons.of(Feather.PLUS));
        add.setId("stage-add");
        add.getStyleClass().addAll(Styles.FLAT, Styles.ACCENT, "add-row");
        add.setOnAction(_ -> {
            load.addStage();
            focus("#stage-from-" + load.stages().size());
        });
        box.getChildren().add(add);
        box.getStyleClass().add("stages");
        rows.getStyleClass().add("header-rows");
        load.stages().addListener((ListChangeListener<StageText>) _ -> {
            if (!typing) {
                rebuild();
            }
        });
        rebuild();
    }

    Region node() {
        return box;
    }

    private void focus(String id) {
        Node node = rows.lookup(id);
        if (node != null) {
            node.requestFocus();
        }
    }

    private void rebuild() {
        rows.getChildren().clear();
        for (int i = 0; i < load.stages().size(); i++) {
            rows.getChildren().add(row(i, load.stages().get(i)));
        }
    }

    private Region row(int index, StageText stage) {
        String number = Integer.toString(index + 1);
        TextField from = field("stage-from-" + number, stage.from(), "", TEXTS.get("editor.stages.rate"),
                TEXTS.get("editor.stages.from", number));
        TextField to = field("stage-to-" + number, stage.to(), TEXTS.get("editor.stages.same"),
                TEXTS.get("editor.stages.rate"), TEXTS.get("editor.stages.to", number));
        TextField seconds = field("stage-seconds-" + number, stage.seconds(), "", TEXTS.get("editor.stages.seconds"),
                TEXTS.get("editor.stages.for", number));
        for (TextField field : new TextField[] {from, to, seconds}) {
            field.textProperty().addListener((_, _, _) -> typed(index,
                    new StageText(from.getText(), to.getText(), seconds.getText())));
        }
        Button up = Icons.button(Feather.ARROW_UP, TEXTS.get("editor.stages.up", number), () -> {
            load.moveUp(index);
            focus("#stage-up-" + Math.max(2, index));
        });
        up.setId("stage-up-" + number);
        up.setDisable(index == 0);
        Button down = Icons.button(Feather.ARROW_DOWN, TEXTS.get("editor.stages.down", number), () -> {
            load.moveDown(index);
            focus("#stage-down-" + Math.min(load.stages().size() - 1, index + 2));
        });
        down.setId("stage-down-" + number);
        down.setDisable(index == load.stages().size() - 1);
        Button remove = Icons.button(Feather.X, TEXTS.get("editor.stages.remove", number),
                () -> load.stages().remove(index));
        remove.setId("stage-remove-" + number);
        remove.setDisable(load.stages().size() == 1);
        Label arrow = new Label(TEXTS.get("editor.stages.arrow"));
        arrow.setMinWidth(Region.USE_PREF_SIZE);
        Label during = new Label(TEXTS.get("editor.stages.during"));
        during.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(from, arrow, to, during, seconds, up, down, remove);
        row.getStyleClass().addAll("header-row", "stage-row");
        return row;
    }

    private static TextField field(String id, String text, String prompt, String unit, String what) {
        CustomTextField field = new CustomTextField(text);
        field.setId(id);
        field.setPromptText(prompt);
        Label label = new Label(unit);
        label.getStyleClass().add("unit");
        label.setMinWidth(Region.USE_PREF_SIZE);
        field.setRight(label);
        field.setAccessibleText(what);
        field.setMinWidth(NARROWEST);
        field.setPrefWidth(NARROWEST);
        HBox.setHgrow(field, Priority.ALWAYS);
        return field;
    }

    private void typed(int index, StageText stage) {
        typing = true;
        load.stages().set(index, stage);
        typing = false;
    }
}
