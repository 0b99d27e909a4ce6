package dev.tacho.ui;

import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/** The keyboard's way to everything. */
final class Shortcuts {
    private final Scene scene;

    private Shortcuts(Scene scene) {
        this.scene = scene;
    }

    static void install(Scene scene, WorkbenchModel model, Shell shell) {
        Shortcuts keys = new Shortcuts(scene);
        keys.on(model::run, new KeyCodeCombination(KeyCode.R, KeyCombination.SHORTCUT_DOWN));
        keys.on(model::run, new KeyCodeCombination(KeyCode.F5));
        keys.on(model::stop, new KeyCodeCombination(KeyCode.PERIOD, KeyCombination.SHORTCUT_DOWN));
        keys.on(shell.actions()::create, new KeyCodeCombination(KeyCode.N, KeyCombination.SHORTCUT_DOWN));
        keys.on(shell.actions()::paste, new KeyCodeCombination(KeyCode.L, KeyCombination.SHORTCUT_DOWN));
        keys.on(shell.actions()::open, new KeyCodeCombination(KeyCode.O, KeyCombination.SHORTCUT_DOWN));
        keys.on(shell.actions()::duplicate, new KeyCodeCombination(KeyCode.D, KeyCombination.SHORTCUT_DOWN));
        keys.on(shell.actions()::saveAs, new KeyCodeCombination(KeyCode.S, KeyCombination.SHORTCUT_DOWN,
                KeyCombination.SHIFT_DOWN));
        keys.on(shell.sidebar()::focusSearch, new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN));
        KeyCode[] digits = {KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4};
        for (int i = 0; i < digits.length; i++) {
            Page page = Page.values()[i];
            keys.on(() -> {
                if (model.pages().available(page).get()) {
                    model.pages().pageProperty().set(page);
                }
            }, new KeyCodeCombination(digits[i], KeyCombination.SHORTCUT_DOWN));
        }
        keys.on(shell.actions()::gallery, new KeyCodeCombination(KeyCode.G, KeyCombination.SHORTCUT_DOWN));
        // A handler, not an accelerator: whatever Escape means to the focused control comes first.
        scene.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ESCAPE && model.runningProperty().get()) {
                model.stop();
                event.consume();
            }
        });
    }

    private void on(Runnable action, KeyCombination keys) {
        scene.getAccelerators().put(keys, action);
    }
}
