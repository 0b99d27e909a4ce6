package dev.tacho.ui.kit;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import javafx.beans.property.Property;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** A choice of a few, side by side, at most one of which is taken: none while the value is another one. */
public final class Segments<T> {
    private final HBox box = new HBox();
    private final Map<T, ToggleButton> buttons = new LinkedHashMap<>();

    /**
     * @param id     of the control; each button's is {@code id-value} in lower case
     * @param values in their order
     * @param text   of a value's button
     * @param chosen follows the buttons, and they follow it
     */
    public Segments(String id, T[] values, Function<T, String> text, Property<T> chosen) {
        ToggleGroup group = new ToggleGroup();
        box.setId(id);
        box.getStyleClass().add("segments");
        box.setMaxWidth(Region.USE_PREF_SIZE);
        for (T value : values) {
            ToggleButton button = new ToggleButton(text.apply(value));
            button.setId(id + "-" + value.toString().toLowerCase(Locale.ROOT));
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setToggleGroup(group);
            // A second press must not leave nothing chosen.
            button.setOnAction(_ -> {
                button.setSelected(true);
                chosen.setValue(value);
            });
            buttons.put(value, button);
        }
        box.getChildren().setAll(buttons.values());
        chosen.addListener((_, _, now) -> group.selectToggle(buttons.get(now)));
        group.selectToggle(buttons.get(chosen.getValue()));
    }

    public ToggleButton button(T value) {
        return buttons.get(value);
    }

    public Region node() {
        return box;
    }
}
