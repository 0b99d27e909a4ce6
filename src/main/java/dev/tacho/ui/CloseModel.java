package dev.tacho.ui;

import dev.tacho.ui.editor.EditorModel;
import dev.tacho.ui.kit.Errands;
import java.time.Duration;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Closing the window without losing anything unasked: edits are written, a run is stopped and kept. */
public final class CloseModel {
    /** A run stops within a second; whatever may go wrong, the window is not held longer than this. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final ReadOnlyObjectWrapper<Closing> state = new ReadOnlyObjectWrapper<>(Closing.NO);
    private final EditorModel editor;
    private final Runs runs;
    private final Errands errands;
    private boolean unsavedAccepted;
    private boolean unasked;

    CloseModel(EditorModel editor, Runs runs, Errands errands) {
        this.editor = editor;
        this.runs = runs;
        this.errands = errands;
        runs.runningProperty().addListener((_, _, running) -> {
            // The run ended by itself while the question stood: there is nothing left to ask.
            if (!running && state.get() == Closing.ASK_RUNNING) {
                state.set(Closing.NO);
            }
        });
    }

    public ReadOnlyObjectProperty<Closing> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** The user wants to close the window. */
    public void request() {
        if (state.get() != Closing.NO) {
            return;
        }
        if (runs.runningProperty().get()) {
            state.set(Closing.ASK_RUNNING);
        } else {
            writeAndClose();
        }
    }

    /** The system wants an end and nobody may be there to ask: as if the user had agreed to everything. */
    public void unasked() {
        unasked = true;
        unsavedAccepted = true;
        if (state.get() != Closing.NO) {
            confirm();
        } else if (runs.runningProperty().get()) {
            stopRun();
        } else {
            writeAndClose();
        }
    }

    /** The user agrees to what was asked. */
    public void confirm() {
        switch (state.get()) {
            case ASK_RUNNING -> stopRun();
            case ASK_UNSAVED -> {
                unsavedAccepted = true;
                writeAndClose();
            }
            case NO, UNDER_WAY, DONE -> { }
        }
    }

    private void stopRun() {
        state.set(Closing.UNDER_WAY);
        errands.after(PATIENCE, this::patienceEnded);
        runs.stop();
    }

    /** The user would rather go on. */
    public void cancel() {
        if (state.get() == Closing.ASK_RUNNING || state.get() == Closing.ASK_UNSAVED) {
            state.set(Closing.NO);
        }
    }

    /** The run has ended and there is nothing of it left to write. */
    void runKept() {
        if (state.get() == Closing.UNDER_WAY) {
            writeAndClose();
        }
    }

    /** The run has ended and its result could not be written: let the user see why, and export it. */
    void runLost() {
        if (state.get() == Closing.UNDER_WAY && unasked) {
            writeAndClose();
        } else if (state.get() == Closing.UNDER_WAY) {
            state.set(Closing.NO);
        }
    }

    private void patienceEnded() {
        if (state.get() == Closing.UNDER_WAY) {
            state.set(Closing.DONE);
        }
    }

    private void writeAndClose() {
        state.set(Closing.UNDER_WAY);
        editor.flush(() -> state.set(editor.unsaved() && !unsavedAccepted ? Closing.ASK_UNSAVED : Closing.DONE));
    }
}
