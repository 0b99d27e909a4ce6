package dev.tacho.report;

import dev.tacho.report.Section.Block.Cautions;
import dev.tacho.report.Section.Block.Drawing;
import dev.tacho.report.Section.Block.Note;
import dev.tacho.report.Section.Block.Paragraphs;
import dev.tacho.report.Section.Caution;
import dev.tacho.result.Candidate;
import dev.tacho.result.Result;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import dev.tacho.text.Version;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Several results as a page: who is ahead, whether that is certain, what to doubt, and under what it was measured. */
final class ComparisonPage {
    private static final Texts TEXTS = Texts.of("report");
    private static final int MOST_NAMES = 3;
    /** So it is with every closed loop, and it is in each result's own page. */
    private static final String OF_EVERY_CLOSED_LOOP = "closedLoop";

    private ComparisonPage() {
    }

    static Page of(List<Result> results) {
        List<Candidate> ranked = Candidate.ranked(results);
        Instant last = results.stream().map(Result::startedAt).max(Instant::compareTo).orElseThrow();
        return new Page(title(ranked), Ranking.lead(ranked), List.of(), "", sections(results, ranked),
                TEXTS.get("footer", Version.NUMBER, last.atZone(ZoneOffset.UTC).toLocalDate().toString()));
    }

    static String title(List<Candidate> ranked) {
        List<String> names = ranked.stream().map(Candidate::name).toList();
        String versus = TEXTS.get("compare.title.versus");
        return names.size() <= MOST_NAMES ? String.join(versus, names)
                : TEXTS.get("compare.title.many", String.join(versus, names.subList(0, MOST_NAMES - 1)),
                        Integer.toString(names.size() - MOST_NAMES + 1));
    }

    private static List<Section> sections(List<Result> results, List<Candidate> ranked) {
        List<Section> sections = new ArrayList<>();
        sections.add(Section.wide(TEXTS.get("compare.ranked"), drawing(ComparisonChart.RANKED, results),
                new Note(TEXTS.get("compare.ranked.note"))));
        sections.add(Section.wide(TEXTS.get("compare.ranking"), Ranking.table(ranked),
                new Note(TEXTS.get("compare.ranking.note"))));
        if (ranked.size() > 1) {
            sections.add(Section.wide(TEXTS.get("compare.differences"), new Paragraphs(Ranking.differences(ranked)),
                    new Note(TEXTS.get("compare.differences.note"))));
        }
        Conditions conditions = Conditions.of(ranked);
        List<Caution> cautions = new ArrayList<>(conditions.cautions());
        ranked.forEach(candidate -> cautions.addAll(warnings(candidate)));
        if (!cautions.isEmpty()) {
            sections.add(Section.wide(TEXTS.get("compare.warnings"), new Cautions(cautions)));
        }
        sections.add(Section.wide(TEXTS.get("compare.percentiles"), drawing(ComparisonChart.PERCENTILES, results),
                new Note(TEXTS.get("compare.percentiles.note"))));
        sections.add(Section.wide(TEXTS.get("compare.overlay"), drawing(ComparisonChart.THROUGHPUT, results),
                drawing(ComparisonChart.LATENCY, results), new Note(TEXTS.get("compare.overlay.note"))));
        if (!conditions.differing().isEmpty()) {
            sections.add(Section.wide(TEXTS.get("compare.settings.differing"), conditions.differences(ranked)));
        }
        sections.add(Section.wide(TEXTS.get("compare.settings.common"), conditions.shared()));
        return sections;
    }

    /** What is the matter with more than one of a candidate's runs is said once, with the numbers of the first. */
    private static List<Caution> warnings(Candidate candidate) {
        Map<String, Warning> first = new LinkedHashMap<>();
        candidate.runs().stream().flatMap(run -> run.warnings().stream())
                .filter(warning -> !warning.code().equals(OF_EVERY_CLOSED_LOOP))
                .forEach(warning -> first.putIfAbsent(warning.code(), warning));
        return first.values().stream().map(warning -> new Caution(TEXTS.get("compare.warning", candidate.name(),
                WarningWords.title(warning)).strip(), warning.text())).toList();
    }

    private static Drawing drawing(ComparisonChart chart, List<Result> results) {
        return new Drawing(chart.key(), chart.figure(results), chart.height(results, 1_000) / 1_000.0);
    }
}
