package dev.tacho.run;

import dev.tacho.measure.Metric;
import dev.tacho.result.Result;
import dev.tacho.result.Tick;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/** Whether a run was long enough, and steady enough, for what its percentiles say. */
final class SampleWarnings {
    private static final Texts TEXTS = Texts.of("run");
    private static final double[] PERCENTILES = {90, 99, 99.9};
    /** With fewer samples beyond it, a percentile is the luck of single requests. */
    private static final int SAMPLES_BEYOND = 10;
    private static final int FEWEST_TICKS = 10;
    private static final double COLD = 0.75;

    private SampleWarnings() {
    }

    static List<Warning> of(Result result) {
        List<Warning> found = new ArrayList<>();
        long samples = result.latency(Metric.RESPONSE).count();
        DoubleStream.of(PERCENTILES).filter(percentile -> samples < needed(percentile)).findFirst()
                .ifPresent(percentile -> found.add(new Warning("tooFewSamples", TEXTS.get("warning.tooFewSamples",
                        Long.toString(samples), name(percentile), Long.toString(needed(percentile))))));
        List<Tick> ticks = result.ticks();
        if (ticks.size() >= FEWEST_TICKS) {
            int fifth = ticks.size() / 5;
            double first = rate(ticks.subList(0, fifth));
            double rest = rate(ticks.subList(fifth, ticks.size()));
            if (first < COLD * rest) {
                found.add(new Warning("coldTarget", TEXTS.get("warning.coldTarget",
                        Long.toString(Math.round(100 * (1 - first / rest))))));
            }
        }
        return found;
    }

    /** The smallest run that has {@link #SAMPLES_BEYOND} samples beyond {@code percentile}. */
    private static long needed(double percentile) {
        return Math.round(SAMPLES_BEYOND / (1 - percentile / 100));
    }

    private static String name(double percentile) {
        return percentile == Math.rint(percentile) ? Long.toString((long) percentile) : Double.toString(percentile);
    }

    private static double rate(List<Tick> ticks) {
        double seconds = ticks.stream().mapToLong(Tick::spanNanos).sum() / 1e9;
        return seconds > 0 ? ticks.stream().mapToLong(tick -> tick.counts().completed()).sum() / seconds : 0;
    }
}
