package dev.tacho.result;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Failure;
import java.io.IOException;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** Failures by cause and statuses, written the same in both files. */
final class CountsJson {
    private static final Map<String, Failure> CAUSES = Arrays.stream(Failure.values())
            .collect(Collectors.toUnmodifiableMap(Failure::key, cause -> cause));

    private CountsJson() {
    }

    /** Every cause, the ones that never happened as 0, so that a script need not ask whether a key is there. */
    static void putAllFailures(ObjectNode into, Counts counts) {
        for (Failure cause : Failure.values()) {
            into.put(cause.key(), counts.failed(cause));
        }
    }

    static void putFailures(ObjectNode into, Counts counts) {
        counts.failures().forEach((cause, count) -> into.put(cause.key(), count));
    }

    static void putStatuses(ObjectNode into, Counts counts) {
        counts.statuses().forEach((status, count) -> into.put(Integer.toString(status), count));
    }

    static Map<Failure, Long> failures(Place place) throws IOException {
        Map<Failure, Long> failures = new EnumMap<>(Failure.class);
        for (String key : place.keys()) {
            Failure cause = CAUSES.get(key);
            if (cause == null) {
                throw place.at(key).wrong("value.cause");
            }
            long count = place.at(key).whole();
            if (count != 0) {
                failures.put(cause, count);
            }
        }
        return failures;
    }

    static SortedMap<Integer, Long> statuses(Place place) throws IOException {
        SortedMap<Integer, Long> statuses = new TreeMap<>();
        for (String key : place.keys()) {
            if (!key.matches("[1-9]\\d\\d")) {
                throw place.at(key).wrong("value.status");
            }
            statuses.put(Integer.valueOf(key), place.at(key).whole());
        }
        return statuses;
    }
}
