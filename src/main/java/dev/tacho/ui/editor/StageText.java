package dev.tacho.ui.editor;

import dev.tacho.profile.Load.Stage;
import dev.tacho.ui.kit.NumberText;

/**
 * One stage of an open loop as it is typed.
 *
 * @param from requests per second at its beginning
 * @param to   at its end; empty if the rate does not change
 */
public record StageText(String from, String to, String seconds) {

    static StageText of(Stage stage) {
        return new StageText(NumberText.of(stage.startRate()),
                stage.startRate() == stage.endRate() ? "" : NumberText.of(stage.endRate()),
                NumberText.of(stage.seconds()));
    }
}
