package dev.tacho.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tacho.chart.RunFigures.Panel;
import dev.tacho.chart.Sheet.Label;
import dev.tacho.result.Result;
import dev.tacho.result.Samples;
import dev.tacho.result.Tick;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunFiguresTest {
    private static final List<Panel> ALL = List.of(Panel.values());
    private static final String NO_TARGET = "not on this machine";

    @Test
    void panelsComeInTheOrderAskedFor() {
        Figure figure = live(List.of(Panel.LATENCY, Panel.THROUGHPUT), Samples.ticks(4));
        assertThat(figure.plots).extracting(Plot::title).containsExactly("Latency", "Throughput");
    }

    @Test
    void failuresAreASeriesOnlyWhenThereAreAny() {
        assertThat(live(ALL, Runs.eventful(20)).plots.getFirst().series()).extracting(Series::name)
                .containsExactly("requests/s");
        assertThat(live(ALL, Runs.failing(20)).plots.getFirst().series()).extracting(Series::name)
                .containsExactly("requests/s", "failures/s");
    }

    @Test
    void anEmptyTickLeavesAGapInLatencyAndAZeroInThroughput() {
        List<Tick> ticks = List.of(Runs.tick(0, 100, 0, 1_000_000), Runs.tick(1, 0, 0, 0),
                Runs.tick(2, 100, 0, 1_000_000));
        Figure figure = live(ALL, ticks);
        assertThat(figure.plots.get(0).series().getFirst().ys()).containsExactly(1_000, 0, 1_000);
        assertThat(figure.plots.get(1).series()).allSatisfy(series -> assertThat(series.ys()[1]).isNaN());
    }

    @Test
    void aServerThatIsNotSeenIsSaidInWords() {
        assertThat(texts(live(ALL, Runs.dead(3)))).contains(NO_TARGET);
        assertThat(live(ALL, Runs.dead(3)).plots.getLast().series()).isEmpty();
        assertThat(texts(live(ALL, Samples.ticks(3)))).doesNotContain(NO_TARGET);
    }

    @Test
    void withoutAWordForItTheServersPanelStaysEmpty() {
        Figure figure = RunFigures.overTime("", "", ALL, Runs.dead(3), "", 0);
        assertThat(figure.plots.getLast().message()).isEmpty();
        assertThat(figure.plots.getLast().left()).isPresent();
    }

    @Test
    void beforeTheFirstTickItSaysThatItWaits() {
        assertThat(texts(live(ALL, List.of()))).contains("waiting for the first measurements", "0:00", "0:10")
                .doesNotContain(NO_TARGET);
    }

    @Test
    void everyAxisNamesItsUnit() {
        assertThat(texts(live(ALL, Samples.ticks(20)))).contains("requests/s", "ms (log scale)",
                "CPU, % of one core", "memory, MiB", "time since the start (min:s)");
    }

    @Test
    void anExportedFigureCarriesItsOutcomeAndTheExactSettings() {
        Result result = Samples.result(40);
        Figure figure = RunFigures.overTime(result, ALL);
        assertThat(figure.title).isEqualTo("nginx, keep-alive");
        assertThat(figure.subtitle).contains("requests/s", "p50", "p99", "failed");
        assertThat(figure.caption.replace('\u00a0', ' ')).contains("GET http://127.0.0.1:8080/index.html?a=1",
                "10 connections", "10 s", "keep-alive", "HTTP/1.1", "nginx/1.22.1", "2026-01-02 03:04 UTC",
                "AMD EPYC, 2 cores, 24 GiB", "Tacho 0.1.0", "Java 25", "epoll");
    }

    @Test
    void aLiveFigureHasNeitherTitleNorCaption() {
        Figure figure = live(ALL, Samples.ticks(4));
        assertThat(figure.title + figure.subtitle + figure.caption).isEmpty();
    }

    @Test
    void thePercentileCurveRisesFromTheMedianToTheMaximum() {
        Result result = Samples.result(40);
        Series response = RunFigures.percentiles(result).plots.getFirst().series().getFirst();
        assertThat(response.ys()).isSorted();
        assertThat(response.ys()[response.ys().length - 1])
                .isEqualTo(result.latency(dev.tacho.measure.Metric.RESPONSE).maxNanos());
    }

    @Test
    void serviceTimeIsDrawnOnlyWhereItDiffers() {
        assertThat(RunFigures.percentiles(Samples.result(8)).plots.getFirst().series()).hasSize(1);
        assertThat(RunFigures.percentiles(Runs.withSlowConnects(500)).plots.getFirst().series())
                .extracting(Series::name).containsExactly("response time", "service time");
    }

    @Test
    void thePercentileCurveMarksWhereSamplesAreFew() {
        Figure figure = RunFigures.percentiles(Runs.withSlowConnects(5_000));
        assertThat(figure.plots.getFirst().doubt().orElseThrow().from()).isEqualTo(500);
        assertThat(texts(figure)).contains("fewer than 10 samples beyond");
    }

    @Test
    void aRunWithoutAResponseHasNoCurveAndSaysSo() {
        assertThat(texts(RunFigures.percentiles(Samples.result(0)))).anyMatch(text -> text.contains("no response"));
    }

    private static Figure live(List<Panel> panels, List<Tick> ticks) {
        return RunFigures.overTime("", "", panels, ticks, NO_TARGET, 0);
    }

    private static List<String> texts(Figure figure) {
        return Layout.of(figure, 1_600, 900).labels().stream().map(Label::text).toList();
    }
}
