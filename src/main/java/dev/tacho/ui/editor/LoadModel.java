package dev.tacho.ui.editor;

import dev.tacho.profile.Load.Arrivals;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The load being edited, beside its texts. */
public final class LoadModel {
    private final ObjectProperty<LoadKind> kind = new SimpleObjectProperty<>(LoadKind.CLOSED);
    private final ObjectProperty<Arrivals> arrivals = new SimpleObjectProperty<>(Arrivals.CONSTANT);
    private final ObservableList<StageText> stages = FXCollections.observableArrayList();

    LoadModel() {
    }

    public ObjectProperty<LoadKind> kindProperty() {
        return kind;
    }

    public ObjectProperty<Arrivals> arrivalsProperty() {
        return arrivals;
    }

    /** One after the other, as they are typed. */
    public ObservableList<StageText> stages() {
        return stages;
    }

    /** One more, which goes on at the rate that the last one ends with. */
    public void addStage() {
        StageText last = stages.isEmpty() ? new StageText("", "", "") : stages.getLast();
        stages.add(new StageText(last.to().isBlank() ? last.from() : last.to(), "", last.seconds()));
    }

    /** Moves a stage before the one that precedes it; the first stays. */
    public void moveUp(int index) {
        if (index > 0) {
            List<StageText> moved = new ArrayList<>(stages);
            moved.add(index - 1, moved.remove(index));
            stages.setAll(moved);
        }
    }

    /** Moves a stage behind the one that follows it; the last stays. */
    public void moveDown(int index) {
        moveUp(index + 1 < stages.size() ? index + 1 : 0);
    }

    Stream<Observable> inputs() {
        return Stream.of(kind, arrivals, stages);
    }

    void fill(LoadForm form) {
        kind.set(form.kind());
        arrivals.set(form.arrivals());
        stages.setAll(form.stages());
    }

    LoadForm form() {
        return new LoadForm(kind.get(), arrivals.get(), List.copyOf(stages));
    }
}
