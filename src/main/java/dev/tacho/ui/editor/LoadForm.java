package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Load.Stage;
import dev.tacho.ui.kit.NumberText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What stands in the form for the load, beside its texts. The kind that is not chosen has values of its own too, so
 * that choosing it gives something that can be run.
 */
record LoadForm(LoadKind kind, Load.Arrivals arrivals, List<StageText> stages) {

    /** @param texts gets those of the load */
    static LoadForm of(Load load, Map<Field, String> texts) {
        Load.Closed closed = switch (load) {
            case Load.Closed of -> of;
            case Load.Open open -> new Load.Closed(Load.Closed.starter().concurrency(), OptionalLong.empty(),
                    open.plannedSeconds());
        };
        Load.Open open = switch (load) {
            case Load.Closed of -> like(of);
            case Load.Open of -> of;
        };
        texts.put(Field.CONCURRENCY, NumberText.of(closed.concurrency()));
        texts.put(Field.REQUESTS, closed.requests().isPresent() ? NumberText.of(closed.requests().getAsLong()) : "");
        texts.put(Field.DURATION, closed.durationSeconds().map(NumberText::of).orElse(""));
        texts.put(Field.THINK, orNone(closed.thinkSeconds()));
        texts.put(Field.MAX_IN_FLIGHT, NumberText.of(open.maxInFlight()));
        return new LoadForm(load instanceof Load.Open ? LoadKind.OPEN : LoadKind.CLOSED, open.arrivals(),
                open.stages().stream().map(StageText::of).toList());
    }

    /** For as long, where that is known. */
    private static Load.Open like(Load.Closed closed) {
        Load.Open starter = Load.Open.starter();
        Optional<Double> seconds = closed.durationSeconds();
        return seconds.isEmpty() ? starter : new Load.Open(starter.arrivals(),
                List.of(Stage.constant(starter.stages().getFirst().startRate(), seconds.get())),
                starter.maxInFlight());
    }

    /** A time that need not be given. */
    static String orNone(double seconds) {
        return seconds == 0 ? "" : NumberText.of(seconds);
    }
}
