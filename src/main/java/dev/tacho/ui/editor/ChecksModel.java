package dev.tacho.ui.editor;

import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** The checks being edited, beside their texts. */
public final class ChecksModel {
    private final BooleanProperty sameLength = new SimpleBooleanProperty();
    private final StringProperty least = new SimpleStringProperty("");
    private final StringProperty most = new SimpleStringProperty("");

    ChecksModel() {
    }

    public BooleanProperty sameLengthProperty() {
        return sameLength;
    }

    /** Of the number that the body must be. */
    public StringProperty leastProperty() {
        return least;
    }

    /** Of the number that the body must be. */
    public StringProperty mostProperty() {
        return most;
    }

    Stream<Observable> inputs() {
        return Stream.of(sameLength, least, most);
    }

    void fill(ChecksForm form) {
        sameLength.set(form.sameLength());
        least.set(form.least());
        most.set(form.most());
    }

    ChecksForm form() {
        return new ChecksForm(sameLength.get(), least.get(), most.get());
    }
}
