package dev.tacho.ui.editor;

import dev.tacho.profile.Field;
import dev.tacho.profile.Launch;
import dev.tacho.profile.Target;
import dev.tacho.profile.Target.Watch;
import dev.tacho.text.Texts;
import dev.tacho.ui.kit.NumberText;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The target of the form. */
final class TargetReader {
    private static final Texts TEXTS = Texts.of("ui");
    private static final String BETWEEN = ",\\s";

    private final TargetForm form;
    private final Typed typed;

    TargetReader(TargetForm form, Typed typed) {
        this.form = form;
        this.typed = typed;
    }

    /** @param before what the form was filled from or read as last */
    Target read(Target before) {
        return switch (form.kind()) {
            case URL -> new Target.Url(typed.text(Field.URL),
                    watch(before instanceof Target.Url(_, Watch watch) ? watch : new Watch.Listener()));
            case SERVER -> new Target.Server(typed.text(Field.URL), launch(TargetForm.launch(before)));
            case DEMO -> new Target.Demo(typed.text(Field.DEMO_PATH));
        };
    }

    private Launch launch(Launch before) {
        return new LaunchFormReader(form.launch(), typed).read(before);
    }

    private Watch watch(Watch before) {
        return switch (form.watch()) {
            case LISTENER -> new Watch.Listener();
            case PORTS -> numbers("editor.problem.ports").<Watch>map(ports -> new Watch.Ports(ports.stream()
                    .map(port -> Math.clamp(port, Integer.MIN_VALUE, Integer.MAX_VALUE)).toList())).orElse(before);
            case PIDS -> numbers("editor.problem.pids").<Watch>map(Watch.Pids::new).orElse(before);
            case NAMED -> new Watch.Named(typed.text(Field.WATCH));
        };
    }

    private Optional<List<Long>> numbers(String complaint) {
        List<OptionalLong> numbers = typed.list(Field.WATCH, BETWEEN).stream().map(NumberText::whole).toList();
        if (numbers.isEmpty() || numbers.stream().anyMatch(OptionalLong::isEmpty)) {
            typed.problem(Field.WATCH, TEXTS.get(complaint));
            return Optional.empty();
        }
        return Optional.of(numbers.stream().map(OptionalLong::getAsLong).toList());
    }
}
