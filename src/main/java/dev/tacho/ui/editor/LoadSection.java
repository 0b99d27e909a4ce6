package dev.tacho.ui.editor;

import dev.tacho.profile.Connection.Http;
import dev.tacho.profile.Field;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.FormSection;
import dev.tacho.ui.kit.Segments;
import javafx.scene.control.CheckBox;

/** How much is sent, for how long, over what connections. */
final class LoadSection {
    private static final Texts TEXTS = Texts.of("ui");

    private LoadSection() {
    }

    static FormSection of(EditorModel model) {
        CheckBox keepAlive = new CheckBox(TEXTS.get("editor.keepAlive.text"));
        keepAlive.setId("keep-alive");
        keepAlive.selectedProperty().bindBidirectional(model.keepAliveProperty());
        Segments<Http> http = new Segments<>("http", Http.values(), Http::number, model.httpProperty());
        return new FormSection(TEXTS.get("editor.load"),
                number(model, Field.CONCURRENCY, "concurrency", TEXTS.get("editor.concurrency"), "",
                        TEXTS.get("editor.concurrency.unit")).ab("-c", TEXTS.get("editor.concurrency.ab")),
                number(model, Field.REQUESTS, "requests", TEXTS.get("editor.requests"), TEXTS.get("editor.noLimit"),
                        TEXTS.get("editor.requests.unit")).ab("-n", TEXTS.get("editor.requests.ab")),
                number(model, Field.DURATION, "duration", TEXTS.get("editor.duration"), TEXTS.get("editor.noLimit"),
                        TEXTS.get("editor.seconds")).ab("-t", TEXTS.get("editor.duration.ab"))
                        .hint(TEXTS.get("editor.limits.hint")),
                new FormRow(TEXTS.get("editor.keepAlive"), keepAlive).ab("-k", TEXTS.get("editor.keepAlive.ab")),
                number(model, Field.TIMEOUT, "timeout", TEXTS.get("editor.timeout"), "", TEXTS.get("editor.seconds"))
                        .ab("-s", TEXTS.get("editor.timeout.ab")),
                new FormRow(TEXTS.get("editor.http"), http.node()));
    }

    private static FormRow number(EditorModel model, Field field, String id, String label, String prompt, String unit) {
        return new FormRow(label, Inputs.number(id, model.text(field), prompt, unit)).problem(model.problem(field));
    }
}
