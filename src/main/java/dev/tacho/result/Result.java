package dev.tacho.result;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Distribution;
import dev.tacho.measure.Metric;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One finished run, complete: no report needs to look anywhere else.
 *
 * @param id          unique in a library and fit for a file name; sorts by time
 * @param startedAt   when the first request was sent
 * @param ending      how it ended
 * @param profile     the exact profile that was run
 * @param document    what was asked for and what the server said it is
 * @param counts      of the requests due in the measured window
 * @param seconds     length of the measured window: as planned, or until its last response if that ended it
 * @param latency     every metric, possibly empty
 * @param generator   what making the load cost
 * @param target      the server's processes; empty when they are not on this machine or could not be seen
 * @param warnings    what to know before believing the numbers
 * @param environment where it ran
 * @param ticks       in order of time
 * @param warmUpSeconds length of the load before the window, which counts for nothing
 * @param preflight   what a request before the run showed; empty if none was sent
 * @param server      the server, if it was started for the run
 */
public record Result(String id, Instant startedAt, Ending ending, Profile profile, Document document, Counts counts,
                     double seconds, Map<Metric, Distribution> latency, GeneratorUse generator,
                     Optional<TargetUse> target, List<Warning> warnings, Environment environment, List<Tick> ticks,
                     double warmUpSeconds, Optional<PreflightReport> preflight, Optional<ServerStory> server) {
    public static final String SCHEMA = "tacho.result/1";

    public Result {
        Map<Metric, Distribution> all = new EnumMap<>(Metric.class);
        for (Metric metric : Metric.values()) {
            all.put(metric, latency.getOrDefault(metric, Distribution.EMPTY));
        }
        latency = Collections.unmodifiableMap(all);
        warnings = List.copyOf(warnings);
        ticks = List.copyOf(ticks);
    }

    /** Measured from its first request on, without a request before it. */
    public Result(String id, Instant startedAt, Ending ending, Profile profile, Document document, Counts counts,
                  double seconds, Map<Metric, Distribution> latency, GeneratorUse generator,
                  Optional<TargetUse> target, List<Warning> warnings, Environment environment, List<Tick> ticks) {
        this(id, startedAt, ending, profile, document, counts, seconds, latency, generator, target, warnings,
                environment, ticks, 0, Optional.empty(), Optional.empty());
    }

    /** How a run ended. */
    public enum Ending {
        /** A limit of the profile was reached; whoever stops the cool-down after that changes nothing of it. */
        COMPLETED,
        /** The user stopped it; everything until then is kept. */
        STOPPED,
        /** The server that was started for the run ended before it; everything until then is kept. */
        SERVER_DIED
    }

    /** Requests had planned instants, from which their response times count. */
    public boolean open() {
        return profile.load() instanceof Load.Open;
    }

    /**
     * Whole responses per second of the measured window, 0 for an empty one. Responses that came after its end count
     * only if a warm-up went before: then as many came within it that belong to the warm-up and are in no figure. A
     * window that begins with an idle server has none to set against them, and slow responses would be counted on top.
     */
    public double requestsPerSecond() {
        long late = warmUpSeconds > 0 ? 0 : ticks.stream().filter(tick -> tick.phase() == Tick.Phase.COOL_DOWN)
                .mapToLong(tick -> tick.counts().completed()).sum();
        return seconds > 0 ? (counts.completed() - late) / seconds : 0;
    }

    public Result withId(String id) {
        return new Result(id, startedAt, ending, profile, document, counts, seconds, latency, generator, target,
                warnings, environment, ticks, warmUpSeconds, preflight, server);
    }

    public Result withWarnings(List<Warning> found) {
        return new Result(id, startedAt, ending, profile, document, counts, seconds, latency, generator, target,
                found, environment, ticks, warmUpSeconds, preflight, server);
    }

    public Distribution latency(Metric metric) {
        return latency.get(metric);
    }
}
