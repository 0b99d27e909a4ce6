package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final List<Result> USUAL = Rivals.usual();

    @Test
    void theFastestIsFirstAndItsRepeatsAreOneBarWithTheirSpread() {
        Plot plot = Comparison.ranked(USUAL).plots.getFirst();
        assertThat(plot.bars()).extracting(Plot.Bar::name)
                .containsExactly("nginx", "Tornado", "gunicorn, 4 workers", "gevent");
        assertThat(plot.bars()).allSatisfy(bar -> {
            assertThat(bar.low()).isLessThan(bar.value());
            assertThat(bar.high()).isGreaterThan(bar.value());
            assertThat(bar.text()).matches("[\\d,]+ ± \\d+ \\(3 runs\\)");
        });
        assertThat(texts(Comparison.ranked(USUAL))).contains("nginx", "Requests per second", "requests/s", "10k",
                plot.bars().getFirst().text());
    }

    @Test
    void aDifferenceThatTheRepeatsDoNotSupportIsSaid() {
        assertThat(Comparison.differences(USUAL)).singleElement().asString()
                .startsWith("No clear difference between gunicorn, 4 workers and gevent").contains("Welch", "p = 0.");
        assertThat(Comparison.ranked(USUAL).subtitle).contains("No clear difference");
    }

    @Test
    void differencesBeyondTheRepeatsAndSingleRunsAreSaidToo() {
        List<Result> apart = USUAL.stream().filter(run -> !run.profile().name().startsWith("g")).toList();
        assertThat(Comparison.differences(apart)).singleElement().asString().startsWith("Each is faster");
        assertThat(Comparison.differences(Rivals.many(3))).containsExactly(
                "Where something ran only once, a difference may be chance.");
        assertThat(Comparison.differences(USUAL.subList(0, 1))).isEmpty();
    }

    @Test
    void manyNeighboursThatAreAlikeAreCounted() {
        List<Result> alike = new ArrayList<>();
        for (int server = 0; server < 6; server++) {
            for (int repeat = 0; repeat < 3; repeat++) {
                alike.add(Rivals.run("server " + server, repeat, 3, 400 + repeat * 60, 1e6, 0.1));
            }
        }
        assertThat(Comparison.differences(alike)).hasSize(4).last().isEqualTo("Nor between 2 more neighbours.");
    }

    @Test
    void oneAndTwoRunsSayHowManyTheyAre() {
        assertThat(bar(1).text()).endsWith("(1 run)");
        assertThat(bar(1).low()).isEqualTo(bar(1).high());
        assertThat(bar(2).text()).matches("[\\d,]+ \\(2 runs: [\\d,]+ and [\\d,]+\\)");
    }

    private static Plot.Bar bar(int runs) {
        List<Result> nginx = USUAL.stream().filter(run -> run.profile().name().equals("nginx")).limit(runs).toList();
        return Comparison.ranked(nginx).plots.getFirst().bars().getFirst();
    }

    @Test
    void barsThatDoNotFitAreCounted() {
        List<String> texts = Layout.of(Comparison.ranked(Rivals.many(30)), 800, 500).labels().stream()
                .map(Label::text).toList();
        assertThat(texts).anyMatch(text -> text.matches("and \\d+ more"));
        assertThat(texts(Comparison.ranked(Rivals.many(10)))).noneMatch(text -> text.matches("and \\d+ more"));
    }

    @Test
    void runsAreAlignedAtTheStartOfTheirMeasuredWindows() {
        Result longWarmUp = Rivals.run("warm", 0, 8, 400, 1e6, 0.2);
        Result none = Samples.result(8);
        Figure figure = Comparison.overlay(List.of(longWarmUp, none), Panel.THROUGHPUT);
        assertThat(figure.plots.getFirst().series()).allSatisfy(series ->
                assertThat(series.xs(figure)).hasSize(8).startsWith(0.25).endsWith(2));
        assertThat(texts(figure)).contains("time since the start of the measured window (min:s)");
    }

    @Test
    void repeatsShareColourLineAndOneEntryOfTheLegend() {
        Figure figure = Comparison.overlay(USUAL, Panel.THROUGHPUT);
        assertThat(figure.plots.getFirst().series()).hasSize(12);
        assertThat(figure.legend).extracting(Figure.Entry::name).containsExactly("nginx (3 runs)", "Tornado (3 runs)",
                "gunicorn, 4 workers (3 runs)", "gevent (3 runs)");
        assertThat(figure.legend).extracting(Figure.Entry::pen).doesNotHaveDuplicates();
        assertThat(figure.legend).extracting(Figure.Entry::ink).doesNotHaveDuplicates();
        assertThat(Comparison.ranked(USUAL).plots.getFirst().bars()).extracting(Plot.Bar::ink)
                .isEqualTo(figure.legend.stream().map(Figure.Entry::ink).toList());
        assertThat(texts(figure)).contains("nginx (3 runs)").filteredOn("Throughput"::equals).hasSize(1);
    }

    @Test
    void repeatsOfOneCandidateAloneAreToldApartByTheirStart() {
        List<Result> nginx = USUAL.stream().filter(run -> run.profile().name().equals("nginx")).toList();
        assertThat(Comparison.percentiles(nginx).legend).extracting(Figure.Entry::name).containsExactly(
                "2026-01-02 03:04:05 UTC", "2026-01-02 03:05:35 UTC", "2026-01-02 03:07:05 UTC");
    }

    @Test
    void eachPanelHasItsOwnUnit() {
        assertThat(Comparison.overlay(USUAL, Panel.LATENCY).plots).extracting(Plot::title)
                .containsExactly("Median response time", "99th percentile of response times");
        assertThat(texts(Comparison.overlay(USUAL, Panel.TARGET))).contains("CPU of the server", "memory, MiB",
                "CPU, % of one core");
        assertThat(texts(Comparison.overlay(List.of(Samples.remote(4)), Panel.TARGET)))
                .anyMatch(text -> text.contains("could not be seen"));
    }

    @Test
    void aLongRunIsDrawnWithAsManyPointsAsCanBeTold() {
        Result run = Rivals.run("long", 0, 1_000, 40, 1e6, 0.3);
        Figure figure = Comparison.overlay(List.of(run), Panel.LATENCY);
        Series p99 = figure.plots.getLast().series().getFirst();
        assertThat(p99.ys().length).isBetween(150, 240);
        assertThat(p99.xs(figure)).hasSameSizeAs(p99.ys()).endsWith(250);
        List<Tick> first = run.ticks().subList(4, 9);
        assertThat(p99.ys()[0]).isCloseTo(first.stream().mapToLong(tick -> tick.response().maxNanos()).max()
                .orElseThrow(), org.assertj.core.data.Percentage.withPercentage(1.6));
    }

    @Test
    void eachCurveEndsAtItsOwnLastSample() {
        Result few = Rivals.run("few", 0, 8, 100, 1e6, 0.3);
        Result many = Rivals.run("many", 0, 8, 4_000, 1e6, 0.3);
        Figure figure = Comparison.percentiles(List.of(few, many));
        List<Series> series = figure.plots.getFirst().series();
        assertThat(series.getFirst().xs(figure).length).isGreaterThan(series.getLast().xs(figure).length);
        assertThat(series).allSatisfy(one -> assertThat(one.ys()).isSorted());
        assertThat(texts(figure)).anyMatch(text -> text.startsWith("fewer than 10 samples"));
    }

    @Test
    void nothingToCompareIsSaid() {
        assertThat(Stream.of(Comparison.ranked(List.of()), Comparison.overlay(List.of(), Panel.TARGET),
                Comparison.overlay(List.of(), Panel.THROUGHPUT), Comparison.percentiles(List.of())))
                .allSatisfy(figure -> assertThat(texts(figure)).contains("no results to compare"));
        assertThat(texts(Comparison.percentiles(List.of(Samples.result(0))))).anyMatch(text ->
                text.contains("no response"));
    }

    @Test
    void theCaptionHasOnlyWhatAllHaveInCommon() {
        String caption = Comparison.ranked(USUAL).caption.replace('\u00a0', ' ');
        assertThat(caption).contains("10 connections", "AMD EPYC", "error bars", "2026-01-02 03:04 UTC – ")
                .doesNotContain("http://127", "settings differ");
        assertThat(Comparison.ranked(List.of(USUAL.getFirst(), dev.tacho.result.OpenRuns.result())).caption
                .replace('\u00a0', ' ')).contains("settings differ between the runs");
    }

    private static List<String> texts(Figure figure) {
        return Layout.of(figure, 1_600, 900).labels().stream().map(Label::text).toList();
    }
}
