package dev.tacho.result;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.profile.ProfileFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what {@link ResultJson} wrote. What can be computed from the rest (rates, percentiles) is not read again. */
final class ResultParser {
    private ResultParser() {
    }

    /** @throws IOException in the user's words if {@code bytes} are not a result of this schema */
    static Place parse(byte[] bytes, String source) throws IOException {
        JsonNode root;
        try {
            root = JsonMapper.shared().readTree(bytes);
        } catch (JacksonException e) {
            throw Trouble.notJson(source, e);
        }
        if (root == null || root.isMissingNode()) {
            throw Trouble.empty(source);
        }
        Place place = new Place(source, "", root);
        checkSchema(place, Result.SCHEMA);
        return place;
    }

    static void checkSchema(Place root, String wanted) throws IOException {
        JsonNode schema = root.node().get("schema");
        String found = schema != null && schema.isString() ? schema.asString() : "";
        if (!found.equals(wanted)) {
            throw Trouble.schema(root.source(), wanted, found);
        }
    }

    static Result result(Place root, List<Tick> ticks, List<String> log) throws IOException {
        Map<Metric, Distribution> latency = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            Place all = root.at("distributions");
            if (ResultJson.ALWAYS.contains(metric) || all.maybe(metric.key()).isPresent()) {
                latency.put(metric, distribution(all.at(metric.key())));
            }
        }
        Optional<Place> preflight = root.maybe("preflight");
        Optional<Place> warmUp = root.maybe("warmUpSeconds");
        Optional<Place> server = root.maybe("server");
        Place target = root.at("target");
        return new Result(root.at("id").text(), root.at("startedAt").instant(), ending(root.at("ending")),
                ProfileFile.parse(root.at("profile").node().toString(), root.source()),
                document(root.at("document")), counts(root), root.at("seconds").number(), latency,
                generator(root.at("generator")), target.isNull() ? Optional.empty() : Optional.of(TargetJson.use(target)),
                warnings(root.at("warnings")), environment(root.at("environment")), ticks,
                warmUp.isPresent() ? warmUp.get().number() : 0,
                preflight.isPresent() ? Optional.of(PreflightJson.report(preflight.get())) : Optional.empty(),
                server.isPresent() ? Optional.of(ServerJson.story(server.get(), log)) : Optional.empty());
    }

    static Result.Ending ending(Place place) throws IOException {
        return switch (place.text()) {
            case "COMPLETED" -> Result.Ending.COMPLETED;
            case "STOPPED" -> Result.Ending.STOPPED;
            case "SERVER_DIED" -> Result.Ending.SERVER_DIED;
            default -> throw place.wrong("value.ending");
        };
    }

    static Distribution distribution(Place place) throws IOException {
        try {
            return Distribution.decode(place.text());
        } catch (IllegalArgumentException _) {
            throw place.wrong("value.distribution");
        }
    }

    private static Document document(Place place) throws IOException {
        Optional<Place> tls = place.maybe("tls");
        return new Document(place.at("host").text(), place.at("port").small(), place.at("path").text(),
                place.at("serverSoftware").text(), place.at("bodyBytes").whole(),
                tls.isPresent() ? Optional.of(tls(tls.get())) : Optional.empty());
    }

    private static Document.Tls tls(Place place) throws IOException {
        return new Document.Tls(place.at("protocol").text(), place.at("cipher").text(), place.at("keyBits").small(),
                place.at("cipherBits").small(), place.at("temporaryKey").text(), place.at("serverName").text());
    }

    private static Counts counts(Place root) throws IOException {
        Place requests = root.at("requests");
        Place bytes = root.at("bytes");
        return new Counts(requests.at("started").whole(), requests.at("succeeded").whole(),
                CountsJson.failures(root.at("failures")), requests.at("abandoned").whole(),
                requests.at("reconnects").whole(), bytes.at("sent").whole(), bytes.at("received").whole(),
                bytes.at("body").whole(), root.at("connectionsOpened").whole(), root.at("keptAlive").whole(),
                root.at("clamped").whole(), requests.wholeOrZero("delayed"), requests.wholeOrZero("unsent"),
                CountsJson.statuses(root.at("statuses")));
    }

    private static GeneratorUse generator(Place place) throws IOException {
        Optional<Place> tls = place.maybe("tls");
        return new GeneratorUse(place.at("cpuMicrosPerRequest").number(), place.at("busiestLoop").number(),
                place.at("lagMillis").at("p99").number(), place.at("lagMillis").at("max").number(),
                place.at("gcMillis").number(), place.at("transport").text(),
                tls.isPresent() ? tls.get().text() : "", place.at("loops").small(),
                place.at("warmUp").at("seconds").number(), place.at("warmUp").at("requests").whole());
    }

    static List<Warning> warnings(Place place) throws IOException {
        List<Warning> warnings = new ArrayList<>();
        for (Place warning : place.items()) {
            warnings.add(new Warning(warning.at("code").text(), warning.at("text").text()));
        }
        return warnings;
    }

    private static Environment environment(Place place) throws IOException {
        return new Environment(place.at("os").text(), place.at("cpu").text(), place.at("cores").small(),
                place.at("memoryBytes").whole(), place.at("java").text(), place.at("tacho").text());
    }
}
