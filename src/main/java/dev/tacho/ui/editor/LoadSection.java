package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.Load.Arrivals;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.Fold;
import dev.tacho.ui.kit.FormRow;
import dev.tacho.ui.kit.FormSection;
import dev.tacho.ui.kit.Segments;
import java.util.List;
import javafx.beans.binding.BooleanBinding;

/** How much is sent, and for how long: by clients that wait for their responses, or at a rate. */
final class LoadSection {
    private static final Texts TEXTS = Texts.of("ui");

    private LoadSection() {
    }

    static FormSection of(EditorModel model) {
        LoadModel load = model.load();
        BooleanBinding closed = load.kindProperty().isEqualTo(LoadKind.CLOSED);
        BooleanBinding open = closed.not();
        Segments<LoadKind> kind = new Segments<>("load", LoadKind.values(), value -> switch (value) {
            case CLOSED -> TEXTS.get("editor.load.closed");
            case OPEN -> TEXTS.get("editor.load.open");
        }, load.kindProperty());
        Segments<Arrivals> arrivals = new Segments<>("arrivals", Arrivals.values(), value -> switch (value) {
            case CONSTANT -> TEXTS.get("editor.arrivals.constant");
            case POISSON -> TEXTS.get("editor.arrivals.poisson");
        }, load.arrivalsProperty());
        return new FormSection(TEXTS.get("editor.load"), kind::node,
                number(model, Field.CONCURRENCY, "concurrency", TEXTS.get("editor.concurrency"), "",
                        TEXTS.get("editor.concurrency.unit")).ab("-c", TEXTS.get("editor.concurrency.ab"))
                        .visibleWhen(closed),
                number(model, Field.REQUESTS, "requests", TEXTS.get("editor.requests"), TEXTS.get("editor.noLimit"),
                        TEXTS.get("editor.requests.unit")).ab("-n", TEXTS.get("editor.requests.ab"))
                        .visibleWhen(closed),
                number(model, Field.DURATION, "duration", TEXTS.get("editor.duration"), TEXTS.get("editor.noLimit"),
                        TEXTS.get("editor.seconds")).ab("-t", TEXTS.get("editor.duration.ab"))
                        .hint(TEXTS.get("editor.limits.hint")).visibleWhen(closed),
                new FormRow(TEXTS.get("editor.stages"), new StageRows(load).node()).wide()
                        .problem(model.problem(Field.STAGES)).visibleWhen(open),
                new FormRow(TEXTS.get("editor.sketch"), new RateSketch(model.draftProperty())).wide()
                        .visibleWhen(open),
                new FormRow(TEXTS.get("editor.arrivals"), arrivals.node())
                        .hint(TEXTS.get("editor.arrivals.hint")).visibleWhen(open),
                number(model, Field.MAX_IN_FLIGHT, "max-in-flight", TEXTS.get("editor.maxInFlight"), "",
                        TEXTS.get("editor.maxInFlight.unit")).hint(TEXTS.get("editor.maxInFlight.hint"))
                        .visibleWhen(open),
                pauses(model, closed));
    }

    private static Fold pauses(EditorModel model, BooleanBinding closed) {
        return new Fold("pauses", TEXTS.get("editor.pauses"), model.draftProperty().map(Summaries::pauses).orElse(""),
                number(model, Field.WARM_UP, "warm-up", TEXTS.get("editor.warmUp"), TEXTS.get("editor.none"),
                        TEXTS.get("editor.seconds")).hint(TEXTS.get("editor.warmUp.hint")),
                number(model, Field.COOL_DOWN, "cool-down", TEXTS.get("editor.coolDown"), TEXTS.get("editor.none"),
                        TEXTS.get("editor.seconds")).hint(TEXTS.get("editor.coolDown.hint")),
                number(model, Field.THINK, "think", TEXTS.get("editor.think"), TEXTS.get("editor.none"),
                        TEXTS.get("editor.seconds")).hint(TEXTS.get("editor.think.hint")).visibleWhen(closed))
                .opensAt(List.of(model.problem(Field.WARM_UP), model.problem(Field.COOL_DOWN),
                        model.problem(Field.THINK)));
    }

    private static FormRow number(EditorModel model, Field field, String id, String label, String prompt, String unit) {
        return new FormRow(label, Inputs.number(id, model.text(field), prompt, unit)).problem(model.problem(field));
    }
}
