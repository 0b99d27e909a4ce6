package dev.tacho.ui.editor;

import atlantafx.base.theme.Styles;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Icons;
import java.util.function.BiFunction;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/** Something for each place of a list, with the buttons that move and remove it, and one for another. */
final class ItemRows<T> {
    private static final Texts TEXTS = Texts.of("ui");

    private final String id;
    private final String word;
    private final ItemsModel<T> items;
    private final BiFunction<ObjectProperty<T>, Place, Region> look;
    private final VBox rows = new VBox();
    private final VBox box = new VBox(rows);

    /**
     * Where something stands in the list.
     *
     * @param number  from 1
     * @param buttons to put wherever they look best
     */
    record Place(int number, HBox buttons) {

        /** Of a control: {@code part-3}. */
        String id(String part) {
            return part + "-" + number;
        }
    }

    /**
     * @param id   beginning of those of its buttons
     * @param word what one of them is called, such as {@code service}
     * @param add  what the button for another says
     */
    ItemRows(String id, String word, String add, ItemsModel<T> items,
             BiFunction<ObjectProperty<T>, Place, Region> look) {
        this.id = id;
        this.word = word;
        this.items = items;
        this.look = look;
        Button another = new Button(add, Icons.of(Feather.PLUS));
        another.setId(id + "-add");
        another.getStyleClass().addAll(Styles.FLAT, Styles.ACCENT, "add-row");
        another.setOnAction(_ -> {
            items.add();
            focusInto(rows.getChildren().getLast());
        });
        rows.getStyleClass().add("item-rows");
        rows.managedProperty().bind(Bindings.isNotEmpty(rows.getChildren()));
        box.getStyleClass().add("items");
        box.getChildren().add(another);
        items.places().addListener((ListChangeListener<ObjectProperty<T>>) _ -> follow());
        follow();
    }

    Region node() {
        return box;
    }

    private void follow() {
        while (rows.getChildren().size() > items.places().size()) {
            rows.getChildren().removeLast();
        }
        while (rows.getChildren().size() < items.places().size()) {
            int index = rows.getChildren().size();
            rows.getChildren().add(look.apply(items.places().get(index), new Place(index + 1, buttons(index))));
        }
    }

    private HBox buttons(int index) {
        String number = Integer.toString(index + 1);
        Button up = button(Feather.ARROW_UP, "up", TEXTS.get("editor.item.up", word, number), index,
                () -> items.moveUp(index));
        up.setDisable(index == 0);
        Button down = button(Feather.ARROW_DOWN, "down", TEXTS.get("editor.item.down", word, number), index,
                () -> items.moveDown(index));
        down.disableProperty().bind(Bindings.size(items.places()).lessThanOrEqualTo(index + 1));
        Button remove = button(Feather.X, "remove", TEXTS.get("editor.item.remove", word, number), index,
                () -> items.remove(index));
        remove.disableProperty().bind(Bindings.createBooleanBinding(items::fewest, items.places()));
        HBox buttons = new HBox(up, down, remove);
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        return buttons;
    }

    private Button button(Ikon icon, String does, String what, int index, Runnable action) {
        Button button = Icons.button(icon, what, action);
        button.setId(id + "-" + does + "-" + (index + 1));
        button.getStyleClass().add("item-button");
        return button;
    }

    private static void focusInto(Node row) {
        Node field = row.lookup(".text-input");
        if (field != null) {
            field.requestFocus();
        }
    }
}
