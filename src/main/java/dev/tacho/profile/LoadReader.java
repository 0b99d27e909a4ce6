package dev.tacho.profile;

import dev.tacho.profile.Load.Arrivals;
import dev.tacho.profile.Load.Stage;
import dev.tacho.text.Texts;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Load and window, from JSON; {@link LoadWriter} is its mirror. */
final class LoadReader {
    private static final Texts TEXTS = Texts.of("profile");

    private LoadReader() {
    }

    static Load load(Section section) throws IOException {
        if (section.has("closed") == section.has("open")) {
            throw section.wrong("open", TEXTS.get("load.one"));
        }
        return section.has("closed") ? closed(section.required("closed",
                List.of("concurrency", "requests", "durationSeconds", "thinkSeconds")))
                : open(section.required("open", List.of("arrivals", "stages", "maxInFlight")));
    }

    static Window window(Section section) throws IOException {
        return new Window(section.number("warmUpSeconds").orElse(Window.DEFAULT.warmUpSeconds()),
                section.number("coolDownSeconds").orElse(Window.DEFAULT.coolDownSeconds()));
    }

    private static Load closed(Section section) throws IOException {
        Load.Closed otherwise = Load.Closed.starter();
        return new Load.Closed(section.integer("concurrency").orElse(otherwise.concurrency()),
                section.whole("requests", Long.MAX_VALUE), section.number("durationSeconds"),
                section.number("thinkSeconds").orElse(otherwise.thinkSeconds()));
    }

    /** Stages that are left out are none: how much load there is cannot be guessed. */
    private static Load open(Section section) throws IOException {
        Load.Open otherwise = Load.Open.starter();
        List<Stage> stages = new ArrayList<>();
        for (Section stage : section.sections("stages", List.of("rate", "fromRate", "toRate", "seconds"))) {
            stages.add(stage(stage));
        }
        return new Load.Open(section.oneOf("arrivals", Arrivals.values(), Arrivals::key, otherwise.arrivals()),
                stages, section.integer("maxInFlight").orElse(otherwise.maxInFlight()));
    }

    private static Stage stage(Section section) throws IOException {
        boolean ramp = section.has("fromRate") || section.has("toRate");
        if (section.has("rate") == ramp) {
            throw section.wrong("rate", TEXTS.get("stage.one", section.path()));
        }
        double seconds = section.requiredNumber("seconds");
        return ramp ? new Stage(section.requiredNumber("fromRate"), section.requiredNumber("toRate"), seconds)
                : Stage.constant(section.requiredNumber("rate"), seconds);
    }
}
