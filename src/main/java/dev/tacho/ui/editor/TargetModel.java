package dev.tacho.ui.editor;

import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** The target being edited, beside its texts. */
public final class TargetModel {
    private final ObjectProperty<TargetKind> kind = new SimpleObjectProperty<>(TargetKind.DEMO);
    private final ObjectProperty<WatchKind> watch = new SimpleObjectProperty<>(WatchKind.LISTENER);
    private final LaunchModel launch;

    /** @param edited called after each change of a list */
    TargetModel(Runnable edited) {
        launch = new LaunchModel(edited);
    }

    public ObjectProperty<TargetKind> kindProperty() {
        return kind;
    }

    /** By what the processes of a running server are found. */
    public ObjectProperty<WatchKind> watchProperty() {
        return watch;
    }

    /** How a server is started; kept while another target is chosen. */
    public LaunchModel launch() {
        return launch;
    }

    Stream<Observable> inputs() {
        return Stream.concat(Stream.of(kind, watch), launch.inputs());
    }

    void fill(TargetForm form) {
        kind.set(form.kind());
        watch.set(form.watch());
        launch.fill(form.launch());
    }

    TargetForm form() {
        return new TargetForm(kind.get(), watch.get(), launch.form());
    }
}
