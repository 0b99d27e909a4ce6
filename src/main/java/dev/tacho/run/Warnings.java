package dev.tacho.run;

import dev.tacho.measure.Counts;
import dev.tacho.measure.Failure;
import dev.tacho.result.Result;
import dev.tacho.result.ServerStory;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What to know before believing a result's numbers. A pure function of the result. */
final class Warnings {
    private static final Texts TEXTS = Texts.of("run");
    private static final double SATURATED = 0.85;
    private static final double MACHINE_FULL = 0.85;
    /** With so few of its own accord, the client itself closes half the connections or more. */
    private static final int FEW_PER_CONNECTION = 2;
    private static final double SHORT_SECONDS = 1;
    private static final long GC_MILLIS = 10;
    private static final double GC_SHARE = 0.005;

    private final Result result;
    private final Counts counts;
    private final List<Warning> found = new ArrayList<>();

    private Warnings(Result result) {
        this.result = result;
        this.counts = result.counts();
    }

    static Result addedTo(Result bare) {
        return bare.withWarnings(of(bare));
    }

    /** The gravest first. */
    static List<Warning> of(Result result) {
        Warnings warnings = new Warnings(result);
        warnings.death();
        warnings.responses();
        warnings.connections();
        if (result.open()) {
            warnings.found.addAll(LoopWarnings.of(result));
        }
        warnings.machine();
        warnings.found.addAll(MachineWarnings.of(result));
        warnings.found.addAll(SampleWarnings.of(result));
        if (result.seconds() < SHORT_SECONDS) {
            warnings.warn("shortRun", TEXTS.get("warning.shortRun"));
        }
        if (!result.open()) {
            warnings.found.addAll(LoopWarnings.of(result));
        }
        return List.copyOf(warnings.found);
    }

    private void warn(String code, String text) {
        found.add(new Warning(code, text));
    }

    private static String percent(double share) {
        return Long.toString(Math.round(100 * share));
    }

    private void death() {
        result.server().map(ServerStory::death).filter(death -> !death.isEmpty())
                .ifPresent(death -> warn("serverDied", TEXTS.get("warning.serverDied", death)));
    }

    private void responses() {
        long completed = counts.completed();
        if (counts.started() > 0 && counts.ended() == 0) {
            warn("noResponse", TEXTS.get("warning.noResponse"));
        } else if (completed == 0 && counts.failed() > 0) {
            warn("allFailed", TEXTS.get("warning.allFailed"));
        } else if (completed > 0 && counts.statuses().keySet().stream().noneMatch(s -> s / 100 == 2)) {
            warn("allNon2xx", TEXTS.get("warning.allNon2xx", counts.statuses().firstKey().toString()));
        } else if (completed > 0 && counts.succeeded() == 0) {
            warn("noSuccess", TEXTS.get("warning.noSuccess"));
        }
        long first = result.document().bodyBytes();
        boolean alike = result.profile().requests().size() == 1 && !result.profile().checks().sameLength();
        if (alike && completed > 0 && counts.bytesBody() != completed * first) {
            warn("lengthVaries", TEXTS.get("warning.lengthVaries", Grouped.count(first),
                    String.format(Locale.ROOT, "%.2f", (double) counts.bytesBody() / completed)));
        }
        boolean reused = result.profile().connection().keepAlive()
                && result.profile().connection().requestsPerConnection().orElse(Integer.MAX_VALUE) > FEW_PER_CONNECTION;
        // Some servers say that they keep a connection, and close it.
        long kept = Math.max(0, counts.keptAlive() - counts.reconnects());
        if (reused && completed > 0 && kept < completed / 2.0) {
            warn("keepAliveIgnored", TEXTS.get("warning.keepAliveIgnored", Grouped.count(completed),
                    Grouped.count(kept)));
        }
    }

    private void connections() {
        if (counts.failed(Failure.CONNECT_NO_PORT) > 0) {
            warn("portsExhausted", TEXTS.get("warning.portsExhausted", failed(Failure.CONNECT_NO_PORT)));
        }
        if (counts.failed(Failure.TOO_MANY_FILES) > 0) {
            warn("filesExhausted", TEXTS.get("warning.filesExhausted", failed(Failure.TOO_MANY_FILES)));
        }
        long unconnected = Stream.of(Failure.DNS, Failure.CONNECT_REFUSED, Failure.CONNECT_TIMEOUT,
                Failure.CONNECT_UNREACHABLE, Failure.CONNECT_OTHER).mapToLong(counts::failed).sum();
        if (unconnected > 0) {
            warn("connectionsFailed", TEXTS.get("warning.connectionsFailed", Grouped.count(unconnected)));
        }
    }

    private String failed(Failure cause) {
        return Grouped.count(counts.failed(cause));
    }

    private void machine() {
        double busiest = result.generator().busiestLoop();
        if (busiest > SATURATED) {
            warn("generatorSaturated", TEXTS.get("warning.generatorSaturated", percent(busiest)));
        }
        double gcMillis = result.generator().gcMillis();
        if (gcMillis >= GC_MILLIS && gcMillis >= GC_SHARE * 1e3 * result.seconds()) {
            warn("gcPause", TEXTS.get("warning.gcPause", Long.toString(Math.round(gcMillis))));
        }
        result.target().ifPresent(target -> {
            double machine = 100.0 * result.environment().cores();
            double both = target.cpuMeanPercent() + generatorPercent();
            if (both >= MACHINE_FULL * machine && !apart()) {
                warn("targetSharesCpu", TEXTS.get("warning.targetSharesCpu", percent(both / machine),
                        Integer.toString(result.environment().cores())));
            }
            if (!died() && !result.ticks().isEmpty() && result.ticks().getLast().target().isEmpty()) {
                warn("targetEnded", TEXTS.get("warning.targetEnded"));
            }
        });
    }

    private boolean died() {
        return result.server().map(story -> !story.death().isEmpty()).orElse(false);
    }

    /** Each had cores of its own: then busy cores are no quarrel. */
    private boolean apart() {
        return result.server().map(story -> !story.cores().isEmpty()).orElse(false);
    }

    /** Mean over the run, of one core. */
    private double generatorPercent() {
        return result.seconds() > 0
                ? result.generator().cpuMicrosPerRequest() * counts.completed() / 1e4 / result.seconds() : 0;
    }
}
