package dev.tacho.chart;

import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.result.Candidate;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.util.List;

/**
 * The figures of several results. Those of the same profile and target are repeats of one candidate and share its
 * colour and line, which are the same in all figures: candidates are numbered from the fastest on.
 */
public final class Comparison {
    private static final Texts TEXTS = Texts.of("chart");

    private static final int LONGEST_TITLE = 100;

    private Comparison() {
    }

    /** Requests per second as bars, the fastest first, with the spread over the repeats. */
    public static Figure ranked(List<Result> results) {
        return new Ranking(Candidate.ranked(results)).figure();
    }

    /**
     * The runs over each other on one time axis, from the start of their measured windows.
     *
     * @param panel LATENCY is a panel each of median and 99th percentile, TARGET one each of CPU and memory, as is
     *              all else of the server: what is stacked does not lie over each other
     */
    public static Figure overlay(List<Result> results, Panel panel) {
        return new Overlay(Candidate.ranked(results)).overTime(panel);
    }

    /** The response times of all runs over the percentile, x = 1/(1 − p). */
    public static Figure percentiles(List<Result> results) {
        return new Overlay(Candidate.ranked(results)).percentiles();
    }

    /**
     * What the repeats say of the differences between each candidate and the next slower one, in a sentence or a few;
     * empty for fewer than two candidates.
     */
    public static List<String> differences(List<Result> results) {
        return new Ranking(Candidate.ranked(results)).differences();
    }

    /** For the title of a figure. */
    static String title(List<Candidate> candidates) {
        String names = String.join(TEXTS.get("compare.versus"), candidates.stream().map(Candidate::name).toList());
        return names.length() <= LONGEST_TITLE ? names
                : TEXTS.get("compare.many", Figures.count(candidates.size()));
    }

    /** What all runs have in common. */
    static String caption(List<Candidate> candidates) {
        List<Result> all = candidates.stream().flatMap(candidate -> candidate.runs().stream()).toList();
        return all.isEmpty() ? "" : Wording.caption(all);
    }
}
