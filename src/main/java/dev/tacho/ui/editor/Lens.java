package dev.tacho.ui.editor;

import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** A part of a value as a property of its own: each follows the other. */
final class Lens {
    private Lens() {
    }

    static <W> StringProperty text(ObjectProperty<W> whole, Function<W, String> part, BiFunction<W, String, W> with) {
        return tied(new SimpleStringProperty(), whole, part, with);
    }

    static <W> BooleanProperty flag(ObjectProperty<W> whole, Function<W, Boolean> part,
                                    BiFunction<W, Boolean, W> with) {
        return tied(new SimpleBooleanProperty(), whole, part, with);
    }

    static <W, P> ObjectProperty<P> of(ObjectProperty<W> whole, Function<W, P> part, BiFunction<W, P, W> with) {
        return tied(new SimpleObjectProperty<>(), whole, part, with);
    }

    private static <W, P, Q extends Property<P>> Q tied(Q lens, ObjectProperty<W> whole, Function<W, P> part,
                                                        BiFunction<W, P, W> with) {
        lens.setValue(part.apply(whole.get()));
        whole.addListener((_, _, now) -> lens.setValue(part.apply(now)));
        lens.addListener((_, _, now) -> {
            if (!part.apply(whole.get()).equals(now)) {
                whole.set(with.apply(whole.get(), now));
            }
        });
        return lens;
    }
}
