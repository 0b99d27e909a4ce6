package dev.tacho.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tacho.measure.Counts;
import dev.tacho.profile.Load;
import dev.tacho.profile.Profile;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Warning;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ComparisonsTest {

    @Test
    void theFastestComesFirstWithItsSpread() {
        List<Result> results = new ArrayList<>(runs("slow", 900, 1_000, 1_100));
        results.addAll(runs("fast", 1_990, 2_000, 2_010));
        assertThat(table(results)).startsWith("""
                | Name | Requests/s | p50 | p99 | Failures | Memory | CPU | Runs |
                |---|---:|---:|---:|---:|---:|---:|---:|
                | 1. fast | 2,000 ± 10.0 |""").contains("| 2. slow | 1,000 ± 100.0 |",
                "| 6 → 8 MiB | 57 % | 3 |");
    }

    @Test
    void whatTheSpreadSupportsIsSaidAndWhatNot() {
        List<Result> clear = new ArrayList<>(runs("fast", 1_990, 2_000, 2_010));
        clear.addAll(runs("slow", 1_490, 1_500, 1_510));
        assertThat(page(clear)).contains("**fast is ahead with 2,000 requests/s, 33 % more than slow.**",
                "fast: 33 % more than slow, which the spread supports (p \\< 0.001).");
        List<Result> unclear = new ArrayList<>(runs("one", 1_500, 2_000, 2_500));
        unclear.addAll(runs("other", 1_400, 1_900, 2_400));
        assertThat(page(unclear)).contains("but the spread does not support that it is faster than other",
                "one: 5.3 % more than other, which the spread does not support (p = 0.82).");
        List<Result> once = new ArrayList<>(runs("one", 4_000));
        once.addAll(runs("other", 1_000));
        assertThat(page(once)).contains("4.00 times that of other", "it cannot be told how much of that is chance",
                "run only once, so there is no spread").contains("| 1. one | 4,000 |").doesNotContain("±  ");
    }

    @Test
    void nothingIsRankedWhereNothingAnswered() {
        List<Result> dead = new ArrayList<>(runs("a", 0));
        dead.addAll(runs("b", 0));
        assertThat(page(dead)).contains("No response came in any of the runs").doesNotContain("NaN", "Infinity");
        List<Result> half = new ArrayList<>(runs("a", 100));
        half.addAll(runs("b", 0));
        assertThat(page(half)).contains("**a: 100.0 requests/s.**").doesNotContain("NaN", "Infinity");
    }

    @Test
    void unequalConditionsAreNamed() {
        Result like = runs("one", 1_000).getFirst();
        Result more = runs("other", 2_000).getFirst();
        Result other = with(more, more.profile().withLoad(new Load.Closed(99, OptionalLong.empty(), Optional.of(10.0))));
        assertThat(page(List.of(like, other))).contains("They were not measured alike.",
                "differ in more than the server: Concurrent clients.", "## What differs", "| Concurrent clients | 99 | 10 |");
        assertThat(page(List.of(like, more))).doesNotContain("not measured alike", "What differs")
                .contains("| Concurrent clients | 10 |");
    }

    @Test
    void runsOfOneNameThatDifferAreNoRepeats() {
        List<Result> runs = runs("one", 1_000, 1_010);
        Result odd = with(runs.getLast(), runs.getLast().profile().withLoad(
                new Load.Closed(99, OptionalLong.empty(), Optional.of(10.0))));
        assertThat(page(List.of(runs.getFirst(), odd))).contains("one: its runs are not repeats.",
                "but differ in: Concurrent clients");
    }

    @Test
    void aWarningOfSeveralRunsIsSaidOnceAndThatOfEveryClosedLoopNot() {
        List<Result> results = runs("one", 1_000, 1_010, 1_020).stream().map(run -> run.withWarnings(List.of(
                new Warning("closedLoop", "as always"), new Warning("shortRun", "It was short.")))).toList();
        assertThat(page(results)).containsOnlyOnce("**one: A very short run.** It was short.")
                .doesNotContain("as always");
    }

    @Test
    void aTitleNamesThreeAtMost() {
        assertThat(page(List.of(runs("a", 3).getFirst(), runs("b", 2).getFirst()))).startsWith("# a vs b\n");
        assertThat(page(List.of(runs("a", 4).getFirst(), runs("b", 3).getFirst(), runs("c", 2).getFirst(),
                runs("d", 1).getFirst()))).startsWith("# a vs b and 2 more\n");
    }

    @Test
    void picturesAreShownWhereTheyAre() {
        List<Result> results = runs("one", 1_000, 1_010);
        String page = new String(Comparisons.markdown(results, Map.of(ComparisonChart.RANKED, "ranked.png"),
                Style.DEFAULT), StandardCharsets.UTF_8);
        assertThat(page).contains("](ranked.png)").doesNotContain("How slow");
        assertThat(page(results)).doesNotContain("![", "## Side by side");
    }

    @Test
    void aPageHoldsAllChartsLightAndDark() {
        String html = new String(Comparisons.write(runs("one", 1_000, 1_010), Format.HTML, ComparisonChart.RANKED,
                Style.DEFAULT), StandardCharsets.UTF_8);
        assertThat(html.split("<svg ", -1)).hasSize(1 + 2 * ComparisonChart.values().length);
    }

    @Test
    void aFormatOfOneResultIsNone() {
        assertThatThrownBy(() -> Comparisons.write(runs("one", 1), Format.AB, ComparisonChart.RANKED, Style.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static String page(List<Result> results) {
        return new String(Comparisons.write(results, Format.MARKDOWN, ComparisonChart.RANKED, Style.DEFAULT),
                StandardCharsets.UTF_8);
    }

    private static String table(List<Result> results) {
        return Comparisons.table(results, Style.DEFAULT);
    }

    /** Runs of one thing, at so many requests/s each; each lasts a second. */
    private static List<Result> runs(String name, long... rates) {
        return Arrays.stream(rates).mapToObj(rate -> {
            Result like = Samples.result(4);
            Counts counts = new Counts(rate, rate, Map.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                    new TreeMap<>(Map.of(200, rate)));
            return new Result(name + rate, Instant.ofEpochSecond(rate), like.ending(), like.profile().withName(name),
                    like.document(), counts, 1, like.latency(), like.generator(), like.target(), like.warnings(),
                    like.environment(), like.ticks());
        }).toList();
    }

    private static Result with(Result like, Profile profile) {
        return new Result(like.id(), like.startedAt(), like.ending(), profile, like.document(), like.counts(),
                like.seconds(), like.latency(), like.generator(), like.target(), like.warnings(), like.environment(),
                like.ticks());
    }
}
