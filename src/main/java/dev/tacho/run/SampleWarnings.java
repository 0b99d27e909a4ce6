package dev.tacho.run;

import dev.tacho.measure.Metric;
import dev.tacho.profile.Load;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.result.Tick.Phase;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/** Whether a run was long enough, and steady enough, for what its percentiles say. */
final class SampleWarnings {
    private static final Texts TEXTS = Texts.of("run");
    private static final double[] PERCENTILES = {90, 99, 99.9};
    /** With fewer samples beyond it, a percentile is the luck of single requests. */
    private static final int SAMPLES_BEYOND = 10;
    private static final int FEWEST_TICKS = 10;
    private static final double COLD = 0.75;
    /** A difference of fewer standard deviations of a Poisson count is chance, or how clients happen to be in step. */
    private static final int DEVIATIONS = 5;

    private SampleWarnings() {
    }

    static List<Warning> of(Result result) {
        List<Warning> found = new ArrayList<>();
        long samples = result.latency(Metric.RESPONSE).count();
        DoubleStream.of(PERCENTILES).filter(percentile -> samples > 0 && samples < needed(percentile)).findFirst()
                .ifPresent(percentile -> found.add(new Warning("tooFewSamples", TEXTS.get("warning.tooFewSamples",
                        Grouped.count(samples), name(percentile), Grouped.count(needed(percentile))))));
        cold(result).ifPresent(found::add);
        return found;
    }

    /**
     * Whether the beginning of the window was slower than the rest. In a closed loop that shows in the rate; in an open
     * one the rate is given, and it shows in the response times, if they are not those of different rates.
     */
    private static Optional<Warning> cold(Result result) {
        List<Tick> ticks = result.ticks().stream().filter(tick -> tick.phase() == Phase.MEASURED).toList();
        if (ticks.size() < FEWEST_TICKS || !evenLoad(result.profile().load())) {
            return Optional.empty();
        }
        List<Tick> first = ticks.subList(0, ticks.size() / 5);
        List<Tick> rest = ticks.subList(ticks.size() / 5, ticks.size());
        if (!result.open() && byChance(first, rest)) {
            return Optional.empty();
        }
        double share = result.open() ? meanNanos(rest) / meanNanos(first) : rate(first) / rate(rest);
        return share < COLD ? Optional.of(new Warning("coldTarget", TEXTS.get("warning.coldTarget",
                Long.toString(Math.round(100 * (1 - share)))))) : Optional.empty();
    }

    private static boolean evenLoad(Load load) {
        return switch (load) {
            case Load.Closed _ -> true;
            case Load.Open open -> open.stages().stream().flatMapToDouble(stage ->
                    DoubleStream.of(stage.startRate(), stage.endRate())).distinct().count() == 1;
        };
    }

    /** NaN without a response. */
    private static double meanNanos(List<Tick> ticks) {
        double sum = ticks.stream().mapToDouble(tick ->
                (double) tick.response().meanNanos() * tick.response().count()).sum();
        return sum / ticks.stream().mapToLong(tick -> tick.response().count()).sum();
    }

    /** The smallest run that has {@link #SAMPLES_BEYOND} samples beyond {@code percentile}. */
    private static long needed(double percentile) {
        return Math.round(SAMPLES_BEYOND / (1 - percentile / 100));
    }

    private static String name(double percentile) {
        return percentile == Math.rint(percentile) ? Long.toString((long) percentile) : Double.toString(percentile);
    }

    private static boolean byChance(List<Tick> first, List<Tick> rest) {
        double expected = rate(rest) * seconds(first);
        return expected - responses(first) < DEVIATIONS * Math.sqrt(expected);
    }

    private static long responses(List<Tick> ticks) {
        return ticks.stream().mapToLong(Tick::responses).sum();
    }

    private static double seconds(List<Tick> ticks) {
        return ticks.stream().mapToLong(Tick::spanNanos).sum() / 1e9;
    }

    private static double rate(List<Tick> ticks) {
        return seconds(ticks) > 0 ? responses(ticks) / seconds(ticks) : 0;
    }
}
