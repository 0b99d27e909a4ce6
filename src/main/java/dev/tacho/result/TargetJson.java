package dev.tacho.result;

import dev.tacho.target.TargetInfo;
import dev.tacho.target.TargetSample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the server used, in a result file. */
final class TargetJson {
    private static final double MIB = 1 << 20;

    private TargetJson() {
    }

    static void put(ObjectNode node, TargetUse use) {
        ArrayNode pids = node.put("name", use.info().name()).putArray("pids");
        use.info().pids().forEach(pids::add);
        ObjectNode cpu = node.putObject("cpuPercent");
        ResultJson.put(cpu, "mean", use.cpuMeanPercent());
        ResultJson.put(cpu, "max", use.cpuMaxPercent());
        put(node.putObject("rssMiB"), use.window());
        node.put("threads", use.threads());
        node.put("openFiles", use.openFiles() == TargetSample.UNKNOWN ? null : (Integer) use.openFiles());
        use.rest().ifPresent(memory -> put(node.putObject("restMiB"), memory));
        use.pss().ifPresent(memory -> put(node.putObject("pssMiB"), memory));
        ArrayNode processes = node.putArray("processes");
        use.processes().forEach(process -> put(processes.addObject(), process));
    }

    private static void put(ObjectNode node, Memory memory) {
        node.put("start", memory.startBytes() / MIB).put("peak", memory.peakBytes() / MIB)
                .put("end", memory.endBytes() / MIB);
    }

    private static void put(ObjectNode node, ProcessUse process) {
        node.put("pid", process.pid()).put("name", process.name());
        ResultJson.put(node, "cpuPercent", process.cpuMeanPercent());
        put(node.putObject("rssMiB"), process.rss());
        node.put("threads", process.threads());
    }

    static TargetUse use(Place place) throws IOException {
        List<Long> pids = new ArrayList<>();
        for (Place pid : place.at("pids").items()) {
            pids.add(pid.whole());
        }
        Place files = place.at("openFiles");
        return new TargetUse(new TargetInfo(pids, place.at("name").text()), place.at("cpuPercent").at("mean").number(),
                place.at("cpuPercent").at("max").number(), memory(place.at("rssMiB")), place.at("threads").small(),
                files.isNull() ? TargetSample.UNKNOWN : files.small(),
                maybeMemory(place, "restMiB"), maybeMemory(place, "pssMiB"), processes(place.maybe("processes")));
    }

    private static Optional<Memory> maybeMemory(Place place, String key) throws IOException {
        Optional<Place> given = place.maybe(key);
        return given.isPresent() ? Optional.of(memory(given.get())) : Optional.empty();
    }

    private static Memory memory(Place place) throws IOException {
        return new Memory(bytes(place.at("start")), bytes(place.at("peak")), bytes(place.at("end")));
    }

    /** Exact: bytes were divided by a power of two. */
    private static long bytes(Place place) throws IOException {
        return Math.round(place.number() * MIB);
    }

    /** Files of earlier versions lack them. */
    private static List<ProcessUse> processes(Optional<Place> given) throws IOException {
        List<ProcessUse> processes = new ArrayList<>();
        for (Place place : given.isPresent() ? given.get().items() : List.<Place>of()) {
            processes.add(new ProcessUse(place.at("pid").whole(), place.at("name").text(),
                    place.at("cpuPercent").number(), memory(place.at("rssMiB")), place.at("threads").small()));
        }
        return processes;
    }
}
