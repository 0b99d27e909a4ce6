package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.Load;
import dev.tacho.profile.Load.Stage;
import dev.tacho.profile.Window;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** The load of the form, and what lies around its window. */
final class LoadReader {
    private static final Texts TEXTS = Texts.of("ui");

    private final LoadForm form;
    private final Typed typed;

    LoadReader(LoadForm form, Typed typed) {
        this.form = form;
        this.typed = typed;
    }

    /** @param before what the form was filled from or read as last */
    Load read(Load before) {
        return switch (form.kind()) {
            case CLOSED -> closed(before instanceof Load.Closed closed ? closed : Load.Closed.starter());
            case OPEN -> open(before instanceof Load.Open open ? open : Load.Open.starter());
        };
    }

    Window window(Window before) {
        return new Window(typed.secondsOrZero(Field.WARM_UP, before.warmUpSeconds()),
                typed.secondsOrZero(Field.COOL_DOWN, before.coolDownSeconds()));
    }

    private Load closed(Load.Closed before) {
        return new Load.Closed(typed.whole(Field.CONCURRENCY, before.concurrency()),
                typed.wholeOrNone(Field.REQUESTS, before.requests()),
                typed.secondsOrNone(Field.DURATION, before.durationSeconds()),
                typed.secondsOrZero(Field.THINK, before.thinkSeconds()));
    }

    private Load open(Load.Open before) {
        List<Stage> stages = new ArrayList<>();
        boolean whole = true;
        for (int i = 0; i < form.stages().size(); i++) {
            StageText text = form.stages().get(i);
            String number = Integer.toString(i + 1);
            OptionalDouble from = rate(text.from(), number);
            OptionalDouble to = text.to().isBlank() ? from : rate(text.to(), number);
            OptionalDouble seconds = typed.number(Field.STAGES, text.seconds(),
                    TEXTS.get("editor.problem.stage.seconds", number));
            if (from.isPresent() && to.isPresent() && seconds.isPresent()) {
                stages.add(new Stage(from.getAsDouble(), to.getAsDouble(), seconds.getAsDouble()));
            } else {
                whole = false;
            }
        }
        return new Load.Open(form.arrivals(), whole ? stages : before.stages(),
                typed.whole(Field.MAX_IN_FLIGHT, before.maxInFlight()));
    }

    private OptionalDouble rate(String text, String stage) {
        return typed.number(Field.STAGES, text, TEXTS.get("editor.problem.stage.rate", stage));
    }
}
