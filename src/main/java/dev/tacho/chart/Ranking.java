package dev.tacho.chart;

import dev.tacho.chart.Plot.Bar;
import dev.tacho.measure.Difference;
import dev.tacho.measure.Difference.Verdict;
import dev.tacho.measure.Spread;
import dev.tacho.result.Candidate;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who is faster, and whether that is more than chance. */
final class Ranking {
    private static final Texts TEXTS = Texts.of("chart");
    private static final int MOST_SENTENCES = 3;
    private static final double LEAST_PROBABILITY = 0.001;

    private final List<Candidate> candidates;

    /** @param candidates the fastest first */
    Ranking(List<Candidate> candidates) {
        this.candidates = candidates;
    }

    Figure figure() {
        List<Bar> bars = new ArrayList<>();
        for (Candidate candidate : candidates) {
            Spread rate = candidate.requestsPerSecond();
            bars.add(new Bar(candidate.name(), Ink.run(bars.size()), rate.mean(), rate.low(), rate.high(),
                    text(rate)));
        }
        double highest = bars.stream().mapToDouble(bar -> Math.max(bar.value(), bar.high())).max().orElse(0);
        Plot plot = new Plot(TEXTS.get("panel.ranked"), 1, Optional.of(new RowsAxis(Math.max(1, bars.size()))),
                Optional.empty(), List.of()).ranking(bars);
        return new Figure(Comparison.title(candidates), String.join(" ", differences()), caption(),
                Axes.requests(highest), new double[0],
                List.of(bars.isEmpty() ? plot.saying(TEXTS.get("compare.none")) : plot));
    }

    static String text(Spread rate) {
        String mean = Figures.rate(rate.mean());
        return switch (rate.count()) {
            case 1 -> TEXTS.get("bar.one", mean);
            case 2 -> TEXTS.get("bar.two", mean, Figures.rate(rate.low()), Figures.rate(rate.high()));
            default -> TEXTS.get("bar.many", Figures.rate(rate.mean(), rate.stddev()), Figures.count(rate.count()));
        };
    }

    private String caption() {
        boolean repeated = candidates.stream().anyMatch(candidate -> candidate.runs().size() > 1);
        String caption = Comparison.caption(candidates);
        return repeated ? TEXTS.get("caption.errorBars").replace(' ', '\u00a0') + Wording.SEPARATOR + caption : caption;
    }

    List<String> differences() {
        List<String> within = new ArrayList<>();
        boolean unknown = false;
        for (int i = 0; i + 1 < candidates.size(); i++) {
            Candidate one = candidates.get(i);
            Candidate next = candidates.get(i + 1);
            Difference difference = Difference.between(one.requestsPerSecond(), next.requestsPerSecond());
            unknown |= difference.verdict() == Verdict.UNKNOWN;
            if (difference.verdict() == Verdict.WITHIN_SPREAD) {
                within.add(TEXTS.get("difference.within", one.name(), next.name(),
                        probability(difference.probability())));
            }
        }
        List<String> sentences = new ArrayList<>(within.subList(0, Math.min(within.size(), MOST_SENTENCES)));
        if (within.size() > MOST_SENTENCES) {
            sentences.add(TEXTS.get("difference.more", Figures.count(within.size() - MOST_SENTENCES)));
        }
        if (unknown) {
            sentences.add(TEXTS.get("difference.unknown"));
        } else if (within.isEmpty() && candidates.size() > 1) {
            sentences.add(TEXTS.get("difference.supported"));
        }
        return List.copyOf(sentences);
    }

    private static String probability(double value) {
        return value < LEAST_PROBABILITY ? "p < 0.001" : "p = " + Figures.plain(Math.round(value * 1_000) / 1_000.0);
    }
}
