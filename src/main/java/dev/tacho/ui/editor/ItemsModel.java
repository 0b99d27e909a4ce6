package dev.tacho.ui.editor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/**
 * A list being edited. Its places hold values that are replaced whole; it grows and shrinks at its end only, so that
 * what shows a place goes on showing it while values move.
 */
public final class ItemsModel<T> {
    private final ObservableList<ObjectProperty<T>> places = FXCollections.observableArrayList();
    private final ObservableList<ObjectProperty<T>> shown = FXCollections.unmodifiableObservableList(places);
    private final T fresh;
    private final int fewest;
    private final Runnable edited;
    /** Several values change at once. */
    private boolean moving;

    /**
     * @param fresh  what is added
     * @param fewest that always remain
     * @param edited called after each change
     */
    ItemsModel(T fresh, int fewest, Runnable edited) {
        this.fresh = fresh;
        this.fewest = fewest;
        this.edited = edited;
    }

    /** In order; changed by the commands only. */
    public ObservableList<ObjectProperty<T>> places() {
        return shown;
    }

    /** None of them can go. */
    public boolean fewest() {
        return places.size() <= fewest;
    }

    /** One more at the end. */
    public void add() {
        List<T> values = new ArrayList<>(values());
        values.add(fresh);
        change(values);
    }

    public void remove(int index) {
        if (!fewest()) {
            List<T> values = new ArrayList<>(values());
            values.remove(index);
            change(values);
        }
    }

    /** In the place of the one before it, if there is one. */
    public void moveUp(int index) {
        if (index > 0) {
            List<T> values = new ArrayList<>(values());
            Collections.swap(values, index, index - 1);
            change(values);
        }
    }

    /** In the place of the one after it, if there is one. */
    public void moveDown(int index) {
        if (index < places.size() - 1) {
            moveUp(index + 1);
        }
    }

    List<T> values() {
        return places.stream().map(ObjectProperty::get).toList();
    }

    void fill(List<T> values) {
        moving = true;
        while (places.size() > values.size()) {
            places.removeLast();
        }
        for (int i = 0; i < values.size(); i++) {
            if (i < places.size()) {
                places.get(i).set(values.get(i));
            } else {
                places.add(place(values.get(i)));
            }
        }
        moving = false;
    }

    private void change(List<T> values) {
        fill(values);
        edited.run();
    }

    private ObjectProperty<T> place(T value) {
        ObjectProperty<T> place = new SimpleObjectProperty<>(value);
        place.addListener((_, _, _) -> {
            if (!moving) {
                edited.run();
            }
        });
        return place;
    }
}
