package dev.tacho.report;

import dev.tacho.chart.Figures;
import dev.tacho.measure.Difference;
import dev.tacho.measure.Metric;
import dev.tacho.measure.Spread;
import dev.tacho.report.Section.Block.Table;
import dev.tacho.result.Candidate;
import dev.tacho.result.Result;
import dev.tacho.result.TargetUse;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** Which of several was fastest, by how much, and whether the repeats support that. */
final class Ranking {
    private static final Texts TEXTS = Texts.of("report");
    private static final double LEAST_TIMES = 2;
    private static final double LEAST_PROBABILITY = 0.001;

    private Ranking() {
    }

    static String lead(List<Candidate> ranked) {
        Candidate first = ranked.getFirst();
        Spread best = first.requestsPerSecond();
        String rate = Figures.rate(best.mean());
        if (best.mean() <= 0) {
            return TEXTS.get("compare.lead.nothing");
        }
        if (ranked.size() == 1 || ranked.get(1).requestsPerSecond().mean() <= 0) {
            return TEXTS.get("compare.lead.alone", first.name(), rate);
        }
        Candidate second = ranked.get(1);
        String more = more(first, second);
        return switch (difference(first, second).verdict()) {
            case SUPPORTED -> TEXTS.get("compare.lead.fastest", first.name(), rate, more);
            case WITHIN_SPREAD -> TEXTS.get("compare.lead.close", first.name(), rate, second.name());
            case UNKNOWN -> TEXTS.get("compare.lead.single", first.name(), rate, more);
        };
    }

    static Table table(List<Candidate> ranked) {
        Rows rows = new Rows(TEXTS.get("compare.name"), TEXTS.get("compare.rate"), TEXTS.get("compare.p50"),
                TEXTS.get("compare.p99"), TEXTS.get("compare.failures"), TEXTS.get("compare.memory"),
                TEXTS.get("compare.cpu"), TEXTS.get("compare.runs"));
        int rank = 0;
        for (Candidate candidate : ranked) {
            rank++;
            rows.add(TEXTS.get("compare.place", Integer.toString(rank), candidate.name()),
                    rate(candidate.requestsPerSecond()), percentile(candidate, 50), percentile(candidate, 99),
                    Figures.count(candidate.runs().stream().mapToLong(run -> run.counts().failed()).sum()),
                    memory(candidate), target(candidate, TargetUse::cpuMeanPercent).map(Figures::percent)
                            .orElse(Figures.NONE), Figures.count(candidate.runs().size()));
        }
        return rows.figures();
    }

    /** Each against the one after it. */
    static List<String> differences(List<Candidate> ranked) {
        List<String> sentences = new ArrayList<>();
        for (int i = 1; i < ranked.size(); i++) {
            Candidate better = ranked.get(i - 1);
            Candidate worse = ranked.get(i);
            Difference difference = difference(better, worse);
            String more = more(better, worse);
            sentences.add(switch (difference.verdict()) {
                case SUPPORTED ->
                        TEXTS.get("compare.differences.clear", better.name(), more, probability(difference));
                case WITHIN_SPREAD ->
                        TEXTS.get("compare.differences.unclear", better.name(), more, probability(difference));
                case UNKNOWN -> TEXTS.get("compare.differences.once", better.name(), more);
            });
        }
        return sentences;
    }

    private static Difference difference(Candidate one, Candidate other) {
        return Difference.between(one.requestsPerSecond(), other.requestsPerSecond());
    }

    /** Hundreds of percent are easier told in times; there is neither over one that answered nothing. */
    private static String more(Candidate better, Candidate worse) {
        double ratio = better.requestsPerSecond().mean() / worse.requestsPerSecond().mean();
        return ratio >= LEAST_TIMES ? TEXTS.get("compare.more.times", Figures.rate(ratio), worse.name())
                : TEXTS.get("compare.more.percent", Figures.percent((ratio - 1) * 100), worse.name());
    }

    private static String probability(Difference difference) {
        return difference.probability() < LEAST_PROBABILITY ? "< " + Figures.rate(LEAST_PROBABILITY)
                : "= " + Figures.rate(difference.probability());
    }

    private static String rate(Spread spread) {
        return spread.known() ? TEXTS.get("compare.rate.spread", Figures.rate(spread.mean()),
                Figures.rate(spread.margin())) : Figures.rate(spread.mean());
    }

    /** The median of the runs that had a response. */
    private static String percentile(Candidate candidate, double percent) {
        double[] nanos = candidate.runs().stream().map(run -> run.latency(Metric.RESPONSE))
                .filter(times -> times.count() > 0).mapToDouble(times -> times.percentileNanos(percent)).sorted()
                .toArray();
        return nanos.length == 0 ? Figures.NONE
                : Figures.nanos((nanos[(nanos.length - 1) / 2] + nanos[nanos.length / 2]) / 2);
    }

    private static String memory(Candidate candidate) {
        Optional<Double> start = target(candidate, use -> use.memory().startBytes());
        Optional<Double> end = target(candidate, use -> use.memory().endBytes());
        return start.isEmpty() || end.isEmpty() ? Figures.NONE : MemoryWords.fromTo(start.get(), end.get());
    }

    /** The mean of the runs whose server could be seen. */
    private static Optional<Double> target(Candidate candidate, ToDoubleFunction<TargetUse> figure) {
        double[] values = candidate.runs().stream().map(Result::target).flatMap(Optional::stream)
                .mapToDouble(figure).toArray();
        return values.length == 0 ? Optional.empty() : Optional.of(Arrays.stream(values).average().orElseThrow());
    }
}
