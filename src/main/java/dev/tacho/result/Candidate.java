package dev.tacho.result;

import dev.tacho.measure.Spread;
import dev.tacho.profile.Target;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * One of several things compared: all results of the same profile name and target, which are repeats of each other.
 *
 * @param name unique among those it is compared with
 * @param runs in the order given, at least one
 */
public record Candidate(String name, List<Result> runs) {

    public Candidate {
        runs = List.copyOf(runs);
    }

    private record Key(String name, Target target) {
        static Key of(Result result) {
            return new Key(result.profile().name(), result.profile().target());
        }
    }

    /** The fastest first, by mean requests per second. */
    public static List<Candidate> ranked(List<Result> results) {
        Map<Key, List<Result>> groups = results.stream()
                .collect(Collectors.groupingBy(Key::of, LinkedHashMap::new, Collectors.toList()));
        Map<String, Long> sameName = groups.keySet().stream()
                .collect(Collectors.groupingBy(Key::name, Collectors.counting()));
        List<Candidate> candidates = new ArrayList<>();
        groups.forEach((key, runs) -> candidates.add(new Candidate(
                sameName.get(key.name) == 1 ? key.name : key.name + " (" + place(runs.getFirst()) + ")", runs)));
        candidates.sort(Comparator.comparingDouble((Candidate one) -> one.requestsPerSecond().mean()).reversed());
        return List.copyOf(candidates);
    }

    /** What tells two targets of the same name apart. */
    private static String place(Result result) {
        return switch (result.profile().target()) {
            case Target.Url target -> target.url();
            case Target.Server _, Target.Demo _ -> result.document().host() + ":" + result.document().port();
        };
    }

    public Spread requestsPerSecond() {
        return spread(Result::requestsPerSecond);
    }

    /** Any figure of a run over all of them. */
    public Spread spread(ToDoubleFunction<Result> figure) {
        return Spread.of(runs.stream().mapToDouble(figure).toArray());
    }
}
