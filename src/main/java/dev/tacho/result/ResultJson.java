package dev.tacho.result;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.profile.ProfileFile;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A result as JSON. What a list of results shows comes first, so that a list need not read further; the distributions,
 * which only a program can read, come last.
 */
final class ResultJson {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final String[] PERCENTILES = {"50", "66", "75", "80", "90", "95", "98", "99", "99.9", "99.99"};
    /** Of every run; the others are there only if there was a handshake, or a plan to be late for. */
    static final Set<Metric> ALWAYS = EnumSet.of(Metric.RESPONSE, Metric.SERVICE, Metric.WAIT, Metric.CONNECT);
    private static final JsonMapper MAPPER = JsonMapper.shared();

    private ResultJson() {
    }

    static String of(Result result, String ticksPath, String logPath) {
        ObjectNode root = MAPPER.createObjectNode();
        root.put("schema", Result.SCHEMA).put("id", result.id()).put("name", result.profile().name())
                .put("startedAt", result.startedAt().toString()).put("ending", result.ending().name());
        root.put("ticks", ticksPath.isEmpty() ? null : ticksPath);
        put(root, "warmUpSeconds", result.warmUpSeconds());
        put(root, "seconds", result.seconds());
        put(root, "requestsPerSecond", result.requestsPerSecond());
        counts(root, result.counts());
        ObjectNode latency = root.putObject("latencyMillis");
        result.latency().forEach((metric, times) -> {
            if (told(metric, times)) {
                latency(latency.putObject(metric.key()), times);
            }
        });
        generator(root.putObject("generator"), result.generator());
        result.target().ifPresentOrElse(use -> TargetJson.put(root.putObject("target"), use), () -> root.putNull("target"));
        result.server().ifPresentOrElse(story -> ServerJson.put(root.putObject("server"), story, logPath),
                () -> root.putNull("server"));
        warnings(root.putArray("warnings"), result.warnings());
        document(root.putObject("document"), result.document());
        result.preflight().ifPresentOrElse(report -> PreflightJson.put(root.putObject("preflight"), report),
                () -> root.putNull("preflight"));
        root.set("profile", MAPPER.readTree(ProfileFile.json(result.profile())));
        environment(root.putObject("environment"), result.environment());
        ObjectNode distributions = root.putObject("distributions");
        result.latency().forEach((metric, times) -> {
            if (told(metric, times)) {
                distributions.put(metric.key(), times.encoded());
            }
        });
        return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root) + "\n";
    }

    private static boolean told(Metric metric, Distribution times) {
        return ALWAYS.contains(metric) || times.count() > 0;
    }

    static void warnings(ArrayNode array, List<Warning> warnings) {
        warnings.forEach(warning -> array.addObject().put("code", warning.code()).put("text", warning.text()));
    }

    private static void counts(ObjectNode root, Counts counts) {
        root.putObject("requests").put("started", counts.started()).put("completed", counts.completed())
                .put("succeeded", counts.succeeded()).put("failed", counts.failed())
                .put("abandoned", counts.abandoned()).put("reconnects", counts.reconnects())
                .put("delayed", counts.delayed()).put("unsent", counts.unsent());
        CountsJson.putAllFailures(root.putObject("failures"), counts);
        CountsJson.putStatuses(root.putObject("statuses"), counts);
        root.putObject("bytes").put("sent", counts.bytesSent()).put("received", counts.bytesReceived())
                .put("body", counts.bytesBody());
        root.put("connectionsOpened", counts.connectionsOpened()).put("keptAlive", counts.keptAlive())
                .put("clamped", counts.clamped());
    }

    private static void latency(ObjectNode node, Distribution times) {
        node.put("min", times.minNanos() / NANOS_PER_MILLI);
        node.put("mean", Math.round(times.meanNanos()) / NANOS_PER_MILLI);
        node.put("stddev", Math.round(times.stddevNanos()) / NANOS_PER_MILLI);
        for (String percent : PERCENTILES) {
            node.put("p" + percent, times.percentileNanos(Double.parseDouble(percent)) / NANOS_PER_MILLI);
        }
        node.put("max", times.maxNanos() / NANOS_PER_MILLI);
    }

    private static void generator(ObjectNode node, GeneratorUse use) {
        put(node, "cpuMicrosPerRequest", use.cpuMicrosPerRequest());
        put(node, "busiestLoop", use.busiestLoop());
        ObjectNode lag = node.putObject("lagMillis");
        put(lag, "p99", use.lagP99Millis());
        put(lag, "max", use.lagMaxMillis());
        put(node, "gcMillis", use.gcMillis());
        node.put("transport", use.transport());
        if (!use.tls().isEmpty()) {
            node.put("tls", use.tls());
        }
        node.put("loops", use.loops());
        ObjectNode warmUp = node.putObject("warmUp");
        put(warmUp, "seconds", use.warmUpSeconds());
        warmUp.put("requests", use.warmUpRequests());
    }

    private static void document(ObjectNode node, Document document) {
        node.put("host", document.host()).put("port", document.port()).put("path", document.path())
                .put("serverSoftware", document.serverSoftware()).put("bodyBytes", document.bodyBytes());
        document.tls().ifPresent(tls -> node.putObject("tls").put("protocol", tls.protocol())
                .put("cipher", tls.cipher()).put("keyBits", tls.keyBits()).put("cipherBits", tls.cipherBits())
                .put("temporaryKey", tls.temporaryKey()).put("serverName", tls.serverName()));
    }

    private static void environment(ObjectNode node, Environment environment) {
        node.put("os", environment.os()).put("cpu", environment.cpu()).put("cores", environment.cores())
                .put("memoryBytes", environment.memoryBytes()).put("java", environment.java())
                .put("tacho", environment.tacho());
    }

    /** JSON has no NaN and no infinity; null says that there is no such number. */
    static void put(ObjectNode node, String key, double value) {
        if (Double.isFinite(value)) {
            node.put(key, value);
        } else {
            node.putNull(key);
        }
    }
}
