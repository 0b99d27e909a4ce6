package dev.tacho.report;

import dev.tacho.report.Section.Block.Table;
import dev.tacho.report.Section.Caution;
import dev.tacho.result.Candidate;
import dev.tacho.result.Result;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Under what the runs of a comparison were made: what all have in common, and what differs.
 *
 * @param common    by its name
 * @param differing by its name, a value for each candidate
 * @param apart     for each candidate whose runs differ among themselves, in what
 */
record Conditions(Map<String, String> common, Map<String, List<String>> differing, Map<String, Set<String>> apart) {
    private static final Texts TEXTS = Texts.of("report");
    private static final String BETWEEN = " / ";

    static Conditions of(List<Candidate> candidates) {
        List<List<Map<String, String>>> all = candidates.stream()
                .map(candidate -> candidate.runs().stream().map(Conditions::conditions).toList()).toList();
        Set<String> names = all.stream().flatMap(List::stream).flatMap(run -> run.keySet().stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        Map<String, String> common = new LinkedHashMap<>();
        Map<String, List<String>> differing = new LinkedHashMap<>();
        Map<String, Set<String>> apart = new LinkedHashMap<>();
        for (String name : names) {
            List<String> values = new ArrayList<>();
            for (int i = 0; i < candidates.size(); i++) {
                List<String> ofRuns = all.get(i).stream().map(run -> run.getOrDefault(name, "")).distinct().toList();
                if (ofRuns.size() > 1) {
                    apart.computeIfAbsent(candidates.get(i).name(), _ -> new LinkedHashSet<>()).add(name);
                }
                values.add(String.join(BETWEEN, ofRuns));
            }
            if (values.stream().distinct().count() == 1) {
                common.put(name, values.getFirst());
            } else {
                differing.put(name, values);
            }
        }
        return new Conditions(common, differing, apart);
    }

    /** What was asked for and on what machine; not what the server is, which is what a comparison is about. */
    private static Map<String, String> conditions(Result result) {
        Map<String, String> conditions = new LinkedHashMap<>();
        Settings.load(result).rows().forEach(row -> conditions.merge(row.get(0), row.get(1), (a, b) -> a + "; " + b));
        Content.machine(result).rows().forEach(row -> conditions.put(row.get(0), row.get(1)));
        return conditions;
    }

    List<Caution> cautions() {
        List<Caution> cautions = new ArrayList<>();
        if (!differing.isEmpty()) {
            cautions.add(new Caution(TEXTS.get("compare.settings.differ"),
                    TEXTS.get("compare.settings.differ.text", list(differing.keySet()))));
        }
        apart.forEach((name, what) -> cautions.add(new Caution(TEXTS.get("compare.settings.repeats", name),
                TEXTS.get("compare.settings.repeats.text", list(what)))));
        return cautions;
    }

    private static String list(Set<String> names) {
        return String.join(TEXTS.get("list"), names);
    }

    Table shared() {
        Rows rows = new Rows(TEXTS.get("settings.setting"), TEXTS.get("settings.value"));
        common.forEach(rows::add);
        return rows.words();
    }

    Table differences(List<Candidate> candidates) {
        List<String> head = new ArrayList<>(List.of(TEXTS.get("settings.setting")));
        candidates.forEach(candidate -> head.add(candidate.name()));
        Rows rows = new Rows(head.toArray(String[]::new));
        differing.forEach((name, values) -> {
            List<String> row = new ArrayList<>(List.of(name));
            row.addAll(values);
            rows.add(row.toArray(String[]::new));
        });
        return rows.words();
    }
}
