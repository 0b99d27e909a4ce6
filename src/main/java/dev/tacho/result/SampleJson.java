package dev.tacho.result;

import dev.tacho.target.MachineSample;
import dev.tacho.target.ProcessSample;
import dev.tacho.target.TargetSample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What was seen of server and machine, in a tick file. There is an entry for each process at each tick, so their keys
 * are short; what is unknown is null.
 */
final class SampleJson {
    private SampleJson() {
    }

    static void put(ObjectNode node, TargetSample sample) {
        ResultJson.put(node, "cpuPercent", sample.cpuPercent());
        node.put("rssBytes", sample.rssBytes());
        putKnown(node, "pssBytes", sample.pssBytes());
        node.put("processes", sample.processes()).put("threads", sample.threads()).put("openFiles", sample.openFiles());
        ResultJson.put(node, "switchesPerSecond", sample.switchesPerSecond());
        ArrayNode each = node.putArray("each");
        sample.each().forEach(process -> put(each.addObject(), process));
    }

    private static void put(ObjectNode node, ProcessSample process) {
        node.put("pid", process.pid()).put("name", process.name());
        ResultJson.put(node, "cpu", process.cpuPercent());
        node.put("rss", process.rssBytes());
        putKnown(node, "pss", process.pssBytes());
        node.put("threads", process.threads());
        putKnown(node, "files", process.openFiles());
        ResultJson.put(node, "switches", process.switchesPerSecond());
    }

    static void put(ObjectNode node, MachineSample sample) {
        ResultJson.put(node, "user", sample.userPercent());
        ResultJson.put(node, "system", sample.systemPercent());
        ResultJson.put(node, "idle", sample.idlePercent());
        ResultJson.put(node, "steal", sample.stealPercent());
        ArrayNode cores = node.putArray("cores");
        sample.corePercents().forEach(percent -> {
            if (Double.isFinite(percent)) {
                cores.add(percent);
            } else {
                cores.addNull();
            }
        });
        ResultJson.put(node, "tacho", sample.tachoPercent());
        ResultJson.put(node, "load", sample.load());
        node.put("memoryBytes", sample.memoryUsedBytes());
        ResultJson.put(node, "receivedPerSecond", sample.receivedBytesPerSecond());
        ResultJson.put(node, "sentPerSecond", sample.sentBytesPerSecond());
        ResultJson.put(node, "retransmitsPerSecond", sample.retransmitsPerSecond());
    }

    private static void putKnown(ObjectNode node, String key, long value) {
        node.put(key, value == TargetSample.UNKNOWN ? null : (Long) value);
    }

    static TargetSample target(Place place) throws IOException {
        List<ProcessSample> each = new ArrayList<>();
        Optional<Place> given = place.maybe("each");
        for (Place process : given.isPresent() ? given.get().items() : List.<Place>of()) {
            each.add(process(process));
        }
        return new TargetSample(place.at("cpuPercent").number(), place.at("rssBytes").whole(),
                known(place, "pssBytes"), place.at("processes").small(), place.at("threads").small(),
                place.at("openFiles").small(), number(place, "switchesPerSecond"), each);
    }

    private static ProcessSample process(Place place) throws IOException {
        Place files = place.at("files");
        return new ProcessSample(place.at("pid").whole(), place.at("name").text(), place.at("cpu").number(),
                place.at("rss").whole(), known(place, "pss"), place.at("threads").small(),
                files.isNull() ? TargetSample.UNKNOWN : files.small(), place.at("switches").number());
    }

    static MachineSample machine(Place place) throws IOException {
        List<Double> cores = new ArrayList<>();
        for (Place core : place.at("cores").items()) {
            cores.add(core.number());
        }
        return new MachineSample(place.at("user").number(), place.at("system").number(), place.at("idle").number(),
                place.at("steal").number(), cores, place.at("tacho").number(), place.at("load").number(),
                place.at("memoryBytes").whole(), place.at("receivedPerSecond").number(),
                place.at("sentPerSecond").number(), place.at("retransmitsPerSecond").number());
    }

    /** Unknown, too, in files of earlier versions. */
    private static long known(Place place, String key) throws IOException {
        Optional<Place> given = place.maybe(key);
        return given.isPresent() ? given.get().whole() : TargetSample.UNKNOWN;
    }

    private static double number(Place place, String key) throws IOException {
        Optional<Place> given = place.maybe(key);
        return given.isPresent() ? given.get().number() : Double.NaN;
    }
}
