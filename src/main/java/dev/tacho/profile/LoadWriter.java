package dev.tacho.profile;

import dev.tacho.profile.Load.Stage;
import tools.jackson.databind.node.ObjectNode;

/** Load and window, to JSON; {@link LoadReader} is its mirror. */
final class LoadWriter {
    private LoadWriter() {
    }

    static void put(ObjectNode root, Load load, Window window) {
        switch (load) {
            case Load.Closed closed -> closed(root.putObject("load").putObject("closed"), closed);
            case Load.Open open -> open(root.putObject("load").putObject("open"), open);
        }
        ObjectNode around = root.putObject("window");
        JsonNumber.put(around, "warmUpSeconds", window.warmUpSeconds());
        JsonNumber.put(around, "coolDownSeconds", window.coolDownSeconds());
    }

    private static void closed(ObjectNode node, Load.Closed load) {
        node.put("concurrency", load.concurrency());
        load.requests().ifPresent(requests -> node.put("requests", requests));
        load.durationSeconds().ifPresent(seconds -> JsonNumber.put(node, "durationSeconds", seconds));
        JsonNumber.put(node, "thinkSeconds", load.thinkSeconds());
    }

    private static void open(ObjectNode node, Load.Open load) {
        node.put("arrivals", load.arrivals().key());
        var stages = node.putArray("stages");
        load.stages().forEach(stage -> stage(stages.addObject(), stage));
        node.put("maxInFlight", load.maxInFlight());
    }

    private static void stage(ObjectNode node, Stage stage) {
        if (stage.startRate() == stage.endRate()) {
            JsonNumber.put(node, "rate", stage.startRate());
        } else {
            JsonNumber.put(node, "fromRate", stage.startRate());
            JsonNumber.put(node, "toRate", stage.endRate());
        }
        JsonNumber.put(node, "seconds", stage.seconds());
    }
}
