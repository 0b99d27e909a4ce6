package dev.tacho.result;

import dev.tacho.files.FileTrouble;
import dev.tacho.measure.Counts;
import dev.tacho.measure.Quantiles;
import dev.tacho.result.Tick.Phase;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Ticks as JSON lines: a head with the schema and how many follow, then one object a tick. The number in the head
 * tells a file that was cut between two lines.
 */
final class TickFile {
    static final String SCHEMA = "tacho.ticks/1";
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private TickFile() {
    }

    static byte[] bytes(List<Tick> ticks) {
        StringBuilder lines = new StringBuilder();
        lines.append(MAPPER.createObjectNode().put("schema", SCHEMA).put("ticks", ticks.size())).append('\n');
        ticks.forEach(tick -> lines.append(json(tick)).append('\n'));
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static ObjectNode json(Tick tick) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("endNanos", tick.endNanos()).put("spanNanos", tick.spanNanos()).put("phase", tick.phase().key());
        put(node.putObject("counts"), tick.counts());
        node.put("leftovers", tick.leftovers());
        put(node.putObject("responseNanos"), tick.response());
        put(node.putObject("soFarNanos"), tick.soFar());
        put(node.putObject("serviceNanos"), tick.service());
        put(node.putObject("serviceSoFarNanos"), tick.serviceSoFar());
        put(node.putObject("lagNanos"), tick.lag());
        ResultJson.put(node, "plannedPerSecond", tick.plannedPerSecond());
        node.put("connections", tick.connections());
        ResultJson.put(node, "generatorCpuPercent", tick.generatorCpuPercent());
        tick.target().ifPresentOrElse(sample -> SampleJson.put(node.putObject("target"), sample),
                () -> node.putNull("target"));
        tick.machine().ifPresent(sample -> SampleJson.put(node.putObject("machine"), sample));
        if (!tick.responseHistogram().isEmpty()) {
            node.put("responseHistogram", tick.responseHistogram());
        }
        return node;
    }

    private static void put(ObjectNode node, Counts counts) {
        node.put("started", counts.started()).put("succeeded", counts.succeeded());
        CountsJson.putFailures(node.putObject("failures"), counts);
        node.put("abandoned", counts.abandoned()).put("reconnects", counts.reconnects())
                .put("bytesSent", counts.bytesSent()).put("bytesReceived", counts.bytesReceived())
                .put("bytesBody", counts.bytesBody()).put("connectionsOpened", counts.connectionsOpened())
                .put("keptAlive", counts.keptAlive()).put("clamped", counts.clamped())
                .put("delayed", counts.delayed()).put("unsent", counts.unsent());
        CountsJson.putStatuses(node.putObject("statuses"), counts);
    }

    private static void put(ObjectNode node, Quantiles quantiles) {
        node.put("count", quantiles.count()).put("mean", quantiles.meanNanos()).put("p50", quantiles.p50Nanos())
                .put("p90", quantiles.p90Nanos()).put("p99", quantiles.p99Nanos()).put("p99.9", quantiles.p999Nanos())
                .put("max", quantiles.maxNanos());
    }

    /**
     * The tick file that a result names.
     *
     * @throws IOException in the user's words: no plain name, or not there
     */
    static Path beside(Path result, Place name) throws IOException {
        Path ticks = Beside.file(result, name);
        if (!Files.isRegularFile(ticks)) {
            throw Trouble.ticksMissing(result, ticks);
        }
        return ticks;
    }

    /** @param result the file that names this one, for messages */
    static List<Tick> read(Path file, Path result) throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            return read(lines, file.toString());
        } catch (NoSuchFileException _) {
            throw Trouble.ticksMissing(result, file);
        } catch (java.nio.file.FileSystemException | java.nio.charset.CharacterCodingException e) {
            throw FileTrouble.reading(file, e);
        }
    }

    private static List<Tick> read(BufferedReader lines, String source) throws IOException {
        String first = lines.readLine();
        if (first == null) {
            throw Trouble.empty(source);
        }
        Place head = parse(first, source);
        ResultParser.checkSchema(head, SCHEMA);
        int expected = head.at("ticks").small();
        List<Tick> ticks = new ArrayList<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            ticks.add(tick(parse(line, source)));
        }
        if (ticks.size() < expected) {
            throw Trouble.cut(source);
        }
        return ticks;
    }

    private static Place parse(String line, String source) throws IOException {
        try {
            return new Place(source, "", MAPPER.readTree(line));
        } catch (JacksonException e) {
            throw Trouble.notJson(source, e);
        }
    }

    private static Tick tick(Place place) throws IOException {
        Place target = place.at("target");
        Optional<Place> machine = place.maybe("machine");
        return new Tick(phase(place), place.at("endNanos").whole(), place.at("spanNanos").whole(),
                counts(place.at("counts")), place.wholeOrZero("leftovers"), quantiles(place.at("responseNanos")),
                quantiles(place.at("soFarNanos")), quantilesOrNone(place, "serviceNanos"),
                quantilesOrNone(place, "serviceSoFarNanos"), quantilesOrNone(place, "lagNanos"), planned(place),
                place.at("connections").small(), place.at("generatorCpuPercent").number(),
                target.isNull() ? Optional.empty() : Optional.of(SampleJson.target(target)),
                machine.isPresent() ? Optional.of(SampleJson.machine(machine.get())) : Optional.empty(), histogram(place));
    }

    /** Files of earlier versions lack it, and so does a tick without a response. */
    private static String histogram(Place place) throws IOException {
        Optional<Place> given = place.maybe("responseHistogram");
        if (given.isEmpty()) {
            return "";
        }
        ResultParser.distribution(given.get());
        return given.get().text();
    }

    /** Files of earlier versions are of runs that were all window. */
    private static Phase phase(Place place) throws IOException {
        Optional<Place> given = place.maybe("phase");
        if (given.isEmpty()) {
            return Phase.MEASURED;
        }
        String key = given.get().text();
        return Arrays.stream(Phase.values()).filter(phase -> phase.key().equals(key)).findFirst()
                .orElseThrow(() -> given.get().wrong("value.phase"));
    }

    private static Counts counts(Place place) throws IOException {
        return new Counts(place.at("started").whole(), place.at("succeeded").whole(),
                CountsJson.failures(place.at("failures")), place.at("abandoned").whole(),
                place.at("reconnects").whole(), place.at("bytesSent").whole(), place.at("bytesReceived").whole(),
                place.at("bytesBody").whole(), place.at("connectionsOpened").whole(), place.at("keptAlive").whole(),
                place.at("clamped").whole(), place.wholeOrZero("delayed"), place.wholeOrZero("unsent"),
                CountsJson.statuses(place.at("statuses")));
    }

    private static Quantiles quantiles(Place place) throws IOException {
        return new Quantiles(place.at("count").whole(), place.at("mean").whole(), place.at("p50").whole(),
                place.at("p90").whole(), place.at("p99").whole(), place.at("p99.9").whole(), place.at("max").whole());
    }

    /** Files of earlier versions have those of the response only. */
    private static Quantiles quantilesOrNone(Place place, String key) throws IOException {
        Optional<Place> given = place.maybe(key);
        return given.isPresent() ? quantiles(given.get()) : Quantiles.NONE;
    }

    private static double planned(Place place) throws IOException {
        Optional<Place> given = place.maybe("plannedPerSecond");
        return given.isPresent() ? given.get().number() : Double.NaN;
    }
}
